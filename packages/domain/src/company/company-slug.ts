import { slugOf } from '../shared/text.ts';

const NAMELESS = 'empresa';

/** The company's name in public addresses. The second company of that name is number 2. */
export function companySlug(name: string, number: number): string {
  const slug = slugOf(name) || NAMELESS;
  return number === 1 ? slug : `${slug}-${number}`;
}

/** What a name in a public address looks like. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
