import { makeRounds, type Rounds } from '../../../foundation/jobs/rounds.ts';
import { limited } from '../../../foundation/limited.ts';
import type { SettingsStore } from '../../../foundation/settings/settings.ts';
import { claimDoubts } from './doubts.commands.ts';
import { type SendingParts, searchDoubt, sendNext } from './hand-over.commands.ts';
import { readHourlyLimit } from './limits.queries.ts';
import { listTurns } from './turns.queries.ts';

export type Dispatcher = {
  /** Sends in this process from now on. Any number of processes may do so. */
  start(): void;
  /** What is being handed over still ends. */
  stop(): Promise<void>;
  /** One message of each number that may send one, to the end. */
  sendRound(): Promise<void>;
  /** Asks about every message in doubt that is due to be asked about. */
  searchRound(): Promise<void>;
};

type Parts = Omit<SendingParts, 'atOnce'> & { settings: SettingsStore; random?: () => number };

const SEND_EVERY = 1_000;
const SEARCH_EVERY = 10_000;
/** Calls that wait for a gateway cost nothing; one that is silent must not keep others from theirs. */
const MOST_CALLS = 1_000;
const MOST_TRANSACTIONS = { take: 3, note: 3, search: 2 };
const MOST_SEARCHES = 200;
const ROUND = { userId: null, requestId: 'send-round' };

/** Sends what is due: one message of a number at a time, of many numbers at once. */
export function createDispatcher(parts: Parts): Dispatcher {
  const { scopes, settings, clock, logger, random = Math.random } = parts;
  const { take, note, search } = MOST_TRANSACTIONS;
  const atOnce = { take: limited(take), note: limited(note), search: limited(search) };
  const sending: SendingParts = { ...parts, atOnce };
  const underWay = new Map<string, Promise<void>>();
  let rounds: Rounds[] = [];

  async function begin(): Promise<void> {
    const now = clock();
    const { companies, hourlyLimit } = await scopes.asOperator(ROUND, async (scope) => ({
      companies: await listTurns(scope, { most: MOST_CALLS, now }),
      hourlyLimit: await readHourlyLimit(scope, settings),
    }));
    for (const companyId of shuffled(companies, random)) {
      if (underWay.has(companyId) || underWay.size >= MOST_CALLS) continue;
      const governing = { hourlyLimit, random, clock };
      const sent = sendNext(sending, companyId, governing)
        .catch((error: unknown) => logger.warn({ err: error, companyId }, 'a message is in doubt'))
        .finally(() => underWay.delete(companyId));
      underWay.set(companyId, sent);
    }
  }

  async function searchRound(): Promise<void> {
    const now = clock();
    const doubts = await scopes.asOperator(ROUND, (scope) =>
      claimDoubts(scope, { most: MOST_SEARCHES, now }),
    );
    const searches = doubts.map((doubt) => searchDoubt(sending, doubt));
    for (const search of await Promise.allSettled(searches)) {
      if (search.status === 'rejected') logger.warn({ err: search.reason }, 'a doubt stays');
    }
  }

  return {
    start() {
      rounds = [
        makeRounds(begin, { every: SEND_EVERY, name: 'messages', logger }),
        makeRounds(searchRound, { every: SEARCH_EVERY, name: 'messages in doubt', logger }),
      ];
    },
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
      await Promise.all(underWay.values());
    },
    async sendRound() {
      await begin();
      await Promise.all(underWay.values());
    },
    searchRound,
  };
}

/** Processes that look at the same moment begin at different ends, and seldom want the same number. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, next) => one.place - next.place)
    .map(({ item }) => item);
}
