import type { Coupon } from '@app/contract/promotions/coupons.contract';
import {
  COUPON_STANDING_WORDS,
  type CouponStanding,
  couponStanding,
  isExpired,
} from '@app/domain/promotions/coupon';
import { Card, Text, UnstyledButton } from '@mantine/core';
import { IconCircleX } from '@tabler/icons-react';
import { useToday } from '../../foundation/company-clock.ts';
import { useMay } from '../../foundation/session.tsx';
import { ActiveBadge, StatusBadge } from '../../ui/status-badge.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { CouponFacts } from './coupon-facts.tsx';
import { discountText } from './coupons.labels.ts';
import classes from './coupons-grid.module.css';

type CouponCardProps = {
  coupon: Coupon;
  onEdit: (coupon: Coupon) => void;
  onRemove: (coupon: Coupon) => void;
};

export function CouponCard({ coupon, onEdit, onRemove }: CouponCardProps) {
  const mayManage = useMay('coupons.manage');
  const today = useToday();
  const validUntil = coupon.validUntil ? Temporal.PlainDate.from(coupon.validUntil) : null;
  const lapse = isExpired({ validUntil }, today) ? 'expired' : 'running';
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        {mayManage ? (
          <UnstyledButton
            className={classes.name}
            title={coupon.name}
            onClick={() => onEdit(coupon)}
          >
            {coupon.name}
          </UnstyledButton>
        ) : (
          <Text className={classes.name} title={coupon.name}>
            {coupon.name}
          </Text>
        )}
        {mayManage && (
          <div className={classes.menu}>
            <CouponActions coupon={coupon} onEdit={onEdit} onRemove={onRemove} />
          </div>
        )}
      </div>
      <span className={`${classes.discount} tabular`}>{discountText(coupon)}</span>
      <div className={classes.state}>
        <code className={classes.code}>{coupon.code}</code>
        <CouponBadge standing={couponStanding({ ...coupon, validUntil }, today)} />
      </div>
      {coupon.description && (
        <Text size="xs" c="dimmed" lineClamp={6} title={coupon.description}>
          {coupon.description}
        </Text>
      )}
      <CouponFacts coupon={coupon} lapse={lapse} />
    </Card>
  );
}

/** One that takes nothing off any more is not called active. */
function CouponBadge({ standing }: { standing: CouponStanding }) {
  if (standing !== 'used-up') return <ActiveBadge active={standing === 'active'} />;
  return (
    <StatusBadge tone="neutral" icon={<IconCircleX size={14} />}>
      {COUPON_STANDING_WORDS[standing]}
    </StatusBadge>
  );
}
