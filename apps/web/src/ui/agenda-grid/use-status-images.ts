import type { VisitShown } from '@app/domain/scheduling/visit';
import { useComputedColorScheme } from '@mantine/core';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
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
 * picture knows no colours of the page: they are looked up, again when it gets dark. The first time that
 * is before anything is drawn: among hundreds of new entries the browser would style all of them to answer.
 */
export function useStatusImages(): CSSProperties {
  const scheme = useComputedColorScheme();
  const [images, setImages] = useState(() => ({ scheme, style: readImages() }));
  useLayoutEffect(() => {
    if (images.scheme !== scheme) setImages({ scheme, style: readImages() });
  }, [images.scheme, scheme]);
  return images.style;
}

function readImages(): CSSProperties {
  const page = getComputedStyle(document.documentElement);
  const images = Object.entries(colors).map(([status, role]) => [
    `--status-${status}`,
    imageOf(status, page.getPropertyValue(role).trim()),
  ]);
  return Object.fromEntries(images);
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
