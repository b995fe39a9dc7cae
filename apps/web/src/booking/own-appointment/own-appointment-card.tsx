import { cents, formatMoney } from '@app/domain/shared/money';
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconMapPin,
} from '@tabler/icons-react';
import { dateOf, timeOf } from '../company-time.ts';
import parts from '../parts.module.css';
import { fullDate } from '../steps/calendar-month.ts';
import { ownLabels, type StatusTone, statusOf } from './own-appointment.labels.ts';
import classes from './own-appointment.module.css';
import type { OwnAppointment } from './own-appointment-gate.ts';

const ICONS: Record<StatusTone, typeof IconCircleCheck> = {
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconCircleX,
  plain: IconCalendarEvent,
};

/** What was booked: of the client no more than the first name. */
export function OwnAppointmentCard({ own }: { own: OwnAppointment }) {
  const { firstName, company, startTime, endTime, serviceNames, professionalName } = own;
  const { text, tone } = statusOf(own, Date.now());
  const Icon = ICONS[tone];
  const at = (moment: string) => timeOf(moment, company.timezone);
  return (
    <section className={classes.card} aria-label={ownLabels.hello(firstName)}>
      <h2 className={classes.hello} tabIndex={-1} data-heading>
        {ownLabels.hello(firstName)}
      </h2>
      <p className={classes.status} data-tone={tone}>
        <Icon className={parts.icon} aria-hidden />
        {text}
      </p>
      <p className={classes.when}>
        <time dateTime={startTime}>
          {ownLabels.when(
            fullDate(dateOf(startTime, company.timezone)),
            at(startTime),
            at(endTime),
          )}
        </time>
      </p>
      <p className={classes.what}>
        <strong>{serviceNames.join(' + ')}</strong>{' '}
        <span className={parts.soft}>{ownLabels.with(professionalName)}</span>
      </p>
      {own.priceCents > 0 && <p className={classes.what}>{formatMoney(cents(own.priceCents))}</p>}
      {own.sessions.map(({ serviceName, left, validUntil }) => (
        <p key={`${serviceName} ${validUntil}`} className={parts.good}>
          {ownLabels.sessions(serviceName, left, validUntil)}
        </p>
      ))}
      {company.address && (
        <p className={classes.place}>
          <IconMapPin className={parts.icon} aria-hidden />
          {company.address}
        </p>
      )}
      {tone === 'warn' && <p className={parts.warning}>{ownLabels.needsApproval(company.name)}</p>}
    </section>
  );
}
