import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { tooManyRequests } from '@app/contract/shared/errors';
import { ORPCError, os } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { createRateLimitWindows } from './rate-limit-windows.ts';
import { waitSentence } from './security.ts';

export type RateLimit = {
  name: string;
  attempts: number;
  minutes: number;
  /**
   * What guards an account or a company is counted in the database, so that it holds however many
   * servers share the work. What spares one process work is counted in its memory: no look at free
   * times is worth a write.
   */
  counted?: 'in-memory';
};

/** For what anybody may read without signing in. */
export const publicReads: RateLimit = {
  name: 'public-read',
  attempts: 60,
  minutes: 1,
  counted: 'in-memory',
};

type Attempt = { address: string; now: Temporal.Instant };
type AccountAttempt = { account: string; now: Temporal.Instant };

export type RateLimiter = {
  /** Counts one more attempt and answers zero, or how long this address has to wait instead. */
  secondsToWait(limit: RateLimit, attempt: Attempt): Promise<number>;
  /** The same for one account, from whatever address. It counts whether the account exists or not. */
  secondsToWaitAs(limit: RateLimit, attempt: AccountAttempt): Promise<number>;
  /** How long the limit stays reached for this address, or zero. A look counts nothing. */
  secondsBeyond(limit: RateLimit, attempt: Attempt): Promise<number>;
  /** The same for one account. */
  secondsBeyondAs(limit: RateLimit, attempt: AccountAttempt): Promise<number>;
  /** Whoever proved to be the account's owner has all attempts again. */
  forgetAttempts(limit: RateLimit, account: string): Promise<void>;
};

/** What a limited step needs of the request. */
type Limited = {
  now: Temporal.Instant;
  attempts: RateLimiter;
  /** Sent along with the answer; missing where nobody speaks HTTP. */
  resHeaders?: Headers;
};

/** Step of a procedure that one address may call only so often. */
export function rateLimited(limit: RateLimit) {
  return os.$context<Limited & { address: string }>().middleware(async ({ context, next }) => {
    const seconds = await context.attempts.secondsToWait(limit, context);
    if (seconds > 0) throw tooMany(seconds, context);
    return next();
  });
}

/** The short links and pictures of a company. Counted in memory: no picture is worth a write. */
export const publicVisits = {
  rateLimit: {
    max: 300,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
  },
};

type Member = { account: { companyId: string | null } };

/** Step of a procedure that one company may call only so often, whoever calls and from wherever. */
export function rateLimitedPerCompany(limit: RateLimit) {
  return os.$context<Limited & Member>().middleware(async ({ context, next }) => {
    const attempt = { address: context.account.companyId ?? '', now: context.now };
    const seconds = await context.attempts.secondsToWait(limit, attempt);
    if (seconds > 0) throw tooMany(seconds, context);
    return next();
  });
}

/** Lets an account, told by its e-mail or id, be tried only so often, whoever tries. */
export async function limitAccount(
  limit: RateLimit,
  account: string,
  context: Limited,
): Promise<void> {
  const attempt = { account, now: context.now };
  const seconds = await context.attempts.secondsToWaitAs(limit, attempt);
  if (seconds > 0) throw tooMany(seconds, context);
}

/** The same, counting nothing: where only what came about is counted, by whoever brought it about. */
export async function refuseBeyond(
  limit: RateLimit,
  account: string,
  context: Limited,
): Promise<void> {
  const attempt = { account, now: context.now };
  const seconds = await context.attempts.secondsBeyondAs(limit, attempt);
  if (seconds > 0) throw tooMany(seconds, context);
}

/** The refusal, with how long to wait. */
export function tooMany(
  seconds: number,
  { resHeaders }: Pick<Limited, 'resHeaders'>,
): ORPCError<string, { retryAfterInSeconds: number }> {
  resHeaders?.set('retry-after', String(seconds));
  return new ORPCError('TOO_MANY_REQUESTS', {
    status: tooManyRequests.TOO_MANY_REQUESTS.status,
    message: waitSentence(seconds),
    data: { retryAfterInSeconds: seconds },
  });
}

type CounterParts = { pool: Pool; rateLimits: 'on' | 'off' };

export function createRateLimiter({ pool, rateLimits }: CounterParts): RateLimiter {
  if (rateLimits === 'off') return UNLIMITED;
  const windows = createRateLimitWindows();

  async function count(key: string, limit: RateLimit, now: Temporal.Instant): Promise<number> {
    const moment = now.epochMilliseconds;
    if (limit.counted === 'in-memory') return windows.count(key, limit, moment);
    const before = moment - windowOf(limit);
    const counted = await pool.query(COUNT_ONE, [key, moment, before, limit.attempts]);
    return counted.rowCount ? 0 : Math.max(1, await look(key, limit, now));
  }

  async function look(key: string, limit: RateLimit, now: Temporal.Instant): Promise<number> {
    const moment = now.epochMilliseconds;
    if (limit.counted === 'in-memory') return windows.look(key, limit, moment);
    const { rows } = await pool.query(LOOK, [key, limit.attempts]);
    if (rows.length === 0) return 0;
    const left = Number(rows[0].last_request) + windowOf(limit) - moment;
    return Math.max(0, Math.ceil(left / 1000));
  }

  return {
    secondsToWait: (limit, { address, now }) => count(addressKey(limit, address), limit, now),
    secondsToWaitAs: (limit, { account, now }) => count(accountKey(limit, account), limit, now),
    secondsBeyond: (limit, { address, now }) => look(addressKey(limit, address), limit, now),
    secondsBeyondAs: (limit, { account, now }) => look(accountKey(limit, account), limit, now),
    async forgetAttempts(limit, account) {
      await pool.query('delete from rate_limits where key = $1', [accountKey(limit, account)]);
    },
  };
}

const UNLIMITED: RateLimiter = {
  secondsToWait: async () => 0,
  secondsToWaitAs: async () => 0,
  secondsBeyond: async () => 0,
  secondsBeyondAs: async () => 0,
  forgetAttempts: async () => {},
};

function windowOf({ minutes }: RateLimit): number {
  return minutes * 60_000;
}

function addressKey({ name }: RateLimit, address: string): string {
  return `${name}:${networkOf(address)}`;
}

/** A fingerprint: nobody's e-mail lies around here, and a text of any length fits. */
function accountKey({ name }: RateLimit, account: string): string {
  return `${name}:account:${createHash('sha256').update(account).digest('hex')}`;
}

// The row is locked while it is counted, so attempts made at once cannot overtake the limit. The
// moment that is kept is the window's first attempt: one that moved along would never let a window
// end for whoever goes on slowly.
const COUNT_ONE = `
  insert into rate_limits as kept (key, count, last_request) values ($1, 1, $2)
  on conflict (key) do update set
    last_request = case when kept.last_request <= $3 then $2 else kept.last_request end,
    count = case when kept.last_request <= $3 then 1 else kept.count + 1 end
  where kept.last_request <= $3 or kept.count < $4
  returning count`;

const LOOK = 'select last_request from rate_limits where key = $1 and count >= $2';

/** Whoever has an IPv6 address has 2^64 of them; counted is what they have in common. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;

  const [head = [], tail = []] = address.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** With its neighbours, which one tenant of a hosting company often has too: /24, and /48 of IPv6. */
export function widerNetworkOf(address: string): string {
  const network = networkOf(address);
  const groups = network.split(':');
  if (groups.length > 1) return `${groups.slice(0, 3).join(':')}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
