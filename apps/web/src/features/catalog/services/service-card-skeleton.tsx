import { Card, Skeleton } from '@mantine/core';
import { CardGridSkeleton } from '../../../ui/lists/card-grid.tsx';
import classes from './service-card.module.css';

export function ServicesSkeleton() {
  return (
    <CardGridSkeleton>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Skeleton height={18} width={width} />
          <Skeleton height={14} width="90%" mt="md" />
          <Skeleton height={22} width="35%" mt="lg" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
