import type { ClientImport, ImportSettings } from '@app/contract/clients/client-imports.contract';
import { IMPORT_FIELDS, type ImportField } from '@app/domain/clients/client-import';
import { Card, NativeSelect, Paper, Stack, Table, Text } from '@mantine/core';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { columnName, columnsLabels, fieldLabels } from './client-import.labels.ts';
import classes from './client-import-report.module.css';

type ClientImportColumnListProps = {
  imported: ClientImport;
  mapping: ImportSettings['mapping'];
  onChoose: (column: number, field: ImportField | null) => void;
};

/** The file's columns with what stands in them: a table, or cards on a phone. */
export function ClientImportColumnList(props: ClientImportColumnListProps) {
  const columns = columnsOf(props);
  if (useIsPhone()) return <ColumnCards columns={columns} />;
  return (
    <Paper withBorder>
      <Table className={classes.table} layout="fixed" aria-label={columnsLabels.list}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="26%">{columnsLabels.column}</Table.Th>
            <Table.Th>{columnsLabels.samples}</Table.Th>
            <Table.Th w={260}>{columnsLabels.question}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column) => (
            <Table.Tr key={column.place}>
              <Table.Td>
                <Text fw={600}>{column.name}</Text>
              </Table.Td>
              <Table.Td>
                <Samples values={column.samples} />
              </Table.Td>
              <Table.Td>
                <FieldSelect column={column} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

type Column = {
  place: number;
  name: string;
  samples: string[];
  field: ImportField | null;
  choose: (field: ImportField | null) => void;
};

const samplesShown = 3;

function columnsOf({ imported, mapping, onChoose }: ClientImportColumnListProps): Column[] {
  return imported.headers.map((header, place) => ({
    place,
    name: columnName(header, place),
    samples: samplesOf(imported, place),
    field: IMPORT_FIELDS.find((field) => mapping[field] === place) ?? null,
    choose: (field) => onChoose(place, field),
  }));
}

function samplesOf({ samples }: ClientImport, place: number): string[] {
  const values = samples.map((cells) => cells[place]?.trim() ?? '').filter(Boolean);
  return [...new Set(values)].slice(0, samplesShown);
}

function ColumnCards({ columns }: { columns: readonly Column[] }) {
  return (
    <Stack component="ul" gap="xs" className={classes.cards} aria-label={columnsLabels.list}>
      {columns.map((column) => (
        <Card component="li" key={column.place} padding="md">
          <Text fw={600}>{column.name}</Text>
          <Samples values={column.samples} />
          <FieldSelect column={column} label={columnsLabels.question} />
        </Card>
      ))}
    </Stack>
  );
}

function Samples({ values }: { values: readonly string[] }) {
  if (values.length === 0) return <Text c="dimmed">{columnsLabels.noSamples}</Text>;
  return (
    <Text c="dimmed" lineClamp={2}>
      {values.join(' · ')}
    </Text>
  );
}

const ignored = 'ignore';
const options = [
  ...IMPORT_FIELDS.map((value) => ({ value: value as string, label: fieldLabels[value] })),
  { value: ignored, label: columnsLabels.ignore },
];

function FieldSelect({ column, label }: { column: Column; label?: string }) {
  const { name, field, choose } = column;
  return (
    <NativeSelect
      {...(label && { label, mt: 'sm' })}
      aria-label={`${columnsLabels.question} ${name}`}
      data={options}
      value={field ?? ignored}
      onChange={({ currentTarget: { value } }) =>
        choose(IMPORT_FIELDS.find((known) => known === value) ?? null)
      }
    />
  );
}
