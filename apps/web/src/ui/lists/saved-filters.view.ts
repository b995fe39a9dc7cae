import { useLocalStorage } from '@mantine/hooks';
import { useSession } from '../../foundation/sign-in/session.tsx';
import type { Filtering } from './filter-chips.tsx';
import {
  isSameAddress,
  readSaved,
  type SavedFilter,
  type SaveRefusal,
  withSaved,
} from './saved-filters.ts';

type Saving<View> = Pick<Filtering<View>, 'filters' | 'view' | 'onView'>;

/**
 * The sets of filters of one list that somebody named, on this device. What is searched for is not among
 * them: it may be a client's name, and this browser may be the counter's.
 */
export function useSavedFilters<View>(list: string, { filters, view, onView }: Saving<View>) {
  const { user, company } = useSession();
  const key = ['saved_filters', company?.id ?? '', user.id, list].join('.');
  const [saved, setSaved] = useLocalStorage<SavedFilter[]>({
    key,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readSaved,
  });
  const chosen = filters.chosenIn(view);
  // Read as an address is: what a newer program no longer knows falls away.
  const addressOf = ({ address }: SavedFilter) => filters.chosenIn(filters.read(address));
  const isCurrent = (one: SavedFilter) => isSameAddress(addressOf(one), chosen);

  return {
    saved,
    isCurrent,
    /** Something is chosen that has no name yet. */
    canSave: filters.countIn(view) > 0 && !saved.some(isCurrent),
    /** Shows what it leaves; said again, everything. */
    toggle: (one: SavedFilter) => {
      const everything = filters.withoutChosen(view);
      onView(isCurrent(one) ? everything : filters.change(everything, addressOf(one)));
    },
    save: (name: string): SaveRefusal | null => {
      const kept = withSaved(saved, { name, address: chosen });
      if (!Array.isArray(kept)) return kept;
      if (!isKept(key, kept)) return 'not-kept';
      setSaved(kept);
      return null;
    },
    remove: ({ name }: SavedFilter) => setSaved(saved.filter((one) => one.name !== name)),
  };
}
export type SavedFilters = ReturnType<typeof useSavedFilters>;

/** A browser may keep nothing, or have no room left. */
function isKept(key: string, kept: readonly SavedFilter[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
