import type { KnownClient } from './clientele.ts';
import { MEN } from './names.ts';

export type Circle = 'women' | 'men' | 'children' | 'grown-ups';

const GROWN_UP_AT = 13;

export function isIn(circle: Circle, person: KnownClient, today: Temporal.PlainDate): boolean {
  if (circle === 'men') return isMan(person);
  if (circle === 'women') return !isMan(person);
  return isChild(person, today) === (circle === 'children');
}

function isMan({ name }: KnownClient): boolean {
  return MEN.includes(name.split(' ')[0] ?? '');
}

/** Whoever has not told her birthday is grown up. */
function isChild({ birthDate }: KnownClient, today: Temporal.PlainDate): boolean {
  if (!birthDate) return false;
  return birthDate.until(today, { largestUnit: 'year' }).years < GROWN_UP_AT;
}
