import { slugOf } from '../shared/text.ts';
import { COMPANY_LIMITS } from './company-form.ts';

const NAMELESS = 'empresa';

/** The company's name in public addresses. The second company of that name is number 2. */
export function companySlug(name: string, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`;
  const room = COMPANY_LIMITS.longestSlug - suffix.length;
  return `${wholeWords(slugOf(name) || NAMELESS, room)}${suffix}`;
}

/** A long name ends with a word of it: an address beyond the limit would be refused to whoever opens it. */
function wholeWords(slug: string, room: number): string {
  if (slug.length <= room) return slug;
  const lastWord = slug.lastIndexOf('-', room);
  return slug.slice(0, lastWord > 0 ? lastWord : room);
}

/** What a name in a public address looks like. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
