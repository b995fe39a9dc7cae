import type { Home } from '@app/contract/insights/insights.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { formatTime } from '@app/domain/shared/local-time';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { AppointmentStatusBadge } from '../../scheduling/appointments/appointment-status-badge.tsx';

type TodaysAppointmentProps = {
  appointment: NonNullable<Home['appointments']>[number];
  /** What is said of her now, where that is more than the status. */
  state?: ReactNode;
};

export function TodaysAppointment({ appointment, state }: TodaysAppointmentProps) {
  const zone = useTimezone();
  const { startTime, clientName, serviceNames, professionalName } = appointment;
  return (
    <Link to="/dashboard/appointments" search={visitSearch(appointment, zone)}>
      <Text span fw={600} className="tabular">
        {formatTime(Temporal.Instant.from(startTime), zone)}
      </Text>
      <div>
        <TruncatedText>{clientName}</TruncatedText>
        <Text component="div" size="xs" c="dimmed">
          <TruncatedText>
            {serviceNames} · {professionalName}
          </TruncatedText>
        </Text>
      </div>
      {state ?? <AppointmentStatusBadge status={shownState(appointment)} />}
    </Link>
  );
}
