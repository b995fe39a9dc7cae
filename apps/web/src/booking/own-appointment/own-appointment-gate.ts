import type { OwnAppointment } from '@app/contract/scheduling/own-appointment.contract';
import type { BookableDay, Slot } from '../booking-gate.ts';
import { read } from '../public-gate.ts';

export type { OwnAppointment };

/** What whoever has the link may ask and do. Every method rejects with a `BookingFailure`. */
export type OwnGate = {
  calendarUrl: string;
  get(): Promise<OwnAppointment>;
  confirm(): Promise<OwnAppointment>;
  cancel(): Promise<OwnAppointment>;
  days(): Promise<BookableDay[]>;
  slots(date: string): Promise<Slot[]>;
  move(startTime: string): Promise<OwnAppointment>;
  stopMessages(): Promise<OwnAppointment>;
  resumeMessages(): Promise<OwnAppointment>;
};

export function ownGate(token: string): OwnGate {
  const base = `/api/public/appointments/${encodeURIComponent(token)}`;
  const act = (step: string, body: object = {}) =>
    read<OwnAppointment>(`${base}/${step}`, { body });
  return {
    calendarUrl: `/a/${encodeURIComponent(token)}/agenda.ics`,
    get: () => read<OwnAppointment>(base),
    confirm: () => act('confirm'),
    cancel: () => act('cancel'),
    days: () => read<BookableDay[]>(`${base}/days`),
    slots: (date) => read<Slot[]>(`${base}/slots?date=${date}`),
    move: (startTime) => act('move', { startTime }),
    stopMessages: () => act('stop-messages'),
    resumeMessages: () => act('resume-messages'),
  };
}
