import type { Home } from '@app/contract/insights/insights.contract';
import { minutesLate } from '@app/domain/scheduling/visit';
import { Title } from '@mantine/core';
import { IconClock, IconDoorEnter, IconPlayerPlay } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { arrivedText, homeDayLabels as labels, lateText, startedText } from './home.labels.ts';
import classes from './home-day.module.css';
import { TodaysAppointment } from './todays-appointment.tsx';

type Here = NonNullable<Home['day']>['now'];

/** Who is here, or should be: since when, or by how much she is late. */
export function HomeNow({ here }: { here: Here }) {
  if (here.length === 0) return null;
  return (
    <>
      <Title order={3} size="sm">
        {labels.now}
      </Title>
      <ul className={classes.here}>
        {here.map((appointment) => (
          <li key={appointment.id} className={classes.next}>
            <TodaysAppointment
              appointment={appointment}
              state={<StateNow appointment={appointment} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function StateNow({ appointment }: { appointment: Here[number] }) {
  const zone = useTimezone();
  const now = useNow();
  const { arrivedAt, startedAt } = appointment;
  if (startedAt) {
    return (
      <StatusBadge tone="informative" icon={<IconPlayerPlay size={14} />}>
        {startedText(startedAt, zone)}
      </StatusBadge>
    );
  }
  if (arrivedAt) {
    return (
      <StatusBadge tone="informative" icon={<IconDoorEnter size={14} />}>
        {arrivedText(arrivedAt, zone)}
      </StatusBadge>
    );
  }
  const startTime = Temporal.Instant.from(appointment.startTime);
  return (
    <StatusBadge tone="warning" icon={<IconClock size={14} />}>
      {lateText(minutesLate({ ...appointment, startTime }, now))}
    </StatusBadge>
  );
}
