import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { Card, Skeleton } from '@mantine/core';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFoundPicture } from '../../ui/pictures.tsx';
import { CouponCard } from './coupon-card.tsx';
import { couponLabels } from './coupons.labels.ts';
import classes from './coupons-grid.module.css';

type CouponsGridProps = {
  coupons: readonly Coupon[];
  onEdit: (coupon: Coupon) => void;
  onRemove: (coupon: Coupon) => void;
};

export function CouponsGrid({ coupons, onEdit, onRemove }: CouponsGridProps) {
  if (coupons.length === 0) {
    return <EmptyState picture={<NothingFoundPicture />} sentence={couponLabels.nothingFound} />;
  }
  return (
    <ul className={classes.grid} aria-label={couponLabels.title}>
      {coupons.map((coupon) => (
        <li key={coupon.id} className={classes.cell}>
          <CouponCard coupon={coupon} onEdit={onEdit} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

const placeholders = ['60%', '45%', '70%'];

export function CouponsSkeleton() {
  return (
    <>
      <Skeleton height={40} mb="md" maw={360} radius="md" />
      <div className={classes.grid}>
        {placeholders.map((width) => (
          <Card key={width} className={classes.card}>
            <Skeleton height={18} width={width} />
            <Skeleton height={22} width="50%" mt="xs" />
            <Skeleton height={24} width="35%" />
            <Skeleton height={104} mt="xs" />
          </Card>
        ))}
      </div>
    </>
  );
}
