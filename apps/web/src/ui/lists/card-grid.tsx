import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import classes from './card-grid.module.css';
import type { RowGroup } from './table-column.ts';

type CardGridProps<Item> = {
  items: readonly Item[];
  label: string;
  /** What stands there where there are none. */
  nothingFound?: string;
  /** Cards of one group stand together, below its heading. */
  groupOf?: ((item: Item) => RowGroup) | undefined;
  children: (item: Item) => ReactNode;
};

/** A list whose items are cards, as many beside each other as fit. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, label, nothingFound, groupOf, children } = props;
  if (nothingFound && items.length === 0) {
    return <EmptyState picture="search" sentence={nothingFound} />;
  }
  if (!groupOf) return <Cards items={items} label={label} card={children} />;
  const groups = Map.groupBy(items, (item) => groupOf(item).key);
  return [...groups.values()].map((group) => {
    const heading = group[0] && groupOf(group[0]);
    return (
      <section key={heading?.key} className={classes.group}>
        <h2 className={classes.title}>
          {heading?.title}
          {heading?.trailing}
        </h2>
        <Cards items={group} label={`${label}: ${heading?.title}`} card={children} />
      </section>
    );
  });
}

type CardsProps<Item> = Pick<CardGridProps<Item>, 'items' | 'label'> & {
  card: (item: Item) => ReactNode;
};

function Cards<Item extends { id: string }>({ items, label, card }: CardsProps<Item>) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classes.cell}>
          {card(item)}
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
