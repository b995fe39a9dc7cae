import { KIND_TEXT, TYPE_TEXT } from '@app/domain/cash/description';
import { formatDate } from '@app/domain/shared/local-time';
import { Button, CloseButton, Group } from '@mantine/core';
import { useFilterChoices } from './filter-choices.api.ts';
import { figureText, filterLabels as labels, withoutFilterText } from './transactions.labels.ts';
import classes from './transactions.module.css';
import {
  CHOSEN_FILTERS,
  type ChosenFilter,
  hasFilters,
  type TransactionsView,
  withoutFilters,
} from './transactions-view.api.ts';

type TransactionsFilterChipsProps = {
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
};

/** What leaves transactions out of the list, each with its way out. */
export function TransactionsFilterChips(props: TransactionsFilterChipsProps) {
  return hasFilters(props.view) ? <Chips {...props} /> : null;
}

function Chips({ view, onView }: TransactionsFilterChipsProps) {
  const { nameOf } = useFilterChoices();
  const chosen = CHOSEN_FILTERS.filter((name) => view[name] !== undefined);
  return (
    <Group component="ul" gap="xs" mb="md" className={classes.chips} aria-label={labels.active}>
      {chosen.map((name) => {
        const text = `${labels[name]}: ${valueText(view, name, nameOf)}`;
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
          {labels.clear}
        </Button>
      </li>
    </Group>
  );
}

type NameOf = (id: string) => string | undefined;

function valueText(view: TransactionsView, name: ChosenFilter, nameOf: NameOf): string {
  if (name === 'type') return view.type ? TYPE_TEXT[view.type] : '';
  if (name === 'counts') return view.counts ? figureText[view.counts] : '';
  if (name === 'kind') return view.kind ? KIND_TEXT[view.kind] : '';
  const value = view[name] ?? '';
  if (name === 'fromDate' || name === 'toDate') {
    return formatDate(Temporal.PlainDate.from(value));
  }
  return nameOf(value) ?? '…';
}
