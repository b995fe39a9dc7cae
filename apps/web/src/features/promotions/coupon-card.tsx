import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { isExpired, isUsedUp } from '@app/domain/promotions/coupon';
import { Card, Text, UnstyledButton } from '@mantine/core';
import { IconCircleX } from '@tabler/icons-react';
import { useMay } from '../../foundation/session.tsx';
import { ActiveBadge, StatusBadge } from '../../ui/status-badge.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { CouponFacts } from './coupon-facts.tsx';
import { useToday } from './coupons.api.ts';
import { couponLabels, discountText } from './coupons.labels.ts';
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
        <CouponBadge coupon={coupon} lapse={lapse} />
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

type CouponBadgeProps = { coupon: Coupon; lapse: 'expired' | 'running' };

/** One that takes nothing off any more is not called active. */
function CouponBadge({ coupon, lapse }: CouponBadgeProps) {
  const isRunning = coupon.active && lapse === 'running';
  if (!isRunning || !isUsedUp(coupon)) return <ActiveBadge active={isRunning} />;
  return (
    <StatusBadge tone="neutral" icon={<IconCircleX size={14} />}>
      {couponLabels.usedUp}
    </StatusBadge>
  );
}
