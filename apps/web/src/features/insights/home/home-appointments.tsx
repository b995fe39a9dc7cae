import type { Home } from '@app/contract/insights/insights.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { formatTime } from '@app/domain/shared/local-time';
import { Card, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { AppointmentStatusBadge } from '../../scheduling/appointments/appointment-status-badge.tsx';
import classes from '../insights.module.css';
import { homeLabels as labels } from './home.labels.ts';

type Todays = NonNullable<Home['appointments']>;

/** How the day stands, and its first appointments; each opens in the agenda. */
type HomeAppointmentsProps = { appointments: Todays; children?: ReactNode };

export function HomeAppointments({ appointments, children }: HomeAppointmentsProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} padding="md">
      <div className={classes.heading}>
        <Title order={2} id={id}>
          {labels.today}
        </Title>
        <LinkButton variant="subtle" size="compact-sm" to="/dashboard/appointments">
          {labels.agenda}
        </LinkButton>
      </div>
      {children}
      {appointments.length === 0 ? (
        <Text c="dimmed" py="md">
          {labels.nothingToday}
        </Text>
      ) : (
        <ul className={classes.todays}>
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <TodaysAppointment appointment={appointment} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type TodaysAppointmentProps = {
  appointment: Todays[number];
  /** What is said of her now, where that is more than the status. */
  state?: ReactNode;
};

export function TodaysAppointment({ appointment, state }: TodaysAppointmentProps) {
  const zone = useTimezone();
  const { id, startTime, clientName, serviceNames, professionalName } = appointment;
  return (
    <Link to="/dashboard/appointments" search={{ open: id }}>
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
