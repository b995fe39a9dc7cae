import {
  ACCOUNT_BACKOFF,
  CODES_BACKOFF,
  KNOWN_DEVICE_BACKOFF,
  KNOWN_DEVICE_CODES_BACKOFF,
  NETWORK_BACKOFF,
} from '@app/domain/identity/backoff';
import { sql } from 'drizzle-orm';
import type { FailureCount, Trier } from '../../foundation/http/failure-count.ts';
import { networkOf } from '../../foundation/http/rate-limit.ts';
import { accessRecords } from './access-records.table.ts';
import { users } from './accounts.table.ts';
import { type DeviceParts, knownDeviceOf } from './known-devices.rules.ts';

export type AttemptParts = DeviceParts & { failures: FailureCount };

/** Somebody at the door, and whose door it is said to be; nobody's, when that is not known. */
export type Visit = {
  email: string;
  address: string;
  cookies: string | undefined;
  proof: 'password' | 'code';
  now: Temporal.Instant;
};

/** Neither: what was wrong was not the proof. */
export type AttemptOutcome = 'right' | 'wrong' | 'neither';

export type Attempt =
  | { allowed: false; seconds: number }
  | { allowed: true; conclude: (outcome: AttemptOutcome) => Promise<void> };

const BACKOFFS = {
  password: { account: ACCOUNT_BACKOFF, device: KNOWN_DEVICE_BACKOFF },
  code: { account: CODES_BACKOFF, device: KNOWN_DEVICE_CODES_BACKOFF },
};

/** Lets one try pass, or says how long to wait. A known device has a backoff of its own. */
export async function beginAttempt(parts: AttemptParts, visit: Visit): Promise<Attempt> {
  const triers = await triersOf(parts, visit);
  const noted: Trier[] = [];
  for (const trier of triers) {
    const seconds = await parts.failures.secondsToWait(trier, visit.now);
    if (seconds > 0) {
      await takeBack(parts, noted);
      return { allowed: false, seconds };
    }
    noted.push(trier);
  }
  return { allowed: true, conclude: (outcome) => conclude(parts, { visit, triers, outcome }) };
}

async function triersOf(parts: AttemptParts, visit: Visit): Promise<Trier[]> {
  const { account, device } = BACKOFFS[visit.proof];
  const known = visit.email ? await knownDeviceOf(parts, visit.email, visit.cookies) : null;
  if (known) return [{ backoff: device, who: known }];
  const network = { backoff: NETWORK_BACKOFF, who: networkOf(visit.address) };
  return visit.email ? [network, { backoff: account, who: visit.email }] : [network];
}

type Concluding = { visit: Visit; triers: readonly Trier[]; outcome: AttemptOutcome };

async function conclude(
  parts: AttemptParts,
  { visit, triers, outcome }: Concluding,
): Promise<void> {
  if (outcome === 'wrong') return writeDown(parts, visit);
  if (outcome === 'neither') return takeBack(parts, triers);
  // A network is not one person: that she is who she says proves nothing about the others.
  const shared = triers.filter(({ backoff }) => backoff === NETWORK_BACKOFF);
  const own = triers.filter(({ backoff }) => backoff !== NETWORK_BACKOFF);
  await takeBack(parts, shared);
  await Promise.all(own.map((trier) => parts.failures.forget(trier)));
}

async function takeBack({ failures }: AttemptParts, triers: readonly Trier[]): Promise<void> {
  await Promise.all(triers.map((trier) => failures.takeBack(trier)));
}

/** One statement whether there is such an account or not. */
async function writeDown({ owner }: AttemptParts, { email, address }: Visit): Promise<void> {
  const userId = sql`(select ${users.id} from ${users} where ${users.email} = ${email})`;
  await owner.insert(accessRecords).values({ userId, address, outcome: 'refused' });
}
