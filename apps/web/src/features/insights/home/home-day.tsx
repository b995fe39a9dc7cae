import type { Home } from '@app/contract/insights/insights.contract';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../../foundation/format.ts';
import { homeDayLabels as labels, toConfirmText, unpaidText } from './home.labels.ts';
import { TodaysAppointment } from './home-appointments.tsx';
import classes from './home-day.module.css';

type HomeDayProps = { day: NonNullable<Home['day']>; today: string };

/** Who comes next, what waits, and what the day brings. */
export function HomeDay({ day, today }: HomeDayProps) {
  const { next, toConfirm, unpaid, expectedCents, receivedCents } = day;
  const listOf = (status: 'scheduled' | 'completed') =>
    ({ view: 'list', date: today, status }) as const;
  return (
    <div className={classes.day}>
      <Text size="sm" c="dimmed">
        {labels.title}
      </Text>
      {next ? (
        <div className={classes.next}>
          <TodaysAppointment appointment={next} />
        </div>
      ) : (
        <Text c="dimmed">{labels.nobodyNext}</Text>
      )}
      <ul className={classes.waiting}>
        {toConfirm > 0 && (
          <li>
            <Link to="/dashboard/appointments" search={listOf('scheduled')}>
              {toConfirmText(toConfirm)}
            </Link>
          </li>
        )}
        {unpaid !== null && unpaid > 0 && (
          <li>
            <Link to="/dashboard/appointments" search={listOf('completed')}>
              {unpaidText(unpaid)}
            </Link>
          </li>
        )}
        {expectedCents !== null && receivedCents !== null && (
          <li className="tabular">
            {labels.expected} {moneyText(expectedCents)} · {labels.received}{' '}
            {moneyText(receivedCents)}
          </li>
        )}
      </ul>
    </div>
  );
}
