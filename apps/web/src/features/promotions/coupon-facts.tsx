import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatDay } from '../../foundation/format.ts';
import classes from './coupon-card.module.css';
import {
  amountText,
  couponFactLabels as labels,
  linkUsesText,
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
      <dd>{[usageText(coupon), linkUsesText(coupon)].filter(Boolean).join(' · ')}</dd>
      <dt>{labels.perClient}</dt>
      <dd>{perClientText(coupon)}</dd>
      <Fact label={labels.minimumAmount} text={amountText(coupon.minimumAmountCents)} />
      <Fact label={labels.maximumDiscount} text={amountText(coupon.maximumDiscountCents)} />
      <dt>{labels.createdAt}</dt>
      <dd>{formatDay(coupon.createdAt, timezone)}</dd>
    </dl>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
