import type { Home } from '@app/contract/insights/insights.contract';
import { Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../../foundation/format.ts';
import {
  commissionsText,
  homeDayLabels as labels,
  toConfirmText,
  unpaidText,
} from './home.labels.ts';
import classes from './home-day.module.css';
import { HomeNow } from './home-now.tsx';
import { type RowActions, TodaysAppointment } from './todays-appointment.tsx';

type WaitingProps = { day: NonNullable<Home['day']>; today: string };
type HomeDayProps = WaitingProps & RowActions & { isEmpty: boolean };

/** A day without appointments says so once, below. */
export function HomeDay({ day, today, isEmpty, ...actions }: HomeDayProps) {
  const { now, nowCount, next } = day;
  return (
    <div className={classes.day}>
      <HomeNow now={now} nowCount={nowCount} today={today} {...actions} />
      {next && (
        <>
          <Title order={3} size="sm" mt="xs">
            {labels.next}
          </Title>
          <TodaysAppointment appointment={next} {...actions} />
        </>
      )}
      {!isEmpty && now.length === 0 && !next && <Text c="dimmed">{labels.nobodyNext}</Text>}
      <Waiting day={day} today={today} />
    </div>
  );
}

function Waiting({ day, today }: WaitingProps) {
  const { toConfirm, unpaid, expectedCents, receivedCents, commissionsCents } = day;
  const ofToday = { view: 'list', date: today } as const;
  return (
    <ul className={classes.waiting}>
      {toConfirm > 0 && (
        <li>
          <Link to="/dashboard/appointments" search={{ ...ofToday, status: 'scheduled' }}>
            {toConfirmText(toConfirm)}
          </Link>
        </li>
      )}
      {unpaid !== null && unpaid > 0 && (
        <li>
          <Link
            to="/dashboard/appointments"
            search={{ ...ofToday, status: 'completed', payment: 'missing' }}
          >
            {unpaidText(unpaid)}
          </Link>
        </li>
      )}
      {commissionsCents !== null && commissionsCents > 0 && (
        <li>
          <Link to="/dashboard/financial" search={{ tab: 'commissions' }} className="tabular">
            {commissionsText(commissionsCents)}
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
  );
}
