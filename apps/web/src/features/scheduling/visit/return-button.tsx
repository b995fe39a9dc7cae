import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { ButtonProps } from '@mantine/core';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
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

/** Books the same again where she usually comes back: that day, her time, with whom she was. */
export function ReturnButton({ appointment, variant = 'filled', onLeave }: ReturnButtonProps) {
  const { data } = useClientAside(appointment.id);
  const timezone = useTimezone();
  return (
    <LinkButton
      to="/dashboard/appointments"
      search={returnSearch(appointment, data?.comeBack?.date, timezone)}
      variant={variant}
      onClick={onLeave}
      leftSection={<IconCalendarRepeat size={18} />}
    >
      {visitLabels.comeBack}
    </LinkButton>
  );
}

export function returnSearch(
  { startTime, professionalId, clientId, services }: AppointmentDetail,
  date: string | undefined,
  timezone: string,
): AppointmentsView {
  return quickSearch(
    {
      at: date && `${date}T${clockText(startTime, timezone)}`,
      professionalId,
      clientId: clientId ?? undefined,
      serviceIds: services.map(({ id }) => id),
    },
    date ? { date } : {},
  );
}
