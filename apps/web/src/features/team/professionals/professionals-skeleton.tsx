import { Card, Group, Skeleton } from '@mantine/core';
import { CardGridSkeleton } from '../../../ui/lists/card-grid.tsx';
import classes from './professional-card.module.css';

export function ProfessionalsSkeleton() {
  return (
    <CardGridSkeleton>
      {(width) => (
        <Card key={width} className={classes.card}>
          <Group wrap="nowrap" gap="md">
            <Skeleton height={48} circle />
            <Skeleton height={18} width={width} />
          </Group>
          <Skeleton height={14} width="80%" />
          <Skeleton height={22} width="30%" mt="auto" radius="xl" />
        </Card>
      )}
    </CardGridSkeleton>
  );
}
