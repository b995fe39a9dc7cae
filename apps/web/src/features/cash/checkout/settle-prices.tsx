import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import type { ReactNode } from 'react';
import type { PaymentForm } from './payment.form.ts';
import { couponText, settleLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';

/** What was done and what it costs, before anything happens at the counter. */
export function SettlePrices({ appointment }: { appointment: AppointmentDetail }) {
  const { serviceDetails, subtotalCents, discountCents, couponCode } = appointment;
  return (
    <dl className={classes.prices}>
      {serviceDetails.map(({ id, name, priceCents }) => (
        <PriceLine key={id} name={name} cents={priceCents} />
      ))}
      {(serviceDetails.length > 1 || discountCents > 0) && (
        <PriceLine name={labels.subtotal} cents={subtotalCents} />
      )}
      {discountCents > 0 && <PriceLine name={couponText(couponCode)} cents={-discountCents} />}
    </dl>
  );
}

type SettleTotalProps = Pick<PaymentForm, 'form' | 'sums'> & {
  /** Whether it is more than the price that stands above. */
  isMore: boolean;
};

export function SettleTotal({ form, sums, isMore }: SettleTotalProps) {
  const { discount, isDiscountTooLarge, due } = sums;
  const tip = form.values.tip ?? 0;
  // One part that nobody typed says it already, in large figures.
  const isPlain = sums.parts.length === 1 && sums.missing === 0 && discount + tip === 0 && !isMore;
  return (
    <dl className={classes.prices} aria-live="polite">
      {discount > 0 && !isDiscountTooLarge && (
        <PriceLine name={labels.discount} cents={-discount} />
      )}
      {tip > 0 && <PriceLine name={labels.tip} cents={tip} />}
      {!isPlain && (
        <div className={classes.total}>
          <dt>{labels.total}</dt>
          <dd className="tabular">{formatMoney(due)}</dd>
        </div>
      )}
    </dl>
  );
}

type PriceLineProps = { name: ReactNode; cents: number };

export function PriceLine({ name, cents: amount }: PriceLineProps) {
  return (
    <div>
      <dt className={classes.words}>{name}</dt>
      <dd className="tabular">
        {amount < 0 && '−'}
        {formatMoney(cents(Math.abs(amount)))}
      </dd>
    </div>
  );
}
