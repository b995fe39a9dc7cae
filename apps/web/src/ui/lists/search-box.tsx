import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import classes from './data-table.module.css';

type SearchBoxProps = {
  label: string;
  /** Shorter words where the label has no room. */
  placeholder?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  /** Somebody came to search. */
  autoFocus?: boolean | undefined;
};

/** Finds as people type. The slash key leads here, Escape empties it. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder = label, value, onChange, autoFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => isDialogOpen() || input.current?.focus()]]);

  function clearOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onChange('');
  }

  return (
    <TextInput
      ref={input}
      autoFocus={autoFocus}
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={clearOnEscape}
      leftSection={<IconSearch size={18} />}
      rightSection={
        value === '' ? (
          <Kbd className={classes.key} aria-hidden>
            /
          </Kbd>
        ) : (
          <CloseButton size="sm" aria-label="Apagar o texto" onClick={() => onChange('')} />
        )
      }
    />
  );
}

/** Keys mean what is open then. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
