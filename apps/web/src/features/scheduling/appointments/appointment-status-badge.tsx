import type { VisitShown } from '@app/domain/scheduling/visit';
import type { ComponentProps } from 'react';
import { shownText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { StatusIcon } from '../../../ui/agenda-grid/entry-marks.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

const toneOf: Record<VisitShown, ComponentProps<typeof StatusBadge>['tone']> = {
  scheduled: 'outlined',
  confirmed: 'positive',
  completed: 'neutral',
  cancelled: 'struck',
  no_show: 'negative',
  arrived: 'informative',
  started: 'informative',
};

export function AppointmentStatusBadge({ status }: { status: VisitShown }) {
  return (
    <StatusBadge tone={toneOf[status]} icon={<StatusIcon status={status} />}>
      {shownText[status]}
    </StatusBadge>
  );
}
