import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The buttons that end a dialog: last in it, and always in sight where it fills a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Group className={classes.actions} justify="flex-end" gap="sm">
      {children}
    </Group>
  );
}
