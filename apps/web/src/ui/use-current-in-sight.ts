import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** On a phone the open tab may lie beyond the edge, whichever way it was opened. */
export function useCurrentInSight(name: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is the reason to look.
  useEffect(() => {
    show(list.current);
    // The router scrolls the list to where it stood when another tab was open.
    return router.subscribe('onRendered', () => show(list.current));
  }, [name]);
  return list;
}

function show(list: HTMLDivElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!list || !tab) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2;
}
