import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { clientPageLabels } from '../record/client-page.labels.ts';
import { importLabels as labels } from './client-import.labels.ts';

/** Around the screens of an import: whoever may not do it reads so, instead of a failed list. */
export function ClientImportGate({ children }: { children: ReactNode }) {
  if (useMay('clients.import')) return children;
  return (
    <Paper withBorder>
      <EmptyState
        picture="documents"
        sentence={labels.notAllowed}
        action={<LinkButton to="/dashboard/clients">{clientPageLabels.back}</LinkButton>}
      />
    </Paper>
  );
}
