import { Button, CloseButton, Group } from '@mantine/core';
import { chipText, filterLabels, withoutFilterText } from './clients.labels.ts';
import classes from './clients-page.module.css';
import {
  CHOSEN_FILTERS,
  type ChosenFilter,
  type ClientsView,
  hasFilters,
  withoutFilters,
} from './clients-view.api.ts';

type ClientsFilterChipsProps = { view: ClientsView; onView: (view: ClientsView) => void };

/** What leaves clients out of the list, each with its way out. */
export function ClientsFilterChips({ view, onView }: ClientsFilterChipsProps) {
  if (!hasFilters(view)) return null;
  return (
    <Group
      component="ul"
      gap="xs"
      mb="md"
      className={classes.chips}
      aria-label={filterLabels.active}
    >
      {CHOSEN_FILTERS.map((name) => {
        const text = textOf(view, name);
        if (text === null) return null;
        return (
          <li key={name} className={classes.chip}>
            {text}
            <CloseButton
              size="sm"
              iconSize={14}
              aria-label={withoutFilterText(text)}
              onClick={() => onView({ ...view, [name]: undefined })}
            />
          </li>
        );
      })}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onView(withoutFilters(view))}>
          {filterLabels.clear}
        </Button>
      </li>
    </Group>
  );
}

function textOf(view: ClientsView, name: ChosenFilter): string | null {
  const value = view[name];
  if (value === undefined) return null;
  // Name and value come from the same filter, which the compiler cannot see through the union.
  return (chipText[name] as (value: unknown) => string)(value);
}
