import type { Statement } from '@app/contract/cash/statement.contract';
import { Table, Text } from '@mantine/core';
import { dayText, percentText } from '../../../foundation/format.ts';
import { amountText, lineLabels as labels, statementLabels } from './statement.labels.ts';
import classes from './statement.module.css';
import { StatementStatus } from './statement-status.tsx';

/** The services on a wide screen and on paper. */
export function StatementTable({ statement }: { statement: Statement }) {
  return (
    <Table className={classes.table} aria-label={statementLabels.services}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{labels.date}</Table.Th>
          <Table.Th>{labels.service}</Table.Th>
          {[labels.gross, labels.discount, labels.base, labels.percent].map((name) => (
            <Table.Th key={name} ta="end">
              {name}
            </Table.Th>
          ))}
          <Table.Th ta="end">{labels.house}</Table.Th>
          <Table.Th ta="end">{labels.professional}</Table.Th>
          <Table.Th>{labels.status}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {statement.lines.map((line, index) => (
          // Two lines may be alike; a statement is never sorted anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <LineRow key={index} line={line} />
        ))}
      </Table.Tbody>
      <SumRow sums={statement.sums} />
    </Table>
  );
}

function LineRow({ line }: { line: Statement['lines'][number] }) {
  return (
    <Table.Tr>
      <Table.Td className="tabular">{dayText(line.date)}</Table.Td>
      <Table.Td className={classes.tableWords}>
        {line.serviceName}
        <Text span display="block" size="xs" c="dimmed">
          {line.clientName}
        </Text>
      </Table.Td>
      <Amount cents={line.grossCents} />
      <Amount cents={line.discountCents} />
      <Amount cents={line.baseCents} />
      <Table.Td ta="end" className="tabular">
        {percentText(line.basisPoints)}
      </Table.Td>
      <Amount cents={line.houseCents} />
      <Amount cents={line.professionalCents} />
      <Table.Td>
        <StatementStatus {...line} shareCents={line.professionalCents} />
      </Table.Td>
    </Table.Tr>
  );
}

function SumRow({ sums }: Pick<Statement, 'sums'>) {
  return (
    <Table.Tfoot>
      <Table.Tr>
        <Table.Th colSpan={2} scope="row">
          {statementLabels.total}
        </Table.Th>
        <Amount cents={sums.grossCents} />
        <Amount cents={sums.discountCents} />
        <Amount cents={sums.baseCents} />
        <Table.Td />
        <Amount cents={sums.houseCents} />
        <Amount cents={sums.professionalCents} />
        <Table.Td />
      </Table.Tr>
    </Table.Tfoot>
  );
}

function Amount({ cents }: { cents: number }) {
  return (
    <Table.Td ta="end" className="tabular">
      {amountText(cents)}
    </Table.Td>
  );
}
