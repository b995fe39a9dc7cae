import type { Home } from '@app/contract/insights/insights.contract';
import { minutesLate } from '@app/domain/scheduling/visit';
import { Title } from '@mantine/core';
import { IconCash, IconClock, IconDoorEnter, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import {
  arrivedText,
  homeDayLabels as labels,
  missedText,
  othersNowText,
  startedText,
} from './home.labels.ts';
import classes from './home-day.module.css';
import { type RowActions, TodaysAppointment } from './todays-appointment.tsx';

type Day = NonNullable<Home['day']>;
type Here = Day['now'];
type HomeNowProps = Pick<Day, 'now' | 'nowCount'> & RowActions & { today: string };

/** Who is here, or should be: ready to pay, since when, or for how long nobody said that she came. */
export function HomeNow({ now: here, nowCount, today, ...actions }: HomeNowProps) {
  if (here.length === 0) return null;
  const others = nowCount - here.length;
  return (
    <>
      <Title order={3} size="sm">
        {labels.now}
      </Title>
      <ul className={classes.here}>
        {here.map((appointment) => (
          <li key={appointment.id}>
            <TodaysAppointment
              appointment={appointment}
              state={<StateNow appointment={appointment} />}
              {...actions}
            />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Link
          to="/dashboard/appointments"
          search={{ view: 'list', date: today }}
          className={classes.others}
        >
          {othersNowText(others)}
        </Link>
      )}
    </>
  );
}

function StateNow({ appointment }: { appointment: Here[number] }) {
  const zone = useTimezone();
  const now = useNow();
  const { status, arrivedAt, startedAt } = appointment;
  if (status === 'completed') {
    return (
      <StatusBadge tone="warning" icon={<IconCash size={14} />}>
        {labels.toPay}
      </StatusBadge>
    );
  }
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
      {missedText(minutesLate({ ...appointment, startTime }, now))}
    </StatusBadge>
  );
}
