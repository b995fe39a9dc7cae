import type { Settlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { changeLines } from '@app/domain/cash/receipt';
import { Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useHasMoney } from '../../scheduling/appointments/counter.view.ts';
import { owedText, receiptLabels, wayLines } from './receipt.labels.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { useSettlementOf } from './settle.api.ts';
import { paymentLabels as labels, receivedText, refundedText } from './settle.labels.ts';
import classes from './settle.module.css';
import { PriceLine } from './settle-prices.tsx';
import { SettleRefundButton } from './settle-refund-button.tsx';

type SettlePaymentProps = { appointment: AppointmentDetail };

/** What was paid for an appointment, in its details. */
export default function SettlePayment({ appointment }: SettlePaymentProps) {
  const maySee = useMay('cash.view');
  const isOpen = useHasMoney();
  const { status, isPaid } = appointment;
  const mayBePaid = isPaid || status === 'completed' || status === 'cancelled';
  return maySee && isOpen && mayBePaid ? <Loaded appointment={appointment} /> : null;
}

function Loaded({ appointment }: SettlePaymentProps) {
  const { data: settlement, isLoading, failureCount } = useSettlementOf(appointment.id);
  // What stands below is shown in its place at once.
  if (isLoading && failureCount === 0) return <div data-loading hidden />;
  return settlement ? <Payment settlement={settlement} owedCents={appointment.owedCents} /> : null;
}

type PaymentProps = { settlement: Settlement; owedCents: number };

function Payment({ settlement, owedCents }: PaymentProps) {
  const timezone = useTimezone();
  const { receiptNumber, createdAt, refundedAt, tipCents, discountCents } = settlement;
  const owed = refundedAt ? null : owedText(settlement, owedCents);
  return (
    <section className={classes.payment} aria-label={labels.title}>
      <Text size="xs" c="dimmed">
        {labels.title}
      </Text>
      <Text className="tabular">
        {receivedText(receiptNumber, formatInstant(createdAt, timezone))}
      </Text>
      <dl className={classes.prices}>
        {discountCents > 0 && <PriceLine name={receiptLabels.discount} cents={-discountCents} />}
        {wayLines(settlement).map(([name, amount], index) => (
          // Two ways may be alike; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <PriceLine key={index} name={name} cents={amount} />
        ))}
        {tipCents > 0 && <PriceLine name={labels.tip} cents={tipCents} />}
        {changeLines(settlement).map(([name, amount]) => (
          <PriceLine key={name} name={name} cents={amount} />
        ))}
      </dl>
      {owed && <Text size="sm">{owed}</Text>}
      {settlement.rewards.map((line) => (
        <Text key={line} size="xs" c="dimmed">
          {line}
        </Text>
      ))}
      {refundedAt && <Text fw={600}>{refundedText(formatInstant(refundedAt, timezone))}</Text>}
      <Buttons settlement={settlement} />
    </section>
  );
}

function Buttons({ settlement }: { settlement: Settlement }) {
  return (
    <div className={classes.paymentButtons}>
      <ReceiptLink settlementId={settlement.id} />
      <SettleRefundButton settlement={settlement} />
    </div>
  );
}
