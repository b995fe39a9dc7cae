import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatDay } from '../../foundation/format.ts';
import classes from './coupon-card.module.css';
import {
  couponFactLabels as labels,
  perClientText,
  usageText,
  validityText,
} from './coupons.labels.ts';

type CouponFactsProps = { coupon: Coupon; lapse: 'running' | 'expired' };

/** Of a restriction that is not there nothing is said. */
export function CouponFacts({ coupon, lapse }: CouponFactsProps) {
  const timezone = useTimezone();
  return (
    <dl className={`${classes.facts} tabular`}>
      <dt>{labels.validUntil}</dt>
      <dd data-lapse={lapse}>{validityText(coupon, lapse)}</dd>
      <dt>{labels.usage}</dt>
      <dd>{usageText(coupon)}</dd>
      <dt>{labels.perClient}</dt>
      <dd>{perClientText(coupon)}</dd>
      <Amount label={labels.minimumAmount} value={coupon.minimumAmountCents} />
      <Amount label={labels.maximumDiscount} value={coupon.maximumDiscountCents} />
      <dt>{labels.createdAt}</dt>
      <dd>{formatDay(coupon.createdAt, timezone)}</dd>
    </dl>
  );
}

function Amount({ label, value }: { label: string; value: number | null }) {
  if (value === null) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatMoney(cents(value))}</dd>
    </>
  );
}
