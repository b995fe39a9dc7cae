import { CloseButton, Group, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { TruncatedText } from '../truncated-text.tsx';
import classes from './filter-bar.module.css';
import { FilterChips, type Filtering } from './filter-chips.tsx';
import { SaveFilter } from './save-filter.tsx';
import { savedFilterLabels as labels } from './saved-filters.labels.ts';
import { type SavedFilters, useSavedFilters } from './saved-filters.view.ts';

type SavableFilterChipsProps<View> = Filtering<View> & {
  /** Which list it is; each keeps its own. */
  list: string;
};

/** What is in use, and above it the sets that somebody named to come back to. */
export function SavableFilterChips<View extends object>(props: SavableFilterChipsProps<View>) {
  const { list, ...filtering } = props;
  const saved = useSavedFilters(list, filtering);
  return (
    <>
      <SavedChips {...saved} />
      <FilterChips {...filtering} save={saved.canSave && <SaveFilter onSave={saved.save} />} />
    </>
  );
}

type SavedFilterBarProps<View> = Pick<Filtering<View>, 'filters' | 'view' | 'onView'> & {
  list: string;
};

/** The named sets of a list whose filters in use stand elsewhere. */
export function SavedFilterBar<View extends object>(props: SavedFilterBarProps<View>) {
  const { list, ...filtering } = props;
  const saved = useSavedFilters(list, filtering);
  if (saved.saved.length === 0 && !saved.canSave) return null;
  return (
    <Group gap="xs" mb="sm" align="center" className={classes.savedBar}>
      <SavedChips {...saved} />
      {saved.canSave && <SaveFilter onSave={saved.save} />}
    </Group>
  );
}

function SavedChips({ saved, isCurrent, toggle, remove }: SavedFilters) {
  if (saved.length === 0) return null;
  return (
    <Group component="ul" gap="xs" mb="sm" className={classes.chips} aria-label={labels.list}>
      {saved.map((one) => (
        <li
          key={one.name}
          className={`${classes.chip} ${classes.saved}`}
          data-current={isCurrent(one) || undefined}
        >
          <UnstyledButton
            className={classes.savedName}
            aria-pressed={isCurrent(one)}
            onClick={() => toggle(one)}
          >
            {isCurrent(one) ? <IconBookmarkFilled size={14} /> : <IconBookmark size={14} />}
            <TruncatedText>{one.name}</TruncatedText>
          </UnstyledButton>
          <CloseButton
            size="sm"
            iconSize={14}
            className={classes.chipClose}
            aria-label={labels.remove(one.name)}
            onClick={() => remove(one)}
          />
        </li>
      ))}
    </Group>
  );
}
