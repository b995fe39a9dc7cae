import { withoutHidden } from './hidden-characters.ts';

/** Lower case, no accents, single spaces: 'José  da Conceição' is found by 'jose da conceicao'. */
export function normalizeForSearch(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/** The order of names in a Portuguese list: 'Água' stands before 'Banho', 'ana' beside 'Ana'. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, 'pt-BR');
}

type Named = { name: string };
export function byName(one: Named, other: Named): number {
  return compareNames(one.name, other.name);
}

/** First and last word's initials, for the avatar of someone without a photo. */
export function initialsOf(name: string): string {
  const initials = name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((initial) => initial !== undefined);
  const ends = initials.length > 1 ? [initials.at(0), initials.at(-1)] : initials;
  return ends.join('').toUpperCase();
}

/** The first sign of a name, whole also where it is a picture. */
export function firstSignOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}

/** The name as part of an address: only a to z, digits and single hyphens. */
export function slugOf(name: string): string {
  return normalizeForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What two spellings that look alike have in common: they are one address, and one account. */
export function normalizeEmail(text: string): string {
  return withoutHidden(text.normalize('NFKC')).trim().toLowerCase();
}
