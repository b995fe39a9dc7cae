import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import type { ComponentProps } from 'react';
import { statusText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { StatusIcon } from '../../../ui/agenda-grid/entry-marks.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

const toneOf: Record<AppointmentStatus, ComponentProps<typeof StatusBadge>['tone']> = {
  scheduled: 'outlined',
  confirmed: 'positive',
  completed: 'neutral',
  cancelled: 'struck',
  no_show: 'negative',
};

export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  return (
    <StatusBadge tone={toneOf[status]} icon={<StatusIcon status={status} />}>
      {statusText[status]}
    </StatusBadge>
  );
}
