import { type Interval, intersection } from '@app/domain/shared/interval';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { MINUTE_IN_PIXELS } from './grid-geometry.ts';
import type { GridColumn, PlacedEntry } from './grid-model.ts';

/** Fewer are drawn at once: nobody would notice the difference. */
const MANY = 150;
/** The least that a column takes, in pixels. */
const NARROWEST = 96;
/** Around what is in sight, in minutes: what is cut by the edge belongs to it. */
const MARGIN = 30;
const NOTHING: Interval = { from: 0, until: 0 };

/** What is on the screen: which minutes, and which columns from the left. */
type Sight = { minutes: Interval; columns: Interval };

type Day = {
  columns: readonly GridColumn[];
  entries: readonly unknown[];
  span: Interval;
  /** Where the scroller opens. */
  opening: number;
};

/**
 * Of a large day what is in sight comes first, and the rest column by column as soon as the browser has
 * time for it. Answers which minutes of a column are drawn; null is all of them.
 */
export function useSight(scroller: RefObject<HTMLElement | null>, day: Day) {
  const { columns, entries } = day;
  const shown = columns.map(({ key }) => key).join();
  const [finished, setFinished] = useState({ shown, columns: 0 });
  const count = finished.shown === shown ? finished.columns : 0;
  const isLarge = entries.length > MANY;
  const isWhole = !isLarge || count >= columns.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when other columns come.
  const sight = useMemo(() => sightOf(scroller.current, day), [shown]);

  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => setFinished({ shown, columns: count + 1 }));
  }, [isWhole, shown, count]);

  useEffect(() => {
    if (isWhole) return;
    // Paper has everything in sight.
    const finish = () => flushSync(() => setFinished({ shown, columns: Number.POSITIVE_INFINITY }));
    window.addEventListener('beforeprint', finish);
    return () => window.removeEventListener('beforeprint', finish);
  }, [isWhole, shown]);

  return (column: number): Interval | null => {
    if (isWhole || column < count) return null;
    return column >= sight.columns.from && column < sight.columns.until ? sight.minutes : NOTHING;
  };
}

export function inSight(entries: readonly PlacedEntry[], minutes: Interval | null) {
  return minutes === null ? entries : entries.filter((one) => intersection(one, minutes) !== null);
}

function sightOf(scroller: HTMLElement | null, { columns, span, opening }: Day): Sight {
  const high = (scroller?.clientHeight || window.innerHeight) / MINUTE_IN_PIXELS;
  const wide = scroller?.clientWidth || window.innerWidth;
  const column = Math.max(NARROWEST, wide / columns.length);
  const left = (scroller?.scrollLeft ?? 0) / column;
  const top = scroller ? span.from + scroller.scrollTop / MINUTE_IN_PIXELS : opening;
  // At the end of the day it scrolls no further.
  const from = Math.max(span.from, Math.min(top, span.until - high));
  return {
    minutes: { from: from - MARGIN, until: from + high + MARGIN },
    columns: { from: Math.floor(left), until: Math.ceil(left + wide / column) },
  };
}

const AT_THE_LATEST = { timeout: 200 };

/** Some browsers know no idle moments. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work);
    return () => window.clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(work, AT_THE_LATEST);
  return () => window.cancelIdleCallback(idle);
}
