import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type ConfirmationNoteProps = { confirmed: boolean; children: ReactNode };

/** What became of the link of a confirmation mail. */
export function ConfirmationNote({ confirmed, children }: ConfirmationNoteProps) {
  return confirmed ? (
    <Alert color="green" icon={<IconCircleCheck />} role="status">
      {children}
    </Alert>
  ) : (
    <Alert color="yellow" icon={<IconAlertTriangle />} role="alert">
      {children}
    </Alert>
  );
}
