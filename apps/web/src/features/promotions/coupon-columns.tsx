import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { Text } from '@mantine/core';
import type { Column } from '../../ui/lists/table-column.ts';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import classes from './coupon-card.module.css';
import { CouponBadge, useStanding } from './coupon-card.tsx';
import {
  couponColumnLabels as labels,
  linkUsesText,
  offText,
  termsText,
  usageText,
  validityText,
} from './coupons.labels.ts';

type OfOne = { coupon: Coupon };

export const couponColumns: readonly Column<Coupon>[] = [
  {
    id: 'name',
    header: labels.name,
    cell: ({ name }) => name,
    note: (coupon) => <Terms coupon={coupon} />,
    sortBy: ({ name }) => name,
  },
  {
    id: 'code',
    header: labels.code,
    width: 140,
    cell: ({ code }) => <code className={classes.code}>{code}</code>,
  },
  {
    id: 'discount',
    header: labels.discount,
    width: 112,
    align: 'end',
    cell: (coupon) => <strong className="tabular">{offText(coupon)}</strong>,
  },
  {
    id: 'validUntil',
    header: labels.validUntil,
    width: 176,
    cell: (coupon) => <Validity coupon={coupon} />,
  },
  {
    id: 'usage',
    header: labels.usage,
    width: 136,
    align: 'end',
    cell: (coupon) => <Usage coupon={coupon} />,
    sortBy: ({ usageCount }) => usageCount,
  },
  {
    id: 'status',
    header: labels.status,
    width: 132,
    cell: (coupon) => <Standing coupon={coupon} />,
  },
];

/** What it asks for, and what is told of it. */
function Terms({ coupon }: OfOne) {
  return (
    <Text size="xs" c="dimmed" lh="1rem" component="div">
      <TruncatedText>{termsText(coupon)}</TruncatedText>
    </Text>
  );
}

function Usage({ coupon }: OfOne) {
  return (
    <span className="tabular">
      {usageText(coupon)}
      <Text span size="xs" c="dimmed" lh="1rem" display="block">
        {linkUsesText(coupon)}
      </Text>
    </span>
  );
}

/** One that is over is red. */
function Validity({ coupon }: OfOne) {
  const { lapse } = useStanding(coupon);
  const color = lapse === 'expired' ? 'var(--mantine-color-error)' : 'inherit';
  return (
    <Text span inherit className="tabular" c={color}>
      {validityText(coupon, lapse)}
    </Text>
  );
}

function Standing({ coupon }: OfOne) {
  return <CouponBadge standing={useStanding(coupon).standing} />;
}
