import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

type NotAllowedProps = {
  /** Whose screen it is, or whom to ask. */
  sentence: string;
  /** The way out, where the screen has none of its own. */
  action?: ReactNode;
};

/** Instead of a screen that the person's role does not open. */
export function NotAllowed({ sentence, action }: NotAllowedProps) {
  return (
    <Paper withBorder>
      <EmptyState picture="lock" sentence={sentence} action={action} />
    </Paper>
  );
}
