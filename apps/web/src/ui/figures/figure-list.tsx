import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figures.module.css';

/**
 * `cards` stand for themselves, `threes` are six of them, `day` leaves a phone room for what follows,
 * `person` is about somebody, `line` stands in a card or above a list, `small` in a row of one.
 */
type FigureLook = 'cards' | 'threes' | 'day' | 'person' | 'line' | 'small';

type FigureListProps = {
  look: FigureLook;
  label?: string | undefined;
  /** Of what was asked before, while what is asked now is on its way. */
  isOld?: boolean;
  children: ReactNode;
};

export function FigureList({ look, label, isOld, children }: FigureListProps) {
  return (
    <dl className={classes.figures} data-look={look} aria-label={label} aria-busy={isOld}>
      {children}
    </dl>
  );
}

type FiguresSkeletonProps = {
  look: FigureLook;
  count: number;
  /** How many of them, at the end, are wide. */
  wide?: number;
};

/** In the shape of so many of them. */
export function FiguresSkeleton({ look, count, wide = 0 }: FiguresSkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={classes.figures} data-look={look}>
      {places.map((place) => (
        <Skeleton
          key={place}
          height={look === 'person' ? 92 : 116}
          radius="lg"
          data-wide={place >= count - wide || undefined}
        />
      ))}
    </div>
  );
}
