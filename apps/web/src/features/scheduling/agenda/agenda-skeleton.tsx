import { Skeleton } from '@mantine/core';
import classes from './agenda.module.css';

/** In the shape of the grid. */
export function AgendaSkeleton() {
  return (
    <div className={classes.skeleton}>
      {['first', 'second', 'third', 'fourth'].map((column) => (
        <div key={column} className={classes.skeletonColumn}>
          <Skeleton height={32} />
          <Skeleton height={72} mt="xl" />
          <Skeleton height={48} mt="md" />
          <Skeleton height={96} mt="lg" />
        </div>
      ))}
    </div>
  );
}
