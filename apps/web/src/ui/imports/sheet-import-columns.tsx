import type { SheetColumns } from '@app/domain/shared/sheet-import';
import { Fieldset, NativeSelect, SimpleGrid } from '@mantine/core';
import type { SheetReport } from './sheet-import.api.ts';
import { sheetLabels as labels } from './sheet-import.labels.ts';

type SheetImportColumnsProps<Field extends string> = {
  /** How each field is called, in the order in which they are asked for. */
  fields: Record<Field, string>;
  report: SheetReport<Field>;
  disabled: boolean;
  onChange: (columns: SheetColumns<Field>) => void;
};

/** Guessed from the first row; a change checks the file again. */
export function SheetImportColumns<Field extends string>(props: SheetImportColumnsProps<Field>) {
  const { fields, disabled, onChange } = props;
  const { headers, columns } = props.report;
  const options = [
    { value: '', label: labels.noColumn },
    ...headers.map((label, column) => ({ value: String(column), label })),
  ];
  // The names have no other keys.
  const names = Object.entries(fields) as [Field, string][];
  return (
    <Fieldset legend={labels.columns} variant="unstyled" m={0} p={0} disabled={disabled}>
      <SimpleGrid cols={2} spacing="sm">
        {names.map(([field, name]) => (
          <NativeSelect
            key={field}
            label={name}
            data={options}
            value={String(columns[field] ?? '')}
            error={field === 'name' && columns[field] === undefined && labels.nameMissing}
            onChange={(event) => onChange(withColumn(columns, field, event.currentTarget.value))}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

function withColumn<Field extends string>(
  columns: SheetColumns<Field>,
  field: Field,
  chosen: string,
): SheetColumns<Field> {
  const others = Object.entries(columns).filter(([other]) => other !== field);
  const all = chosen === '' ? others : [...others, [field, Number(chosen)]];
  // No other keys than those of the columns.
  return Object.fromEntries(all) as SheetColumns<Field>;
}
