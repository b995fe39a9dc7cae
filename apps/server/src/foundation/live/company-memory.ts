import type { LiveTopic } from '@app/contract/shared/live.contract';
import type { ChangeFeed } from './change-feed.ts';

/** What was asked about which company, and when. */
export type Asked = { companyId: string; question: string; now: Temporal.Instant };

export type CompanyMemory<Value> = {
  find(asked: Asked): Value | null;
  /** Put it here before it is worked out: a change that comes in between forgets it too. */
  keep(asked: Asked, value: Value): void;
  forget(asked: Asked): void;
};

type Kept<Value> = { value: Value; since: number };

// For what changes without a notice, and for a notice that is lost.
const LONGEST_MILLISECONDS = 30_000;
const MOST_VALUES = 30_000;

/** Values in the memory of this process, each until one of the lists it comes from changes. */
export function openCompanyMemory<Value>(
  feed: ChangeFeed,
  topics: readonly LiveTopic[],
): CompanyMemory<Value> {
  const companies = new Map<string, Map<string, Kept<Value>>>();
  let values = 0;
  function forgetAll(): void {
    companies.clear();
    values = 0;
  }
  feed.watch({
    changed(companyId, topic) {
      if (!topics.includes(topic)) return;
      values -= companies.get(companyId)?.size ?? 0;
      companies.delete(companyId);
    },
    missed: forgetAll,
  });

  return {
    find({ companyId, question, now }) {
      const kept = companies.get(companyId)?.get(question);
      return kept && isFresh(kept, now.epochMilliseconds) ? kept.value : null;
    },
    keep({ companyId, question, now }, value) {
      if (values >= MOST_VALUES) forgetAll();
      const known = companies.get(companyId) ?? new Map<string, Kept<Value>>();
      companies.set(companyId, known);
      if (!known.has(question)) values += 1;
      known.set(question, { value, since: now.epochMilliseconds });
    },
    forget({ companyId, question }) {
      if (companies.get(companyId)?.delete(question)) values -= 1;
    },
  };
}

function isFresh({ since }: Kept<unknown>, now: number): boolean {
  return since <= now && now < since + LONGEST_MILLISECONDS;
}
