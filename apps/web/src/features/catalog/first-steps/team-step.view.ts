import type { FirstColleague } from '@app/contract/catalog/first-steps.contract';
import { USUAL_HOURS } from '@app/domain/team/first-team';
import { useState } from 'react';
import { z } from 'zod';
import { useKeptState } from '../../../foundation/hooks/use-kept-state.ts';

const personKept = z.object({
  key: z.int(),
  name: z.string(),
  isMe: z.boolean(),
  /** In percent; null where nothing is agreed on. */
  commission: z.number().nullable(),
  /** The hours of the first person count for her too. */
  hasSameHours: z.boolean(),
  weekdays: z.array(z.int().min(0).max(6)).readonly(),
  from: z.int().nullable(),
  until: z.int().nullable(),
});
export type PersonDraft = z.output<typeof personKept>;
const peopleKept = z.array(personKept).min(1);
export type PersonChange = Partial<Omit<PersonDraft, 'key' | 'isMe'>>;

function personDraft(key: number, name: string, isMe: boolean): PersonDraft {
  const { weekdays, hours } = USUAL_HOURS;
  return { key, name, isMe, commission: null, hasSameHours: key > 0, weekdays, ...hours };
}

/** The one who types stands first; below the last name there is always room for the next. */
export function usePeople(me: string | null) {
  const [initial] = useState(() => [
    personDraft(0, me ?? '', me !== null),
    personDraft(1, '', false),
  ]);
  // Once somebody works here, what was typed before she did is another list.
  const name = me === null ? 'first-team:more:v1' : 'first-team:v1';
  const read = (value: unknown) => peopleKept.safeParse(value).data ?? null;
  const { state: people, set: setPeople, forget } = useKeptState({ name, read, initial });

  function change(key: number, changes: PersonChange): void {
    const next = people.map((person) => (person.key === key ? { ...person, ...changes } : person));
    const last = next.at(-1);
    const isFull = last !== undefined && last.name.trim() !== '';
    setPeople(isFull ? [...next, personDraft(next.length, '', false)] : next);
  }

  return { people, change, forget };
}

export function isNamed({ name }: PersonDraft): boolean {
  return name.trim() !== '';
}

/** Whose hours count, and whether they can be. */
export function hoursOf(person: PersonDraft, first: PersonDraft) {
  const { weekdays, from, until } = person.hasSameHours ? first : person;
  return { weekdays, from, until };
}

export function hasPossibleHours({ weekdays, from, until }: ReturnType<typeof hoursOf>): boolean {
  return weekdays.length > 0 && from !== null && until !== null && from < until;
}

export function colleagueOf(person: PersonDraft, first: PersonDraft): FirstColleague {
  const { name, isMe, commission } = person;
  const { weekdays, from, until } = hoursOf(person, first);
  return {
    name: name.trim(),
    isMe,
    weekdays: [...weekdays],
    hours: { from: from ?? 0, until: until ?? 0 },
    commissionBasisPoints: commission === null ? null : Math.round(commission * 100),
  };
}
