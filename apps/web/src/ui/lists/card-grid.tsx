import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import classes from './card-grid.module.css';

type CardGridProps<Item> = {
  items: readonly Item[];
  label: string;
  /** What a person reads when her search leaves nothing. */
  nothingFound: string;
  children: (item: Item) => ReactNode;
};

/** A list whose items are cards, as many beside each other as fit. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, label, nothingFound, children } = props;
  if (items.length === 0) {
    return <EmptyState picture="search" sentence={nothingFound} />;
  }
  return (
    <ul className={classes.grid} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classes.cell}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

const WIDTHS = ['60%', '45%', '70%', '50%', '65%', '40%'];

type CardGridSkeletonProps = {
  count?: number;
  /** A card whose title is as wide as this. */
  children: (width: string) => ReactNode;
};

/** The shape of what comes: the search, and cards. */
export function CardGridSkeleton({ count = WIDTHS.length, children }: CardGridSkeletonProps) {
  return (
    <>
      <Skeleton height="var(--control-height)" mb="md" maw={360} radius="md" />
      <div className={classes.grid}>{WIDTHS.slice(0, count).map(children)}</div>
    </>
  );
}
