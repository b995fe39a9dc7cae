import { Card, Skeleton } from '@mantine/core';
import { CardGridSkeleton } from '../../ui/lists/card-grid.tsx';
import classes from './product-card.module.css';

export function ProductsSkeleton() {
  return (
    <CardGridSkeleton>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={48} width={width} />
          <Skeleton height={24} width="40%" />
          <Skeleton height={88} mt="xs" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
