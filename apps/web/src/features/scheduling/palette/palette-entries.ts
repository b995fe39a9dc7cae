import { normalizeForSearch } from '@app/domain/shared/text';
import type { Icon } from '@tabler/icons-react';

/** Something that can be gone to, or done. */
export type PaletteEntry = {
  address: string;
  /** What happens instead of going there. */
  run?: () => void;
  label: string;
  hint?: string;
  /** What else people call it. */
  words?: string;
  icon: Icon;
};

export type PaletteGroup = { name: string; entries: readonly PaletteEntry[] };

/** Those that hold every word typed, in any order and without accents. */
export function matchingEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const words = normalizeForSearch(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ label, words: others = '' }) => {
    const text = normalizeForSearch(`${label} ${others}`);
    return words.every((word) => text.includes(word));
  });
}
