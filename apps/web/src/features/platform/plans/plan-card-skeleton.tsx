import { Card, Skeleton } from '@mantine/core';
import { CardGridSkeleton } from '../../../ui/lists/card-grid.tsx';
import classes from './plan-card.module.css';

export function PlansSkeleton() {
  return (
    <CardGridSkeleton count={3}>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={26} width="50%" />
          <Skeleton height={56} />
          <Skeleton height={60} />
          <Skeleton height={92} mt="xs" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
