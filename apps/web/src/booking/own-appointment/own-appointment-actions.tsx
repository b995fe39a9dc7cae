import { IconCalendarPlus, IconCheck, IconClock, IconMapPin } from '@tabler/icons-react';
import { confirmationLabels } from '../booking.labels.ts';
import { dateOf, timeOf } from '../company-time.ts';
import { mapOf } from '../map-link.ts';
import parts from '../parts.module.css';
import { PhoneLinks } from '../phone-links.tsx';
import { longDate } from '../steps/calendar-month.ts';
import { OwnLink } from '../steps/own-link.tsx';
import { doneLabels, ownLabels } from './own-appointment.labels.ts';
import classes from './own-appointment.module.css';
import type { OwnAppointment } from './own-appointment-gate.ts';
import type { Own } from './use-own-appointment.ts';

/** One thing at a time: what there is, or the question that was asked about it. */
export type OwnView = 'details' | 'move' | 'cancel' | 'stop';

type ActionsProps = {
  own: Own;
  /** When somebody is there today, where that is known. */
  today: string | null;
  onView: (view: OwnView) => void;
};

export function OwnAppointmentActions({ own, today, onView }: ActionsProps) {
  const { shown, gate, isBusy } = own;
  const isAhead = isStillAhead(shown);
  const isTooLate = isAhead && !shown.mayChange;
  return (
    <div className={classes.actions}>
      {shown.mayConfirm && (
        <button
          type="button"
          className={parts.primary}
          aria-disabled={isBusy}
          onClick={() => isBusy || own.act(gate.confirm, doneLabels.confirmed)}
        >
          <IconCheck className={parts.icon} aria-hidden />
          {ownLabels.confirm}
        </button>
      )}
      {shown.mayChange && <Changes shown={shown} onView={onView} />}
      {isTooLate && (
        <>
          <p className={parts.warning}>{ownLabels.tooLate(shown.company.name)}</p>
          <Reach phone={shown.company.phone} today={today} />
        </>
      )}
      {isAhead && (
        <a className={parts.outline} href={gate.calendarUrl}>
          <IconCalendarPlus className={parts.icon} aria-hidden />
          {ownLabels.addToCalendar}
        </a>
      )}
      {isAhead && shown.company.address && <Directions address={shown.company.address} />}
      {!isAhead && shown.company.bookingUrl && (
        <a className={parts.primary} href={shown.company.bookingUrl}>
          {ownLabels.bookAgain}
        </a>
      )}
      {!isTooLate && <Reach phone={shown.company.phone} today={today} />}
      {isAhead && (
        <>
          <p className={parts.soft}>{confirmationLabels.keepLink}</p>
          <OwnLink url={gate.pageUrl} title={shown.company.name} />
        </>
      )}
      {shown.receivesMessages ? (
        <button type="button" className={parts.quiet} onClick={() => onView('stop')}>
          {ownLabels.stop}
        </button>
      ) : (
        <div className={classes.stopped}>
          <p>{ownLabels.stopped}</p>
          <button
            type="button"
            className={parts.quiet}
            aria-disabled={isBusy}
            onClick={() => isBusy || own.act(gate.resumeMessages, doneLabels.resumed)}
          >
            {ownLabels.resume}
          </button>
        </div>
      )}
    </div>
  );
}

function isStillAhead({ status, endTime }: OwnAppointment): boolean {
  const isOpen = status === 'scheduled' || status === 'confirmed';
  return isOpen && Date.parse(endTime) > Date.now();
}

type ChangesProps = { shown: OwnAppointment; onView: (view: OwnView) => void };

function Changes({ shown, onView }: ChangesProps) {
  const { changeUntil, company } = shown;
  const until = `${longDate(dateOf(changeUntil, company.timezone))}, ${timeOf(changeUntil, company.timezone)}`;
  return (
    <>
      <div className={classes.pair}>
        <button type="button" className={parts.outline} onClick={() => onView('move')}>
          {ownLabels.move}
        </button>
        <button type="button" className={parts.outline} onClick={() => onView('cancel')}>
          {ownLabels.cancel}
        </button>
      </div>
      <p className={parts.soft}>{ownLabels.changeUntil(until)}</p>
    </>
  );
}

function Directions({ address }: { address: string }) {
  return (
    <a className={parts.outline} href={mapOf(address)} target="_blank" rel="noopener noreferrer">
      <IconMapPin className={parts.icon} aria-hidden />
      {ownLabels.directions}
    </a>
  );
}

type ReachProps = { phone: string; today: string | null };

function Reach({ phone, today }: ReachProps) {
  return (
    <>
      <PhoneLinks phone={phone} />
      {today && (
        <p className={classes.place}>
          <IconClock className={parts.icon} aria-hidden />
          {today}
        </p>
      )}
    </>
  );
}
