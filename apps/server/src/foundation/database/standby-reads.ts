import type { LiveTopic } from '@app/contract/shared/live-topics';
import type { Pool, PoolClient } from 'pg';
import { withTimeout } from '../timeout.ts';
import { DatabaseUnavailableError, isDatabaseTrouble } from './database-trouble.ts';
import { isConflictWithReplay } from './sql-state.ts';
import { isOurStandby } from './standby-check.ts';
import { inTransaction, type Opening } from './transactions.ts';

/** A second server, which follows the first and only reads: for what may be a moment old. */
export type StandbyReads = {
  pool: Pool;
  /** Whether it has everything that was stored until a moment ago. Asked now and then, in the background. */
  isInStep(): boolean;
  /** Whether a company changed so lately that whoever looks now may be looking for just that. */
  hasJustChanged(companyId: string): boolean;
  /** Whom it does not know may have signed in a moment ago, and support may have been sent away just now. */
  mayAnswer(account: Asking | null): boolean;
  /** It failed somebody: nobody is sent there until it is proved again. */
  giveUp(): void;
};

type Asking = { companyId: string | null; supportVisitId: string | null };

type Watched = {
  watch(watcher: { changed(companyId: string, topic: LiveTopic): void; missed(): void }): void;
  isListening(): boolean;
};

/** In milliseconds. Whoever changed something within the last is longer read at the first server. */
const TIMES = { provedEvery: 500, provedFor: 2000, changedFor: 5000, answersWithin: 1000 };

export function watchStandby(
  { primary, standby }: { primary: Pool; standby: Pool },
  feed: Watched,
): StandbyReads {
  const proof = createProof(primary, standby);
  const changes = new Map<string, number>();
  let allChangedAt = Number.NEGATIVE_INFINITY;
  feed.watch({
    changed(companyId) {
      changes.delete(companyId);
      changes.set(companyId, performance.now());
      forgetOld(changes);
    },
    missed() {
      allChangedAt = performance.now();
    },
  });
  function hasJustChanged(companyId: string): boolean {
    // What others change is not heard of, so anybody may have.
    if (!feed.isListening()) return true;
    const changedAt = Math.max(changes.get(companyId) ?? allChangedAt, allChangedAt);
    return performance.now() - changedAt < TIMES.changedFor;
  }
  return {
    pool: standby,
    isInStep: proof.isValid,
    hasJustChanged,
    mayAnswer: (account) =>
      !!account?.companyId && !account.supportVisitId && !hasJustChanged(account.companyId),
    giveUp: proof.forget,
  };
}

/** Whoever changed longest ago stands first. */
function forgetOld(changes: Map<string, number>): void {
  for (const [companyId, changedAt] of changes) {
    if (performance.now() - changedAt < TIMES.changedFor) return;
    changes.delete(companyId);
  }
}

const WRITTEN = 'select pg_current_wal_insert_lsn()::text as place';
const HAS_READ = `select $1::pg_lsn <= case when pg_is_in_recovery()
  then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end as has`;

type Sample = { place: string; takenAt: number };

/**
 * A clock of the standby would say nothing: where nobody writes, what it read last is old and complete.
 * So the place in the log up to which the first server had written is noted, and a little later the
 * standby is asked whether it has read that far. Who it is, it is asked first, and again after it failed:
 * another one may answer then.
 */
function createProof(primary: Pool, standby: Pool) {
  let sample: Sample | null = null;
  let isOurs = false;
  let provedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function prove(): Promise<void> {
    isOurs ||= await withTimeout(TIMES.answersWithin, isOurStandby(primary, standby));
    if (!isOurs) return;
    const before = sample;
    if (before && performance.now() - before.takenAt < TIMES.provedFor) {
      const asked = standby.query<{ has: boolean }>(HAS_READ, [before.place]);
      const { rows } = await withTimeout(TIMES.answersWithin, asked);
      if (rows[0]?.has) provedAt = before.takenAt;
    }
    const takenAt = performance.now();
    const { rows } = await primary.query<{ place: string }>(WRITTEN);
    sample = rows[0] ? { place: rows[0].place, takenAt } : null;
  }

  function startOver(): void {
    sample = null;
    isOurs = false;
  }

  return {
    isValid() {
      const now = performance.now();
      if (now - askedAt >= TIMES.provedEvery) {
        askedAt = now;
        prove().catch(startOver);
      }
      return now - provedAt < TIMES.provedFor;
    },
    forget() {
      startOver();
      provedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

type Attempt<Row, Answer> = (client: PoolClient, entered: Row | null) => Promise<Answer> | null;

/**
 * Runs a read there, where that is as good. Answers null where it was not: whoever asks goes to the
 * first server then, and notices nothing.
 */
export async function tryAtStandby<Row extends object, Answer>(
  standby: StandbyReads | null,
  opening: Opening,
  attempt: Attempt<Row, Answer>,
): Promise<{ answer: Answer } | null> {
  if (!standby?.isInStep()) return null;
  try {
    return await inTransaction<Row, { answer: Answer } | null>(
      standby.pool,
      opening,
      async (client, entered) => {
        const attempted = attempt(client, entered);
        return attempted && { answer: await attempted };
      },
    );
  } catch (error) {
    if (!mayGoElsewhere(error, opening)) throw error;
    standby.giveUp();
    return null;
  }
}

/** A snapshot has handed rows on already, so that it cannot begin anew once it has begun. */
function mayGoElsewhere(error: unknown, { purpose }: Opening): boolean {
  if (error instanceof DatabaseUnavailableError && error.stage === 'opening') return true;
  if (purpose === 'snapshot') return false;
  return isDatabaseTrouble(error) || isConflictWithReplay(error);
}
