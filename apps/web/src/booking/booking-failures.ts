import { clientNotices, failureTexts, timeLabels } from './booking.labels.ts';
import {
  type BookingFailure,
  type BookingMode,
  type BookingTask,
  type Notice,
  UNANSWERED,
  type Wish,
} from './booking-gate.ts';

/** What a refused booking leads to, and what is said about it. */
export type Trouble = {
  leadsTo: 'times' | 'encaixe' | 'client' | 'coupon' | 'stay';
  notice: Notice & { text: string };
};

/** An answer, and no reason in it. The same again is harmless: it is booked once. */
const OUR_FAULT = ['INTERNAL_SERVER_ERROR', 'OUTCOME_UNKNOWN'];
const OF_THE_CLIENT = ['PHONE_INVALID', 'CLIENT_REQUIRED', 'CLIENT_NOT_FOUND'];
const OF_THE_TIME = ['SLOT_TAKEN', 'SLOT_UNAVAILABLE'];
const OF_THE_CHOICE = ['SERVICE_NOT_OFFERED', 'PROFESSIONAL_NOT_FOUND'];

type Tried = { mode: BookingMode; task?: BookingTask | undefined };

export function troubleOf(failure: BookingFailure, { mode, task = 'book' }: Tried): Trouble {
  const { code } = failure;
  if (OF_THE_CLIENT.includes(code)) {
    return { leadsTo: 'client', notice: { tone: 'error', ...clientNotices.saveFailed } };
  }
  const text = sentenceOf(failure, unsaidOf(mode, task));
  const notice = { tone: 'error', title: failureTexts.title[mode], text } as const;
  if (isLostTime(failure)) return { leadsTo: mode === 'internal' ? 'encaixe' : 'times', notice };
  return { leadsTo: code === 'COUPON_REFUSED' ? 'coupon' : 'stay', notice };
}

export function isLostTime({ code, message }: BookingFailure): boolean {
  return OF_THE_TIME.includes(code) || saysTaken(message);
}

/** Whether what was chosen can no longer be had, whatever the time. */
export function isLostChoice({ code }: BookingFailure): boolean {
  return OF_THE_CHOICE.includes(code);
}

/** Why what was chosen has no times at all, however often one asks. Null of any other failure. */
export function impossibleChoice(
  { code, message }: BookingFailure,
  { professionalId }: Wish,
): string | null {
  if (!OF_THE_CHOICE.includes(code)) return null;
  return professionalId === null ? timeLabels.nobodyDoesAll : message;
}

type Unsaid = { withoutReason: string; ourFault: string };

function unsaidOf(mode: BookingMode, task: BookingTask): Unsaid {
  const { unsaid, other, notSaved } = failureTexts;
  if (task === 'change') return { withoutReason: notSaved, ourFault: notSaved };
  return { withoutReason: mode === 'public' ? unsaid : other, ourFault: other };
}

function sentenceOf({ code, message }: BookingFailure, unsaid: Unsaid): string {
  if (code === UNANSWERED) return failureTexts.unanswered;
  if (OUR_FAULT.includes(code)) return unsaid.ourFault;
  if (code === 'NO_COMPANY') return failureTexts.noCompany;
  if (code === 'SLOT_TAKEN' || saysTaken(message)) return failureTexts.taken;
  return message || unsaid.withoutReason;
}

function saysTaken(message: string): boolean {
  return message.includes('Já existe um agendamento') || message.includes('already exists');
}
