import { useRef, useState } from 'react';
import { requestKey } from '../../foundation/request-key.ts';
import { confirmationLabels } from '../booking.labels.ts';
import { isLostChoice, troubleOf } from '../booking-failures.ts';
import {
  type BookingRequest,
  CHOICES_JOINED,
  failureOf,
  TOO_MANY,
  UNANSWERED,
  type Wish,
} from '../booking-gate.ts';
import { digitsOf } from '../steps/phone-digits.ts';
import type { CouponCheck } from '../steps/use-coupon.ts';
import type { Attempt, Wizard } from './use-wizard.ts';

export type Confirming = {
  state: 'idle' | 'booking' | 'checking';
  confirm: () => Promise<void>;
  /** The outcome of an attempt is not known: its time may be hers already. */
  isOpen: () => boolean;
};

const NO_WORD = [
  UNANSWERED,
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'UPDATE_FAILED',
];

/** Books once, however often she presses: an attempt without an answer is repeated as it was. */
export function useConfirm(wizard: Wizard, coupon: CouponCheck): Confirming {
  const { gate, mode, start, dispatch, notify } = wizard;
  const [state, setState] = useState<Confirming['state']>('idle');
  const open = useRef<Attempt | null>(wizard.memory?.attempt ?? null);
  const isBusy = useRef(false);
  const doneText = confirmationLabels[start.task === 'change' ? 'changed' : 'created'];

  function remember(attempt: Attempt | null): void {
    open.current = attempt;
    wizard.memory?.keepAttempt(attempt);
  }

  async function confirm(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('booking');
    const applied = await coupon.settle();
    if (applied !== 'refused') await book(applied === 'none' ? '' : applied.code);
    isBusy.current = false;
    setState('idle');
  }

  async function book(couponCode: string): Promise<void> {
    const held = await wizard.hold.settled();
    const request = requestOf({ ...wizard, hold: { ...wizard.hold, held } }, couponCode);
    if (!request) return;
    const earlier = open.current;
    const attempt = sameOrNew(earlier, request, wizard.wish);
    remember(attempt);
    try {
      const { key } = attempt;
      const booked = await gate.book(attempt.request, {
        key,
        onChecking: () => setState('checking'),
      });
      if (mode === 'internal') notify({ tone: 'success', title: doneText });
      dispatch({ type: 'booked', booked });
    } catch (error) {
      if (isLostChoice(failureOf(error)) && (await wizard.dropGoneServices())) remember(null);
      else refused(error, earlier);
    }
  }

  function refused(error: unknown, earlier: Attempt | null): void {
    const failure = failureOf(error);
    if (!NO_WORD.includes(failure.code)) {
      remember(failure.code === TOO_MANY ? earlier : null);
    }
    if (failure.code === CHOICES_JOINED) return;
    const { leadsTo, notice } = troubleOf(failure, { mode, task: wizard.start.task });
    // Said where the way out of it stands.
    if (leadsTo === 'encaixe') dispatch({ type: 'time-refused', because: notice.text });
    else notify(notice);
    if (leadsTo === 'times') wizard.loseTime(notice.text);
    if (leadsTo === 'coupon') coupon.refuse(notice.text);
    if (leadsTo !== 'client') return;
    wizard.hold.giveUp();
    dispatch({ type: 'client-refused' });
  }

  return { state, confirm, isOpen: () => open.current !== null };
}

export function requestOf(
  { state, wish, hold }: Pick<Wizard, 'state' | 'wish' | 'hold'>,
  couponCode: string,
): BookingRequest | null {
  if (!state.time) return null;
  const { existingId, name, phone, email, anotherPerson } = state.client;
  return {
    client: { existingId, name, phone: digitsOf(phone), email, anotherPerson },
    // Whoever the time is held with, although the choice was left open.
    professionalId: hold.held?.professionalId ?? wish.professionalId,
    serviceIds: wish.serviceIds,
    startTime: state.time.startTime,
    notes: state.notes.trim(),
    couponCode,
    holdId: hold.held?.holdId ?? null,
    overbook: state.overbook,
  };
}

/** Whoever holds the time may be another one each time; whom she asked for is her choice. */
function sameOrNew(open: Attempt | null, request: BookingRequest, wish: Wish): Attempt {
  const { professionalId } = wish;
  const choices = JSON.stringify({ ...request, holdId: null, professionalId });
  if (open?.choices === choices) return open;
  return { choices, key: requestKey(), request };
}
