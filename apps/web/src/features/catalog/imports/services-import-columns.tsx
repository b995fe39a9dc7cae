import type { ServicesImportReport } from '@app/contract/catalog/services-import.contract';
import {
  SERVICE_IMPORT_FIELDS,
  type ServiceColumns,
  type ServiceImportField,
} from '@app/domain/catalog/service-import-columns';
import { Fieldset, NativeSelect, SimpleGrid } from '@mantine/core';
import { importFieldLabels, importLabels as labels } from './services-import.labels.ts';

type ServicesImportColumnsProps = {
  report: ServicesImportReport;
  disabled: boolean;
  onChange: (columns: ServiceColumns) => void;
};

/** Guessed from the first row; a change checks the file again. */
export function ServicesImportColumns({ report, disabled, onChange }: ServicesImportColumnsProps) {
  const { headers, columns } = report;
  const options = [
    { value: '', label: labels.noColumn },
    ...headers.map((label, column) => ({ value: String(column), label })),
  ];
  return (
    <Fieldset legend={labels.columns} variant="unstyled" m={0} p={0} disabled={disabled}>
      <SimpleGrid cols={2} spacing="sm">
        {SERVICE_IMPORT_FIELDS.map((field) => (
          <NativeSelect
            key={field}
            label={importFieldLabels[field]}
            data={options}
            value={String(columns[field] ?? '')}
            error={field === 'name' && columns.name === undefined && labels.nameMissing}
            onChange={(event) => onChange(withColumn(columns, field, event.currentTarget.value))}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

function withColumn(
  columns: ServiceColumns,
  field: ServiceImportField,
  chosen: string,
): ServiceColumns {
  const { [field]: _before, ...others } = columns;
  return chosen === '' ? others : { ...others, [field]: Number(chosen) };
}
