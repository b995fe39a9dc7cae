import { todayIn } from '@app/domain/shared/local-time';
import { monthOf } from '@app/domain/shared/period';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../src/foundation/database/scopes.ts';
import type { ChangeFeed } from '../../src/foundation/live/change-feed.ts';
import { presentHome } from '../../src/modules/insights/home.presenter.ts';
import { readHome } from '../../src/modules/insights/home.queries.ts';
import { factsWithRoster } from '../../src/modules/insights/known-rosters.cache.ts';
import { presentReport } from '../../src/modules/insights/report.presenter.ts';
import { openBenchPool, scopesOn } from '../bench-scopes.ts';
import { PLATFORM_NOW } from '../platform/appointments.ts';
import { listParties } from '../platform/parties.ts';
import { openPlatform } from '../platform/platform.ts';

const ZONE = 'America/Sao_Paulo';
const TODAY = todayIn(ZONE, PLATFORM_NOW);
const EVERYTHING = {
  figures: true,
  clients: true,
  revenue: true,
  appointments: true,
  commissions: true,
  payers: true,
  toSend: true,
};
const BESIDE = {
  today: TODAY,
  now: PLATFORM_NOW,
  takesPayments: true,
  firstSteps: null,
  unsolved: 0,
  holidays: [],
  isBookableOnline: true,
};
const HOME = {
  today: TODAY,
  now: PLATFORM_NOW,
  zone: ZONE,
  sight: { of: 'everybody' },
  sees: EVERYTHING,
} as const;
/** A month that is over: every day of it has its appointments. */
const PERIOD = monthOf(TODAY.subtract({ months: 1 }));
const MONTH = { period: PERIOD, zone: ZONE, professionalId: null, serviceId: null };

/** Nothing changes here. */
const NO_NEWS: ChangeFeed = {
  publish: () => {},
  follow: async function* () {},
  watch: () => {},
  isListening: () => true,
  lastHeardAt: () => null,
  close: async () => {},
};

/** `selectInside` is asked as everything else is: in a transaction of a company. */
export const QUESTIONS = ['select', 'selectInside', 'home', 'month'] as const;
export type Question = (typeof QUESTIONS)[number];
/** What is asked about a company; each answers whether there was something. */
export type Asking = Record<Question, (companyId: string) => Promise<boolean>> & {
  /** As many on every platform, so that all of them are as well known to the database. */
  regulars: string[];
  /** About whom nobody asked yet. */
  strangers: string[];
  close(): Promise<void>;
};

const REGULARS = 100;
const STRANGERS = 1_000;

/** A connection to a platform of this size, and what is asked over it. */
export async function askPlatform(appointments: number): Promise<Asking> {
  const platform = await openPlatform(appointments);
  const { companies } = platform;
  const ids = (await listParties(platform)).slice(0, companies).map((one) => one.companyId);
  // Here and there, not those that were written beside each other.
  const apart = Math.max(1, Math.floor(companies / REGULARS));
  const regulars = ids.filter((_, place) => place % apart === 0);
  const [plain, pool] = [1, 1].map((count) => openBenchPool(platform.databaseUrl, count));
  if (!plain || !pool) throw new Error('There is no connection');
  const scopes = scopesOn(pool);
  const reading = (read: (scope: CompanyScope) => Promise<boolean>) => (companyId: string) => {
    const reader = { companyId, userId: null, requestId: 'bench', purpose: 'read' } as const;
    return scopes.withCompany(reader, read);
  };
  return {
    regulars,
    strangers: strangersIn(ids, new Set(regulars)),
    select: async () => (await plain.query('select 1')).rows.length === 1,
    selectInside: reading(async (scope) => (await scope.execute(sql`select 1`)).rows.length === 1),
    home: reading(askHome),
    month: reading(askMonth),
    async close() {
      await Promise.all([plain.end(), pool.end()]);
      await platform.leave();
    },
  };
}

function strangersIn(ids: string[], regulars: ReadonlySet<string>): string[] {
  const others = ids.filter((id) => !regulars.has(id));
  const apart = Math.max(1, Math.floor(others.length / STRANGERS));
  return others.filter((_, place) => place % apart === 0).slice(0, STRANGERS);
}

async function askHome(scope: CompanyScope): Promise<boolean> {
  const { figures } = presentHome(await readHome(scope, HOME), BESIDE);
  return (figures?.revenueThisMonthCents ?? 0) > 0;
}

async function askMonth(scope: CompanyScope): Promise<boolean> {
  const asking = { feed: NO_NEWS, now: PLATFORM_NOW, scope };
  const { facts, roster } = await factsWithRoster(asking, MONTH);
  return presentReport(facts, roster, MONTH).revenueCents > 0;
}
