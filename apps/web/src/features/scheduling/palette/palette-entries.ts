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

/** Said between the words that matter; at the end it may be the beginning of another one. */
const FILLERS = new Set(['da', 'das', 'de', 'do', 'dos', 'um', 'uma']);

/** Those that hold every word typed, in any order and without accents. */
export function matchingEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const words = normalizeForSearch(typed)
    .split(/\s+/)
    .filter((word, at, all) => word && (at === all.length - 1 || !FILLERS.has(word)));
  return entries.filter(({ label, words: others = '' }) => {
    const text = normalizeForSearch(`${label} ${others}`);
    return words.every((word) => text.includes(word));
  });
}
