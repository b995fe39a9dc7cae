import type { Statement } from '@app/contract/cash/statement.contract';
import { Table } from '@mantine/core';
import { dayText } from '../../../foundation/format.ts';
import {
  amountText,
  lineLabels as labels,
  type Payment,
  statementLabels,
} from './statement.labels.ts';
import classes from './statement.module.css';
import { StatementParts } from './statement-parts.tsx';
import { StatementStatus } from './statement-status.tsx';

type StatementTableProps = { payments: readonly Payment[]; sums: Statement['sums'] };
/** A column of fees only where commissions are of what machines leave. */
function amountNames(hasFees: boolean): string[] {
  const { gross, discount, fee, base, house, professional, tip } = labels;
  return [gross, discount, ...(hasFees ? [fee] : []), base, house, professional, tip];
}

/** What clients paid, on a wide screen and on paper. */
export function StatementTable({ payments, sums }: StatementTableProps) {
  const hasFees = payments.some(({ feeCents }) => feeCents !== 0);
  return (
    <Table className={classes.table} aria-label={statementLabels.services}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{labels.date}</Table.Th>
          <Table.Th>{labels.service}</Table.Th>
          {amountNames(hasFees).map((name) => (
            <Table.Th key={name} ta="end">
              {name}
            </Table.Th>
          ))}
          <Table.Th>{labels.status}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {payments.map((payment) => (
          <PaymentRow key={payment.first.settlementId} payment={payment} hasFees={hasFees} />
        ))}
      </Table.Tbody>
      <SumRow sums={sums} hasFees={hasFees} />
    </Table>
  );
}

function PaymentRow({ payment, hasFees }: { payment: Payment; hasFees: boolean }) {
  const { first, professionalCents, tipCents } = payment;
  return (
    <Table.Tr>
      <Table.Td className="tabular">{dayText(first.date)}</Table.Td>
      <Table.Td className={classes.tableWords}>
        {first.clientName}
        <StatementParts payment={payment} />
      </Table.Td>
      <Amount cents={payment.grossCents} />
      <Amount cents={payment.discountCents} />
      {hasFees && <Amount cents={payment.feeCents} />}
      <Amount cents={payment.baseCents} />
      <Amount cents={payment.houseCents} />
      <Amount cents={professionalCents} />
      <Amount cents={tipCents} />
      <Table.Td>
        <StatementStatus {...payment} shareCents={professionalCents + tipCents} />
      </Table.Td>
    </Table.Tr>
  );
}

function SumRow({ sums, hasFees }: Pick<Statement, 'sums'> & { hasFees: boolean }) {
  return (
    <Table.Tfoot>
      <Table.Tr>
        <Table.Th colSpan={2} scope="row">
          {statementLabels.total}
        </Table.Th>
        <Amount cents={sums.grossCents} />
        <Amount cents={sums.discountCents} />
        {hasFees && <Amount cents={sums.feeCents} />}
        <Amount cents={sums.baseCents} />
        <Amount cents={sums.houseCents} />
        <Amount cents={sums.professionalCents} />
        <Amount cents={sums.tipsCents} />
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
