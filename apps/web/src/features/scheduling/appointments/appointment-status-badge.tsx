import type { VisitShown } from '@app/domain/scheduling/visit';
import { shownText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { StatusIcon } from '../../../ui/agenda-grid/entry-marks.tsx';
import { statusTones } from '../../../ui/agenda-grid/status-tones.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

export function AppointmentStatusBadge({ status }: { status: VisitShown }) {
  return (
    <StatusBadge tone={statusTones[status]} icon={<StatusIcon status={status} />}>
      {shownText[status]}
    </StatusBadge>
  );
}
