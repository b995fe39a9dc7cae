import { useState } from 'react';
import { type BookingFailure, failureOf, UNANSWERED } from '../booking-gate.ts';
import { type Notices, useNotices } from '../use-notices.ts';
import { ownFailures } from './own-appointment.labels.ts';
import type { OwnAppointment, OwnGate } from './own-appointment-gate.ts';

export type Own = {
  gate: OwnGate;
  shown: OwnAppointment;
  isBusy: boolean;
  notices: Notices;
  /** Null when it was done. One step at a time: a second click while one is under way does nothing. */
  act: (step: () => Promise<OwnAppointment>, done: string) => Promise<BookingFailure | null>;
  /** Says what was refused, and shows the appointment as it is now. */
  refused: (failure: BookingFailure) => Promise<void>;
};

/** Nothing can be changed any more, whatever one tries. */
export function isClosed({ code }: BookingFailure): boolean {
  return code === 'TOO_LATE_TO_CHANGE' || code === 'APPOINTMENT_CANCELLED';
}

export function useOwnAppointment(gate: OwnGate, first: OwnAppointment): Own {
  const [shown, setShown] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const notices = useNotices();

  async function act(
    step: () => Promise<OwnAppointment>,
    done: string,
  ): Promise<BookingFailure | null> {
    setBusy(true);
    try {
      setShown(await step());
      notices.show({ tone: 'success', title: done });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      await refused(failure);
      return failure;
    } finally {
      setBusy(false);
    }
  }

  async function refused(failure: BookingFailure): Promise<void> {
    const text = failure.code === UNANSWERED ? ownFailures.unanswered : failure.message;
    notices.show({ tone: 'error', title: ownFailures.title, text });
    const now = await gate.get().catch(() => null);
    if (now) setShown(now);
  }

  return { gate, shown, isBusy, notices, act, refused };
}
