import type { Home } from '@app/contract/insights/insights.contract';
import { nextVerb } from '@app/domain/scheduling/next-verb';
import { shownState } from '@app/domain/scheduling/visit';
import { formatTime } from '@app/domain/shared/local-time';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { visitSearch } from '../../../ui/visit-address.ts';
import { AppointmentStatusBadge } from '../../scheduling/appointments/appointment-status-badge.tsx';
import { useCanSettle } from '../../scheduling/appointments/counter.view.ts';
import type { RowVerbProps } from '../../scheduling/visit/row-verb.tsx';
import classes from './todays-appointment.module.css';

const RowVerb = lazy(() => import('../../scheduling/visit/row-verb.tsx'));

type Todays = NonNullable<Home['appointments']>[number];
/** What is done is paid next; what has to be asked is asked above the rows. */
export type RowActions = Pick<RowVerbProps, 'onSettle' | 'onAsk'>;
type TodaysAppointmentProps = RowActions & {
  appointment: Todays;
  /** What is said of her now, where that is more than the status. */
  state?: ReactNode;
};

/** Opens in the agenda; the verb of the moment stands beside it. */
export function TodaysAppointment({ appointment, state, ...actions }: TodaysAppointmentProps) {
  const zone = useTimezone();
  const { startTime, clientName, serviceNames, professionalName } = appointment;
  return (
    <div className={classes.row}>
      <Link
        to="/dashboard/appointments"
        search={visitSearch(appointment, zone)}
        className={classes.link}
      >
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
      {useHasVerb(appointment) && (
        <div className={classes.verb}>
          <Suspense fallback={null}>
            <RowVerb appointment={appointment} {...actions} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Keeps the room for the verb, which comes a moment later. */
function useHasVerb({ startTime, endTime, ...visit }: Todays): boolean {
  const instants = {
    startTime: Temporal.Instant.from(startTime),
    endTime: Temporal.Instant.from(endTime),
  };
  const canSettle = useCanSettle();
  const verb = nextVerb(
    { ...visit, ...instants },
    useNow(),
    canSettle(visit) ? 'taken' : 'not-taken',
  );
  return verb !== null && verb !== 'return';
}
