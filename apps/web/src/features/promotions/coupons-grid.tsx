import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { Card, Skeleton } from '@mantine/core';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { CouponCard } from './coupon-card.tsx';
import { couponLabels } from './coupons.labels.ts';
import classes from './coupons-grid.module.css';

type CouponsGridProps = {
  coupons: readonly Coupon[];
  onEdit: (coupon: Coupon) => void;
  onRemove: (coupon: Coupon) => void;
};

export function CouponsGrid({ coupons, onEdit, onRemove }: CouponsGridProps) {
  const { title, nothingFound } = couponLabels;
  return (
    <CardGrid items={coupons} label={title} nothingFound={nothingFound}>
      {(coupon) => <CouponCard coupon={coupon} onEdit={onEdit} onRemove={onRemove} />}
    </CardGrid>
  );
}

export function CouponsSkeleton() {
  return (
    <CardGridSkeleton count={3}>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={22} width="50%" mt="xs" />
          <Skeleton height={24} width="35%" />
          <Skeleton height={104} mt="xs" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
