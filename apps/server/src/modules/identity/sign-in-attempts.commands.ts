import {
  WITH_ACCOUNT,
  WITH_CODES,
  WITH_CODES_ON_KNOWN_DEVICE,
  WITH_KNOWN_DEVICE,
  WITH_NETWORK,
} from '@app/domain/identity/patience';
import { sql } from 'drizzle-orm';
import { networkOf } from '../../foundation/http/attempt-limit.ts';
import type { FailureCount, Trier } from '../../foundation/http/failure-count.ts';
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
  | { allowed: true; settle: (outcome: AttemptOutcome) => Promise<void> };

const PATIENCE = {
  password: { account: WITH_ACCOUNT, device: WITH_KNOWN_DEVICE },
  code: { account: WITH_CODES, device: WITH_CODES_ON_KNOWN_DEVICE },
};

/** Lets one try pass, or says how long to wait. A known device has a patience of its own. */
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
  return { allowed: true, settle: (outcome) => settle(parts, { visit, triers, outcome }) };
}

async function triersOf(parts: AttemptParts, visit: Visit): Promise<Trier[]> {
  const { account, device } = PATIENCE[visit.proof];
  const known = visit.email ? await knownDeviceOf(parts, visit.email, visit.cookies) : null;
  if (known) return [{ patience: device, who: known }];
  const network = { patience: WITH_NETWORK, who: networkOf(visit.address) };
  return visit.email ? [network, { patience: account, who: visit.email }] : [network];
}

type Settling = { visit: Visit; triers: readonly Trier[]; outcome: AttemptOutcome };

async function settle(parts: AttemptParts, { visit, triers, outcome }: Settling): Promise<void> {
  if (outcome === 'wrong') return writeDown(parts, visit);
  if (outcome === 'neither') return takeBack(parts, triers);
  // A network is not one person: that she is who she says proves nothing about the others.
  const shared = triers.filter(({ patience }) => patience === WITH_NETWORK);
  const own = triers.filter(({ patience }) => patience !== WITH_NETWORK);
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
