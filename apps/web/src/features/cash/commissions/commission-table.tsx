import { Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, moneyText, percentText } from '../../../foundation/format.ts';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import type { CommissionSelection } from './commissions.api.ts';
import {
  commissionLabels as labels,
  owedPartTexts,
  owedPaymentText,
} from './commissions.labels.ts';
import classes from './commissions.module.css';
import { baseOf, type OwedPayment, type PaymentState, rateOf, stateOf } from './owed-payments.ts';

export type CommissionListProps = {
  name: string;
  payments: readonly OwedPayment[];
  selection: CommissionSelection;
};

/** What one professional is owed, on a wide screen. */
export function CommissionTable({ name, payments, selection }: CommissionListProps) {
  const timezone = useTimezone();
  return (
    <Table className={classes.table} layout="fixed" aria-label={`${labels.title}: ${name}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={52}>
            <VisuallyHidden>{labels.pay}</VisuallyHidden>
          </Table.Th>
          <Table.Th w={176}>{labels.appointment}</Table.Th>
          <Table.Th>{labels.client}</Table.Th>
          <Table.Th>{labels.service}</Table.Th>
          <Table.Th w={116} ta="end">
            {labels.base}
          </Table.Th>
          <Table.Th w={80} ta="end">
            {labels.percent}
          </Table.Th>
          <Table.Th w={120} ta="end">
            {labels.amount}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            timezone={timezone}
            state={stateOf(payment, selection.ids)}
            onToggle={selection.toggle}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type PaymentRowProps = {
  payment: OwedPayment;
  timezone: string;
  state: PaymentState;
  onToggle: CommissionSelection['toggle'];
};

/** Drawn again only when it is selected or not: a list may have five hundred. */
const PaymentRow = memo(({ payment, timezone, state, onToggle }: PaymentRowProps) => (
  <Table.Tr data-selected={state === 'not' ? undefined : true} onClick={() => onToggle(payment)}>
    <Table.Td>
      <Checkbox
        aria-label={owedPaymentText(payment, timezone)}
        checked={state === 'selected'}
        indeterminate={state === 'in-part'}
        onChange={() => onToggle(payment)}
        onClick={(event) => event.stopPropagation()}
      />
    </Table.Td>
    <Table.Td className="tabular">
      {formatInstant(payment.first.appointmentTime, timezone)}
    </Table.Td>
    <Table.Td>
      <TruncatedText>{payment.first.clientName}</TruncatedText>
    </Table.Td>
    <Table.Td>
      {owedPartTexts(payment).map((text, index) => (
        // Two may be alike, and the order is theirs.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <TruncatedText key={index}>{text}</TruncatedText>
      ))}
    </Table.Td>
    <Amount cents={baseOf(payment)} />
    <Table.Td ta="end" className="tabular">
      {percentText(rateOf(payment))}
    </Table.Td>
    <Table.Td ta="end" className="tabular" fw={600}>
      {moneyText(payment.amountCents)}
    </Table.Td>
  </Table.Tr>
));

function Amount({ cents }: { cents: number | null }) {
  return (
    <Table.Td ta="end" className="tabular">
      {cents === null ? '—' : moneyText(cents)}
    </Table.Td>
  );
}
