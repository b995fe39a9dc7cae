import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How high the pages were that are no longer in the document, so that what stays does not move
 * when they go or come back.
 */
export function useHeightBefore(
  list: RefObject<HTMLElement | null>,
  pageSizes: readonly number[],
  pagesBefore: number,
): number {
  const known = useRef(new Map<number, number>());
  const [height, setHeight] = useState(0);

  useLayoutEffect(() => {
    const heights = heightsOf(list.current, pageSizes);
    for (const [position, pixels] of heights.entries()) {
      known.current.set(pagesBefore + position, pixels);
    }
    setHeight(sumOf(known.current, pagesBefore, heights[0] ?? 0));
  }, [list, pageSizes, pagesBefore]);

  return height;
}

/** From the first row of each page to the first row of the next. */
function heightsOf(list: HTMLElement | null, pageSizes: readonly number[]): number[] {
  const parts = list?.querySelector('tbody, ul')?.children;
  if (!parts) return [];
  // The heading of a group is no row of a page.
  const rows = [...parts].filter((part) => !part.hasAttribute('data-group'));

  let first = 0;
  return pageSizes.map((size) => {
    const top = rows[first]?.getBoundingClientRect().top ?? 0;
    first += size;
    const end = rows[first]?.getBoundingClientRect().top;
    return (end ?? rows[first - 1]?.getBoundingClientRect().bottom ?? top) - top;
  });
}

/** A page nobody saw here, as after coming back from another screen, counts like its neighbours. */
function sumOf(known: ReadonlyMap<number, number>, pages: number, usual: number): number {
  let sum = 0;
  for (let page = 0; page < pages; page += 1) sum += known.get(page) ?? usual;
  return sum;
}
