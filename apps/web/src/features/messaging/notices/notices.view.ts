import type { Notice } from '@app/contract/messaging/notices.contract';
import { useEffect, useRef } from 'react';

/** Says once of each notice that comes while the application is open. */
export function useArrivals(
  newest: Notice | null | undefined,
  tell: (notice: Notice) => void,
): void {
  const last = useRef<string | null>(null);
  const told = useRef(tell);
  told.current = tell;
  useEffect(() => {
    if (newest === undefined) return;
    // Ids grow with time. What was there at the beginning, or comes back, is no news.
    const isNews = newest !== null && last.current !== null && newest.id > last.current;
    last.current = [last.current ?? '', newest?.id ?? ''].sort().at(-1) ?? '';
    if (isNews) told.current(newest);
  }, [newest]);
}

const COUNTED = /^\(\d+\+?\) /;

/** The tab says how many wait, also to whoever works in another one. */
export function useTitleCount(text: string): void {
  useEffect(() => {
    const plain = document.title.replace(COUNTED, '');
    document.title = text ? `(${text}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(COUNTED, '');
    };
  }, [text]);
}

/** As it stands on the bell. */
export function countText(count: number): string {
  if (count === 0) return '';
  return count > 9 ? '9+' : String(count);
}
