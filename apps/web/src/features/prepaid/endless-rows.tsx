import { Paper, Skeleton } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, type Walk } from '../../ui/lists/endless-list.tsx';
import classes from './client-prepaid.module.css';

type EndlessRowsProps<Item> = {
  label: string;
  walk: Walk<Item>;
  empty: Pick<ComponentProps<typeof EmptyState>, 'picture' | 'sentence' | 'action'>;
  /** One row. */
  children: (item: Item) => ReactNode;
};

/** A long list of rows in one frame. */
export function EndlessRows<Item>({ label, walk, empty, children }: EndlessRowsProps<Item>) {
  const nothing = (
    <Paper withBorder>
      <EmptyState {...empty} />
    </Paper>
  );
  return (
    <EndlessList walk={walk} explain={errorText} empty={nothing}>
      {(items) =>
        items ? (
          <ul className={classes.rows} aria-label={label}>
            {items.map(children)}
          </ul>
        ) : (
          <Skeleton height={240} radius="lg" />
        )
      }
    </EndlessList>
  );
}
