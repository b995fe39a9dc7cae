import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './agenda.module.css';

/** In the shape of the grid; how many people work is not known yet. */
export function AgendaSkeleton({ days = 1 }: { days?: 1 | 7 }) {
  const columns = Array.from({ length: days === 7 ? 7 : 4 }, (_, place) => place);
  return (
    <div className={classes.skeleton} style={columnsOf(columns.length)}>
      {columns.map((column) => (
        <div key={column} className={classes.skeletonColumn}>
          <Skeleton height={20} className={classes.skeletonHead} />
          {/* Nobody's day is like another's. */}
          <Skeleton height={72} mt={column % 2 === 0 ? 24 : 80} />
          <Skeleton height={48} mt="md" />
          <Skeleton height={96} mt="lg" />
        </div>
      ))}
    </div>
  );
}

function columnsOf(count: number): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--columns': count } as CSSProperties;
}
