import { IconCalendarPlus } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { quickSearch } from '../appointments/appointments-view.ts';
import { historyLabels as labels } from './client-history.labels.ts';

/** Leads to the quick panel with the client filled in. */
export function ClientBooking({ clientId }: { clientId: string }) {
  if (!useMay('appointments.manage')) return null;
  return (
    <LinkButton
      to="/dashboard/appointments"
      search={quickSearch({ clientId })}
      leftSection={<IconCalendarPlus size={18} />}
    >
      {labels.book}
    </LinkButton>
  );
}
