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

/** As it stands on the bell. */
export function countText(count: number): string {
  if (count === 0) return '';
  return count > 9 ? '9+' : String(count);
}
