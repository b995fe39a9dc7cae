import { KIND_TEXT, TYPE_TEXT } from '@app/domain/cash/description';
import { formatDate } from '@app/domain/shared/local-time';
import { Button, CloseButton, Group, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {hasFilters(props.view) ? (
        <Chips {...props} onLast={() => place.current?.focus()} />
      ) : (
        <VisuallyHidden>{labels.none}</VisuallyHidden>
      )}
    </div>
  );
}

type ChipsProps = TransactionsFilterChipsProps & { onLast: () => void };

function Chips({ view, onView, onLast }: ChipsProps) {
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
              onClick={(event) => {
                // The button goes away with its chip, and the keyboard goes on beside it.
                if (chosen.length > 1) focusAfter(event.currentTarget);
                else onLast();
                onView({ ...view, [name]: undefined });
              }}
            />
          </li>
        );
      })}
      <li>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            onLast();
            onView(withoutFilters(view));
          }}
        >
          {labels.clear}
        </Button>
      </li>
    </Group>
  );
}

/** After the last chip comes the button that clears all of them. */
function focusAfter(button: HTMLButtonElement): void {
  button.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
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
