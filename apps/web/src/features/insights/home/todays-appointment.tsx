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
import { RowVerb, type RowVerbProps } from '../../scheduling/visit/row-verb.tsx';
import classes from './todays-appointment.module.css';

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
      <div className={classes.verb}>
        <RowVerb appointment={appointment} {...actions} />
      </div>
    </div>
  );
}
