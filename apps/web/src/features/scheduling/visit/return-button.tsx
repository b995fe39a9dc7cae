import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { returnDate, USUAL_RETURN_DAYS } from '@app/domain/scheduling/return-visit';
import { todayIn } from '@app/domain/shared/local-time';
import type { ButtonProps } from '@mantine/core';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { clockText } from '../appointments/appointments.labels.ts';
import { type AppointmentsView, quickSearch } from '../appointments/appointments-view.ts';
import { useClientAside } from './visit.api.ts';
import { visitLabels } from './visit.labels.ts';

type ReturnButtonProps = Pick<ButtonProps, 'variant'> & {
  appointment: AppointmentDetail;
  /** What stands above the agenda makes room for the booking. */
  onLeave?: () => void;
};

/** Books the same again where she usually comes back, else in four weeks: her time, with whom she was. */
export function ReturnButton({ appointment, variant = 'filled', onLeave }: ReturnButtonProps) {
  const { data } = useClientAside(appointment.id);
  const timezone = useTimezone();
  const today = useToday();
  const visited = todayIn(timezone, Temporal.Instant.from(appointment.startTime));
  const date = data?.comeBack?.date ?? returnDate(visited, USUAL_RETURN_DAYS, today).toString();
  return (
    <LinkButton
      to="/dashboard/appointments"
      search={returnSearch(appointment, date, timezone)}
      variant={variant}
      onClick={onLeave}
      leftSection={<IconCalendarRepeat size={18} />}
    >
      {visitLabels.comeBack}
    </LinkButton>
  );
}

function returnSearch(
  { startTime, professionalId, clientId, services }: AppointmentDetail,
  date: string,
  timezone: string,
): AppointmentsView {
  return quickSearch(
    {
      at: `${date}T${clockText(startTime, timezone)}`,
      professionalId,
      clientId: clientId ?? undefined,
      serviceIds: services.map(({ id }) => id),
    },
    { date },
  );
}
