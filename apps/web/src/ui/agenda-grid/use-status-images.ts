import type { VisitShown } from '@app/domain/scheduling/visit';
import { useComputedColorScheme } from '@mantine/core';
import { type RefObject, useLayoutEffect } from 'react';
import { outlines } from './entry-outlines.ts';

/** The roles of the theme that the statuses have everywhere. */
const colors: Record<VisitShown, string> = {
  scheduled: '--mantine-color-blue-light-color',
  confirmed: '--mantine-color-green-light-color',
  completed: '--mantine-color-text',
  cancelled: '--mantine-color-red-light-color',
  no_show: '--mantine-color-yellow-light-color',
  arrived: '--accent-text',
  started: '--accent-text',
};
const FILLED: readonly string[] = ['confirmed', 'completed', 'started'] satisfies VisitShown[];

/**
 * The status of each entry is a picture behind its text, which costs no element in any of hundreds. A
 * picture knows no colours of the page: they are looked up, again when it gets dark.
 */
export function useStatusImages(scroller: RefObject<HTMLElement | null>): void {
  const scheme = useComputedColorScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colours in the dark.
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element) return;
    const styles = getComputedStyle(element);
    for (const [status, role] of Object.entries(colors)) {
      const color = styles.getPropertyValue(role).trim();
      element.style.setProperty(`--status-${status}`, imageOf(status, color));
    }
  }, [scroller, scheme]);
}

function imageOf(status: string, color: string): string {
  // Every key of the colours above is one of the outlines.
  const outline = outlines[status as VisitShown];
  const ink = FILLED.includes(status)
    ? `fill='${color}'`
    : `fill='none' stroke='${color}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path ${ink} d='${outline}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
