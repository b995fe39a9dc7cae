import type { ClientDetails } from '@app/domain/clients/client';
import type { ConsentSource } from '@app/domain/clients/consent';
import { startOfDay, todayIn } from '@app/domain/shared/local-time';
import { normalizeForSearch, slugOf } from '@app/domain/shared/text';
import { type Chance, chanceFrom, idAt } from './chance.ts';
import { MEN, SURNAMES, SURNAMES_WITH_PARTICLE, WOMEN } from './names.ts';

/** Who comes to a company, and what is written down about them. */
export type Clientele = {
  /** The same number tells the same people. */
  seed: number;
  size: number;
  areaCodes: readonly string[];
  womenInHundred: number;
  ages: { from: number; until: number };
  tags: readonly string[];
  womensTags: readonly string[];
  /** What to mind, for each substance. */
  allergies: Readonly<Record<string, string>>;
  preferences: readonly string[];
  notes: readonly string[];
  blockedFor: readonly string[];
};
/** A client with her past. */
export type KnownClient = ClientDetails & {
  id: string;
  registeredAt: Temporal.Instant;
  isInactive: boolean;
  blockedFor: string | null;
  consents: { granted: boolean; source: ConsentSource; at: Temporal.Instant }[];
  notes: { text: string; at: Temporal.Instant }[];
};
type Telling = { clientele: Clientele; chance: Chance; now: Temporal.Instant; timezone: string };

const DUPLICATES = 5;
const YEARS = 3;

/** The longest known first. Some were registered twice, as happens at every counter. */
export function peopleOf(
  clientele: Clientele,
  { now, timezone }: { now: Temporal.Instant; timezone: string },
): KnownClient[] {
  const telling = { clientele, now, timezone, chance: chanceFrom(clientele.seed) };
  const people = Array.from({ length: clientele.size - DUPLICATES }, (_, number) =>
    personOf(telling, number),
  );
  const twice = people.slice(0, DUPLICATES).map((person) => registeredAgain(telling, person));
  return [...people, ...twice].toSorted((first, second) =>
    Temporal.Instant.compare(first.registeredAt, second.registeredAt),
  );
}

function personOf(telling: Telling, number: number): KnownClient {
  const { clientele, chance } = telling;
  const registeredAt = registrationOf(telling);
  const isWoman = chance.happens(clientele.womenInHundred);
  const name = nameFrom(isWoman ? WOMEN : MEN, chance);
  const allergy = chance.happens(8) ? chance.pick(Object.entries(clientele.allergies)) : null;
  const tags = isWoman ? [...clientele.tags, ...clientele.womensTags] : clientele.tags;
  return {
    id: idAt(registeredAt, chance),
    name,
    registeredAt,
    email: chance.happens(70) ? emailOf(name, number, chance) : '',
    phone: phoneOf(chance.pick(clientele.areaCodes), number, chance),
    birthDate: chance.happens(85) ? birthDateOf(telling) : null,
    tags: [...(allergy ? [`Alergia a ${allergy[0]}`] : []), ...tagsFrom(tags, chance)],
    allergies: allergy?.[1] ?? '',
    preferences: chance.happens(25) ? chance.pick(clientele.preferences) : '',
    isInactive: chance.happens(4),
    blockedFor: clientele.blockedFor[number - DUPLICATES] ?? null,
    consents: consentsOf(telling, registeredAt),
    notes: chance.happens(15)
      ? [{ text: chance.pick(clientele.notes), at: laterThan(registeredAt, telling) }]
      : [],
  };
}

/** The same phone, typed in a hurry: no accents, no e-mail, nothing else asked. */
function registeredAgain(telling: Telling, person: KnownClient): KnownClient {
  const registeredAt = laterThan(person.registeredAt, telling);
  const [first = '', ...rest] = normalizeForSearch(person.name).split(' ');
  return {
    id: idAt(registeredAt, telling.chance),
    registeredAt,
    phone: person.phone,
    name: [first, rest.at(-1)].map(capitalized).join(' '),
    email: '',
    birthDate: null,
    tags: [],
    allergies: '',
    preferences: '',
    isInactive: false,
    blockedFor: null,
    consents: [],
    notes: [],
  };
}

function capitalized(word = ''): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function nameFrom(givenNames: readonly string[], chance: Chance): string {
  const given = chance.pick(givenNames);
  const middle = chance.happens(55) ? [chance.pick(SURNAMES)] : [];
  const last = chance.pick(chance.happens(20) ? SURNAMES_WITH_PARTICLE : SURNAMES);
  return [given, ...middle.filter((name) => name !== last), last].join(' ');
}

/** Domains set aside for examples: nobody is ever written to. */
function emailOf(name: string, number: number, chance: Chance): string {
  const [first = '', ...rest] = name.split(' ').map((word) => slugOf(word.replace('’', '')));
  const domain = chance.pick(['example.com', 'example.com', 'example.org', 'mail.test']);
  return `${first}.${rest.at(-1)}${number + 1}@${domain}`;
}

/** No mobile of Brazil begins with 90, so none of these ever rings. The number keeps them apart. */
function phoneOf(areaCode: string, number: number, chance: Chance): string {
  const own = String(number).padStart(3, '0');
  const rest = String(chance.below(10_000)).padStart(4, '0');
  return `(${areaCode}) 90${own}-${rest}`;
}

function birthDateOf({ clientele: { ages }, chance, now, timezone }: Telling): Temporal.PlainDate {
  const years = ages.from + chance.below(ages.until - ages.from);
  return todayIn(timezone, now).subtract({ years, days: chance.below(365) });
}

function tagsFrom(tags: readonly string[], chance: Chance): string[] {
  if (!chance.happens(30)) return [];
  const picked = [chance.pick(tags), chance.pick(tags)];
  return chance.happens(30) ? [...new Set(picked)] : picked.slice(0, 1);
}

/** Three of five said yes when they were asked; some of them took it back. */
function consentsOf(telling: Telling, registeredAt: Temporal.Instant): KnownClient['consents'] {
  const { chance } = telling;
  if (!chance.happens(60)) return [];
  const source = chance.pick(['counter', 'counter', 'whatsapp', 'phone'] as const);
  const given = { granted: true, source, at: registeredAt };
  if (!chance.happens(6)) return [given];
  return [given, { granted: false, source: 'whatsapp', at: laterThan(registeredAt, telling) }];
}

/** On workdays of the last years, in opening hours, never today. */
function registrationOf({ chance, now, timezone }: Telling): Temporal.Instant {
  const date = todayIn(timezone, now).subtract({ days: 1 + chance.below(365 * YEARS - 1) });
  const workday = date.dayOfWeek === 7 ? date.subtract({ days: 1 }) : date;
  const minutes = 9 * 60 + chance.below(9 * 60);
  return startOfDay(workday, timezone).add({ minutes, seconds: chance.below(60) });
}

function laterThan(moment: Temporal.Instant, { chance, now }: Telling): Temporal.Instant {
  const days = Math.floor(moment.until(now).total('hours') / 24);
  return moment.add({ hours: 24 * chance.below(days + 1) });
}
