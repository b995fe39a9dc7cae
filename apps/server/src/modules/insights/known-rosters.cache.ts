import type { Happened } from '@app/domain/insights/tally';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import { bytesOf, type Cacheable, cachePerSystem } from '../../foundation/live/company-cache.ts';
import { NOWHERE, type ReportFacts, type ReportQuestion, readReport } from './report.queries.ts';
import { type Roster, readRoster } from './roster.queries.ts';

type Known = Cacheable & { roster: Roster };

const rostersOf = cachePerSystem<Known>({
  topics: ['company', 'professionals', 'services'],
  mostBytes: 16 * 1024 * 1024,
});

type Asking = Pick<CompanyContext, 'feed' | 'now' | 'scope'>;

/**
 * What happened in a period, with the names and hours of those it happened to. These are kept in
 * cache, because whoever looks at figures looks at several; should the figures be about somebody
 * newer, they are read again.
 */
export async function factsWithRoster(
  { feed, now, scope }: Asking,
  question: ReportQuestion,
): Promise<{ facts: ReportFacts; roster: Roster }> {
  const { fromDate, untilDate } = question.period;
  const asked = { companyId: scope.companyId, question: `${fromDate} ${untilDate}`, now };
  const { roster } = await rostersOf(feed).getOrLoad(asked, async () =>
    lastingRoster(await readRoster(scope, question)),
  );
  const facts = await readReport(scope, question, roster);
  if (!isAboutStrangers(facts)) return { facts, roster };
  const newer = await readRoster(scope, question);
  return { facts: await readReport(scope, question, newer), roster: newer };
}

function isAboutStrangers({ visits, paidServices }: Happened): boolean {
  return (
    visits.some(({ who }) => who === NOWHERE) ||
    paidServices.some(({ who, what }) => who === NOWHERE || what === NOWHERE)
  );
}

function lastingRoster(roster: Roster): Known {
  return { roster, holdsUntil: Number.POSITIVE_INFINITY, bytes: bytesOf(roster) };
}
