import { byName } from '@app/domain/shared/text';
import type { Choice } from './filter-field.tsx';

type Offered = { id: string; name: string; active: boolean };

/** The active ones by name, and the chosen one whatever it is, also before their names are there. */
export function offeredChoices(
  all: readonly Offered[] | undefined,
  chosen: string | undefined,
): Choice[] {
  if (!all) return chosen ? [{ value: chosen, label: '…' }] : [];
  return all
    .filter(({ id, active }) => active || id === chosen)
    .toSorted(byName)
    .map(({ id, name }) => ({ value: id, label: name }));
}
