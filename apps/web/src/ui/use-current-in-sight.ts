import { type RefObject, useEffect, useRef } from 'react';

/** On a phone the open tab may lie beyond the edge, whichever way it was opened. */
export function useCurrentInSight(name: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is the reason to look.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [name]);
  return list;
}
