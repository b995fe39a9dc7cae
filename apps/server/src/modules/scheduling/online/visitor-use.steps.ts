import { mayBookUnseen, USUAL_WORK, workFor } from '@app/domain/scheduling/visitor';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { networkOf, tooMany, widerNetworkOf } from '../../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { type Held, listHoldsOf, lockHoldsOf } from '../booking/holds.queries.ts';
import { type BookingOrigin, countOpen, countRecent } from './appointment-visitors.queries.ts';

export type Visiting = RequestContext & { companyId: string };

const HELD_AT_ONCE = 6;
// Beyond these, of holds and bookings, somebody's device has to work for each booking.
const usualForCompany = { name: 'booking-usual-company', attempts: 30, minutes: 10 };
const usualForAddress = { name: 'booking-usual-address', attempts: 20, minutes: 10 };

/** By which the holds of one network are recognised. Nobody reads an address from it. */
export function holderOf({ markOf, address }: Visiting): string {
  return markOf(`hold:${networkOf(address)}`);
}

/**
 * Refuses one hold more than a network may have at once. What will be let go in exchange does not
 * count. Whether there was something to exchange.
 */
export async function makeRoomToHold(
  scope: CompanyScope,
  visiting: Visiting,
  insteadOf: string | null,
): Promise<boolean> {
  if (visiting.environment.RATE_LIMITS === 'off') return false;
  const held = await lockHoldsOf(scope, holderOf(visiting), visiting.now);
  const others = held.filter(({ id }) => id !== insteadOf);
  if (others.length >= HELD_AT_ONCE) throw tooMany(secondsUntilRoom(others, visiting), visiting);
  return others.length < held.length;
}

function secondsUntilRoom(held: readonly Held[], { now }: Visiting): number {
  const seconds = held.map(({ heldUntil }) => now.until(heldUntil).total('seconds'));
  return Math.max(1, Math.ceil(Math.min(...seconds)));
}

/** Whether this network holds that time, as long as it is not booked. */
export async function isHeldByVisitor(
  scope: CompanyScope,
  visiting: Visiting,
  holdId: string | null,
): Promise<boolean> {
  if (holdId === null || visiting.environment.RATE_LIMITS === 'off') return false;
  const held = await listHoldsOf(scope, holderOf(visiting), visiting.now);
  return held.some(({ id }) => id === holdId);
}

/** Where a booking comes from: the address, and those around it. Nobody reads one from its mark. */
export function originOf({ markOf, address }: Visiting): BookingOrigin {
  return {
    askedFrom: markOf(`booking-from:${networkOf(address)}`),
    askedFromNetwork: markOf(`booking-around:${widerNetworkOf(address)}`),
  };
}

/** How many numbers the device has to try for one more booking; often none. */
export async function workAsked(scope: CompanyScope, visiting: Visiting): Promise<number> {
  if (visiting.environment.RATE_LIMITS === 'off') return 0;
  const work = workFor(await countRecent(scope, originOf(visiting), visiting.now));
  return work > 0 || !(await isUnusual(visiting)) ? work : USUAL_WORK;
}

/** Whether work would be rewarded: nobody is made to wait for a refusal. */
export async function hasRoomFor(
  scope: CompanyScope,
  visiting: Visiting,
  phoneKey: string,
): Promise<boolean> {
  const place = { ...originOf(visiting), phoneKey };
  return mayBookUnseen(await countOpen(scope, place, visiting.now));
}

/** Whether so much was held and booked lately that somebody's device has to work for more. */
async function isUnusual({ attempts, now, companyId, address }: Visiting): Promise<boolean> {
  const waits = await Promise.all([
    attempts.secondsBeyondAs(usualForCompany, { account: companyId, now }),
    attempts.secondsBeyond(usualForAddress, { address, now }),
  ]);
  return waits.some((seconds) => seconds > 0);
}

/**
 * Only what was really held or booked: who comes too late does no harm. What goes on from a hold,
 * to another one or to the booking, was counted with it and is not counted here.
 */
export async function countUse({ attempts, now, companyId, address }: Visiting): Promise<void> {
  await Promise.all([
    attempts.secondsToWaitAs(usualForCompany, { account: companyId, now }),
    attempts.secondsToWait(usualForAddress, { address, now }),
  ]);
}
