import { Checkbox, Text } from '@mantine/core';
import { memo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, moneyText } from '../../../foundation/format.ts';
import type { CommissionListProps } from './commission-table.tsx';
import type { CommissionSelection } from './commissions.api.ts';
import { baseText, commissionLabels as labels, owedPartTexts } from './commissions.labels.ts';
import classes from './commissions.module.css';
import { type OwedPayment, type PaymentState, stateOf } from './owed-payments.ts';

/** What one professional is owed, on a phone: the whole line takes the thumb. */
export function CommissionCards({ name, payments, selection }: CommissionListProps) {
  const timezone = useTimezone();
  return (
    <ul className={classes.cards} aria-label={`${labels.title}: ${name}`}>
      {payments.map((payment) => (
        <PaymentCard
          key={payment.id}
          payment={payment}
          when={formatInstant(payment.first.appointmentTime, timezone)}
          state={stateOf(payment, selection.ids)}
          onToggle={selection.toggle}
        />
      ))}
    </ul>
  );
}

type PaymentCardProps = {
  payment: OwedPayment;
  when: string;
  state: PaymentState;
  onToggle: CommissionSelection['toggle'];
};

/** Drawn again only when it is selected or not. */
const PaymentCard = memo(({ payment, when, state, onToggle }: PaymentCardProps) => (
  <li>
    <Checkbox
      checked={state === 'selected'}
      indeterminate={state === 'in-part'}
      onChange={() => onToggle(payment)}
      classNames={{ body: classes.cardBody, labelWrapper: classes.cardWords }}
      label={
        <span className={classes.card}>
          <span className={classes.cardLine}>
            <Text span inherit fw={600}>
              {payment.first.clientName}
            </Text>
            <Text span inherit fw={600} className="tabular">
              {moneyText(payment.amountCents)}
            </Text>
          </span>
          {owedPartTexts(payment).map((text, index) => (
            // Two may be alike, and the order is theirs.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <span key={index}>{text}</span>
          ))}
          <Text span size="xs" c="dimmed" className="tabular">
            {[when, baseText(payment)].filter(Boolean).join(' · ')}
          </Text>
        </span>
      }
    />
  </li>
));
