import { carriesWhite, isDeep } from '@app/domain/platform/appearance';
import { useLayoutEffect } from 'react';

/**
 * Buttons, links and what is chosen in the company's own colour. One on which white words are not read
 * stays at the top of the page; everything else keeps ours.
 */
export function useOwnColor(color: string | null | undefined): void {
  useLayoutEffect(() => {
    if (!color || !carriesWhite(color)) return;
    const { dataset, style } = document.documentElement;
    dataset.own = isDeep(color) ? 'deep' : 'plain';
    style.setProperty('--own-color', color);
    return () => {
      delete dataset.own;
      style.removeProperty('--own-color');
    };
  }, [color]);
}
