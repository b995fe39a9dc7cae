import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Challenge } from '@app/contract/shared/challenge';
import { isEnoughWork } from '@app/domain/scheduling/visitor';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';

type Asking = {
  companyId: string;
  markOf: Marker;
  now: Temporal.Instant;
  /** How many numbers are to be tried, at most. */
  work: number;
};
export type SolvedChallenge = Omit<Challenge, 'maxNumber'> & { number: number };

const VALID_MINUTES = 20;

/** A number to be found. It is kept nowhere: our mark on it is enough to recognise it by. */
export function createChallenge({ companyId, markOf, now, work }: Asking): Challenge {
  const expires = Math.floor(now.add({ minutes: VALID_MINUTES }).epochMilliseconds / 1000);
  const random = randomBytes(12).toString('hex');
  const salt = `${random}?expires=${expires}&company=${companyId}&work=${work}&`;
  const challenge = challengeOf(salt, randomInt(work + 1));
  const signature = signatureOf(challenge, markOf);
  return { algorithm: 'SHA-256', challenge, salt, signature, maxNumber: work };
}

/** Whether it is one of ours, for this company, not too old, not too easy, and the number is right. */
export function isSolved(
  { challenge, salt, signature, number }: SolvedChallenge,
  { companyId, markOf, now, work }: Asking,
): boolean {
  const told = new URLSearchParams(salt.split('?')[1]);
  if (told.get('company') !== companyId) return false;
  if (!(Number(told.get('expires')) * 1000 > now.epochMilliseconds)) return false;
  if (!isEnoughWork(Number(told.get('work')), work)) return false;
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
