import { createHash } from 'node:crypto';
import { type Backoff, secondsToWait } from '@app/domain/identity/backoff';
import type { Pool } from 'pg';

/** Whose failures: an account, a device or a network. Only its fingerprint is kept. */
export type Trier = { backoff: Backoff; who: string };

export type FailureCount = {
  /**
   * Notes a failure beforehand and answers zero, or how long to wait instead. Noted before the
   * password is looked at, so that many tries at once count like many in turn.
   */
  secondsToWait(trier: Trier, now: Temporal.Instant): Promise<number>;
  /** Takes a failure back that was noted beforehand and was none. */
  takeBack(trier: Trier): Promise<void>;
  /** Forgets all failures of somebody who proved who she is. */
  forget(trier: Trier): Promise<void>;
};

type CountParts = { pool: Pool; rateLimits: 'on' | 'off' };

/** Kept in the database, so that it holds however many servers share the work. */
export function createFailureCount({ pool, rateLimits }: CountParts): FailureCount {
  if (rateLimits === 'off') return NOBODY_WAITS;
  return {
    async secondsToWait(trier, now) {
      const { pausesInSeconds, forgottenAfterMinutes } = trier.backoff;
      const moment = now.epochMilliseconds;
      const forgotten = moment - forgottenAfterMinutes * 60_000;
      const values = [keyOf(trier), moment, forgotten, pausesInSeconds];
      const noted = await pool.query(NOTE_ONE, values);
      return noted.rowCount ? 0 : Math.max(1, await look(trier, now));
    },
    async takeBack(trier) {
      await pool.query(TAKE_BACK, [keyOf(trier)]);
    },
    async forget(trier) {
      await pool.query('delete from rate_limits where key = $1', [keyOf(trier)]);
    },
  };

  async function look(trier: Trier, now: Temporal.Instant): Promise<number> {
    const { rows } = await pool.query(LOOK, [keyOf(trier)]);
    if (rows.length === 0) return 0;
    const lastAt = Temporal.Instant.fromEpochMilliseconds(Number(rows[0].last_request));
    return secondsToWait(trier.backoff, { count: rows[0].count, lastAt }, now);
  }
}

const NOBODY_WAITS: FailureCount = {
  secondsToWait: async () => 0,
  takeBack: async () => {},
  forget: async () => {},
};

function keyOf({ backoff, who }: Trier): string {
  return `${backoff.name}:${createHash('sha256').update(who).digest('hex')}`;
}

// The row is locked while it is counted. The pauses are the domain's own; a list in PostgreSQL begins
// with one, as failures do.
const NOTE_ONE = `
  insert into rate_limits as kept (key, count, last_request) values ($1, 1, $2)
  on conflict (key) do update set
    last_request = $2,
    count = case when kept.last_request <= $3 then 1 else kept.count + 1 end
  where kept.last_request <= $3 or kept.last_request
    + 1000 * coalesce(($4::int[])[least(kept.count, cardinality($4::int[]))], 0) <= $2
  returning count`;

const TAKE_BACK = 'update rate_limits set count = greatest(count - 1, 0) where key = $1';

const LOOK = 'select count, last_request from rate_limits where key = $1';
