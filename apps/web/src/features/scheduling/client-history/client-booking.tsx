import { IconCalendarPlus } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { quickSearch } from '../appointments/appointments-view.ts';
import { historyLabels as labels } from './client-history.labels.ts';

/** Leads to the quick panel with the client filled in, for whoever may book. */
export function useClientBooking(clientId: string): PageAction | undefined {
  if (!useMay('appointments.manage')) return undefined;
  return {
    label: labels.book,
    icon: <IconCalendarPlus size={18} />,
    to: '/dashboard/appointments',
    search: quickSearch({ clientId }),
  };
}
