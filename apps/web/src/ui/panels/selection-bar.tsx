import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';

type SelectionBarProps = {
  clearLabel: string;
  onClear: () => void;
  /** What was selected comes to. */
  words: ReactNode;
  /** What is done with it. */
  children: ReactNode;
};

/** Always in sight, as long as something of a list is selected. */
export function SelectionBar({ clearLabel, onClear, words, children }: SelectionBarProps) {
  return (
    <div className={classes.bar} data-thumb-bar>
      <CloseButton aria-label={clearLabel} onClick={onClear} />
      <div className={classes.words} role="status">
        {words}
      </div>
      {children}
    </div>
  );
}
