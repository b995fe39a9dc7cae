import { compareNames } from '@app/domain/shared/text';
import type { FilterField } from '../lists/filter-field.tsx';
import { thingFilterLabels as labels } from './things.labels.ts';

/** Whether a thing is in use, as an address says it. */
export const USE_STATES = ['active', 'inactive'] as const;
type UseState = (typeof USE_STATES)[number];

export const statusField: FilterField<'status'> = {
  name: 'status',
  label: labels.status,
  placeholder: labels.anyStatus,
  choices: USE_STATES.map((value) => ({ value, label: labels[value] })),
};

export function isInState({ active }: { active: boolean }, state: UseState | undefined): boolean {
  return state === undefined || active === (state === 'active');
}

type WordField<Name extends string> = { name: Name; label: string; placeholder: string };

/**
 * A field of the words that things carry, each once and by name; nothing where none carries one.
 * The chosen word stays among them, so that its chip can be read and taken away.
 */
export function wordField<Name extends string>(
  field: WordField<Name>,
  { carried, chosen = '' }: { carried: readonly string[]; chosen: string | undefined },
): FilterField<Name>[] {
  const words = [...new Set([...carried, chosen])].filter((word) => word !== '');
  if (words.length === 0) return [];
  const choices = words.toSorted(compareNames).map((word) => ({ value: word, label: word }));
  return [{ ...field, choices, isSearchable: true }];
}
