import { Button, CloseButton, Group, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Filters } from '../../foundation/filters.ts';
import classes from './filter-bar.module.css';
import { chipText, type FilterField } from './filter-field.tsx';

type Name<View> = keyof View & string;

/** A list that is filtered, by what, and how. */
export type Filtering<View> = {
  filters: Filters<View>;
  view: View;
  onView: (view: View) => void;
  fields: readonly FilterField<Name<View>>[];
};

type FilterChipsProps<View> = Filtering<View> & {
  /** Beside the way out of all of them. */
  save?: ReactNode;
};

/** What leaves something out of the list, each with its way out. */
export function FilterChips<View extends object>(props: FilterChipsProps<View>) {
  const { filters, view, onView, fields, save } = props;
  const place = useRef<HTMLDivElement>(null);
  const chips = fields.flatMap((field) => {
    const text = chipText(field, view);
    return text === null ? [] : { name: field.name, text };
  });
  const focusPlace = () => place.current?.focus();

  function remove(name: Name<View>, button: HTMLButtonElement): void {
    // The button goes away with its chip, and the keyboard goes on beside it.
    if (chips.length > 1) focusAfter(button);
    else focusPlace();
    onView(filters.change(view, { [name]: undefined }));
  }

  return (
    <div ref={place} tabIndex={-1}>
      {filters.countIn(view) === 0 && <VisuallyHidden>Nenhum filtro em uso</VisuallyHidden>}
      {chips.length > 0 && (
        <Group
          component="ul"
          gap="xs"
          mb="md"
          className={classes.chips}
          aria-label="Filtros em uso"
        >
          {chips.map(({ name, text }) => (
            <li key={name} className={classes.chip}>
              {text}
              <CloseButton
                size="sm"
                iconSize={14}
                className={classes.chipClose}
                aria-label={`Remover filtro ${text}`}
                onClick={(event) => remove(name, event.currentTarget)}
              />
            </li>
          ))}
          <li className={classes.chipEnd}>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                focusPlace();
                onView(filters.withoutChosen(view));
              }}
            >
              Limpar filtros
            </Button>
          </li>
          {save && <li className={classes.chipEnd}>{save}</li>}
        </Group>
      )}
    </div>
  );
}

/** After the last chip comes the button that clears all of them. */
function focusAfter(button: HTMLButtonElement): void {
  button.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
}
