import type { VisitShown } from '@app/domain/scheduling/visit';
import { useComputedColorScheme } from '@mantine/core';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { outlines } from './entry-outlines.ts';
import { inkOf, statusTones } from './status-tones.ts';

const FILLED: readonly VisitShown[] = ['confirmed', 'completed', 'started'];

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
  // Every key of the tones is a status.
  const images = (Object.keys(statusTones) as VisitShown[]).map((status) => [
    `--status-${status}`,
    imageOf(status, page.getPropertyValue(inkOf(status)).trim()),
  ]);
  return Object.fromEntries(images);
}

function imageOf(status: VisitShown, color: string): string {
  const ink = FILLED.includes(status)
    ? `fill='${color}'`
    : `fill='none' stroke='${color}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path ${ink} d='${outlines[status]}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
