import { Card, Skeleton } from '@mantine/core';
import { CardGridSkeleton } from '../../ui/lists/card-grid.tsx';
import classes from './coupon-card.module.css';

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
