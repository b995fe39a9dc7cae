import type { ImportRow, ImportSettings } from '@app/contract/clients/client-imports.contract';
import { Card, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { formatNumber } from '../../../foundation/format.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { ClientLink } from '../record/client-link.tsx';
import { reportLabels as labels } from './client-import.labels.ts';
import { OutcomeBadge } from './client-import-badge.tsx';
import classes from './client-import-report.module.css';

type Mapping = ImportSettings['mapping'];
type ClientImportRowsProps = { rows: readonly ImportRow[]; mapping: Mapping };

/** What becomes of each row of the file: a table, or cards on a phone. */
export function ClientImportRows({ rows, mapping }: ClientImportRowsProps) {
  if (useIsPhone()) return <RowCards rows={rows} mapping={mapping} />;
  return (
    <Paper withBorder>
      <Table className={classes.table} layout="fixed" aria-label={labels.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={88} ta="end">
              {labels.row}
            </Table.Th>
            <Table.Th>{labels.client}</Table.Th>
            <Table.Th w={164}>{labels.outcome}</Table.Th>
            <Table.Th>{labels.remarks}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.rowNumber}>
              <Table.Td ta="end" c="dimmed" className="tabular">
                {formatNumber(row.rowNumber)}
              </Table.Td>
              <Table.Td>
                <Person row={row} mapping={mapping} />
              </Table.Td>
              <Table.Td>{row.outcome && <OutcomeBadge outcome={row.outcome} />}</Table.Td>
              <Table.Td>
                <Remarks remarks={row.remarks} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function RowCards({ rows, mapping }: ClientImportRowsProps) {
  return (
    <Stack component="ul" gap="xs" className={classes.cards} aria-label={labels.title}>
      {rows.map((row) => (
        <Card component="li" key={row.rowNumber} padding="md">
          <Group justify="space-between" gap="xs" wrap="nowrap" mb={4}>
            <Text size="sm" c="dimmed" className="tabular">
              {labels.row} {formatNumber(row.rowNumber)}
            </Text>
            {row.outcome && <OutcomeBadge outcome={row.outcome} />}
          </Group>
          <Person row={row} mapping={mapping} />
          <Remarks remarks={row.remarks} />
        </Card>
      ))}
    </Stack>
  );
}

/** As the file says it, so that what is wrong in it can be found there. */
function Person({ row, mapping }: { row: ImportRow; mapping: Mapping }) {
  const cell = (column: number | undefined) => row.cells[column ?? -1]?.trim() ?? '';
  const name = cell(mapping.name);
  const contacts = [cell(mapping.phone), cell(mapping.email)].filter(Boolean);
  return (
    <>
      {row.clientId && name ? (
        <ClientLink id={row.clientId}>{name}</ClientLink>
      ) : (
        <Text {...(name ? { fw: 600 } : { c: 'dimmed' })}>
          {name || (row.cells.length === 0 ? labels.cleared : labels.nameless)}
        </Text>
      )}
      {contacts.length > 0 && (
        <Text size="sm" c="dimmed">
          {contacts.join(' · ')}
        </Text>
      )}
    </>
  );
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={classes.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
