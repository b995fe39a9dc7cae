import type { OwnAppointment } from '@app/contract/scheduling/own-appointment.contract';
import type { BookableDay, Slot } from '../booking-gate.ts';
import { read } from '../public-gate.ts';

export type { OwnAppointment };

/** `priceCents`: what this visit costs with her. */
export type Other = { id: string; name: string; priceCents: number };

/** What whoever has the link may ask and do. Every method rejects with a `BookingFailure`. */
export type OwnGate = {
  /** The link itself, to keep or to send. */
  pageUrl: string;
  calendarUrl: string;
  get(): Promise<OwnAppointment>;
  confirm(): Promise<OwnAppointment>;
  cancel(): Promise<OwnAppointment>;
  /** Who else does all of it. */
  professionals(): Promise<Other[]>;
  /** Of whoever has it already, or of another one. */
  days(other?: string): Promise<BookableDay[]>;
  slots(date: string, other?: string): Promise<Slot[]>;
  move(startTime: string, other?: Other): Promise<OwnAppointment>;
  stopMessages(): Promise<OwnAppointment>;
  resumeMessages(): Promise<OwnAppointment>;
};

export function ownGate(token: string): OwnGate {
  const base = `/api/public/appointments/${encodeURIComponent(token)}`;
  const act = (step: string, body: object = {}) =>
    read<OwnAppointment>(`${base}/${step}`, { body });
  return {
    pageUrl: `${location.origin}/a/${encodeURIComponent(token)}`,
    calendarUrl: `/a/${encodeURIComponent(token)}/agenda.ics`,
    get: () => read<OwnAppointment>(base),
    confirm: () => act('confirm'),
    cancel: () => act('cancel'),
    professionals: () => read<Other[]>(`${base}/professionals`),
    days: (other) => read<BookableDay[]>(`${base}/days${other ? `?professionalId=${other}` : ''}`),
    slots: (date, other) =>
      read<Slot[]>(`${base}/slots?date=${date}${other ? `&professionalId=${other}` : ''}`),
    move: (startTime, other) =>
      act('move', {
        startTime,
        ...(other && { professionalId: other.id, priceCents: other.priceCents }),
      }),
    stopMessages: () => act('stop-messages'),
    resumeMessages: () => act('resume-messages'),
  };
}
