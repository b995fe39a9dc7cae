import { normalizeForSearch } from '@app/domain/shared/text';
import type { Address } from '../../foundation/filters.ts';

/** A set of filters that somebody named, as the address would say it. */
export type SavedFilter = { name: string; address: Address };
export type SaveRefusal = 'no-name' | 'name-taken' | 'too-many' | 'not-kept';

export const MOST_SAVED = 12;
export const LONGEST_NAME = 40;

/** With one more, the newest last; or why not. */
export function withSaved(
  saved: readonly SavedFilter[],
  { name, address }: SavedFilter,
): SavedFilter[] | SaveRefusal {
  const said = name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME).trim();
  if (said === '') return 'no-name';
  if (saved.some((one) => isSameName(one.name, said))) return 'name-taken';
  if (saved.length >= MOST_SAVED) return 'too-many';
  return [...saved, { name: said, address }];
}

/** What a browser kept, as far as it is what it should be: an older program may have written it. */
export function readSaved(text: string | null | undefined): SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved).slice(0, MOST_SAVED) : [];
  } catch {
    return [];
  }
}

/** Whether two sets leave the same rows. */
export function isSameAddress(one: Address, other: Address): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

function isSaved(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { name, address } = value as Partial<SavedFilter>;
  return typeof name === 'string' && name !== '' && typeof address === 'object' && address !== null;
}

function isSameName(one: string, other: string): boolean {
  return normalizeForSearch(one) === normalizeForSearch(other);
}
