import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { BookingChallenge } from '@app/contract/scheduling/public-booking.contract';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isFirstTime } from '../../foundation/jobs/effects.ts';
import type { Marker } from '../../foundation/secrets/keyed-mark.ts';

type Asking = { companyId: string; markOf: Marker; now: Temporal.Instant };
export type SolvedChallenge = Omit<BookingChallenge, 'maxNumber'> & { number: number };

/** About a second of a phone's time. */
const MAX_NUMBER = 50_000;
const VALID_MINUTES = 20;

/** A number to be found. It is kept nowhere: our mark on it is enough to recognise it by. */
export function createChallenge({ companyId, markOf, now }: Asking): BookingChallenge {
  const expires = Math.floor(now.add({ minutes: VALID_MINUTES }).epochMilliseconds / 1000);
  const random = randomBytes(12).toString('hex');
  const salt = `${random}?expires=${expires}&company=${companyId}&`;
  const challenge = challengeOf(salt, randomInt(MAX_NUMBER + 1));
  const signature = signatureOf(challenge, markOf);
  return { algorithm: 'SHA-256', challenge, salt, signature, maxNumber: MAX_NUMBER };
}

/** Whether it is one of ours, for this company, not too old, and the number is right. */
export function isSolved(
  { challenge, salt, signature, number }: SolvedChallenge,
  { companyId, markOf, now }: Asking,
): boolean {
  const told = new URLSearchParams(salt.split('?')[1]);
  if (told.get('company') !== companyId) return false;
  if (!(Number(told.get('expires')) * 1000 > now.epochMilliseconds)) return false;
  if (!isSame(challenge, challengeOf(salt, number))) return false;
  return isSame(signature, signatureOf(challenge, markOf));
}

/** True once: what was solved for one booking does not serve for the next. */
export function useUp(scope: CompanyScope, { challenge }: SolvedChallenge): Promise<boolean> {
  return isFirstTime(scope, `booking-challenge:${challenge}`);
}

function challengeOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

function signatureOf(challenge: string, markOf: Marker): string {
  return markOf(`booking-challenge:${challenge}`);
}

function isSame(first: string, second: string): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
}
