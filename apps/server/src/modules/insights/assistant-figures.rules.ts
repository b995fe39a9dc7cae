import type {
  FinancialHealth,
  PeriodFigures,
  ReportTotals,
} from '@app/contract/insights/insights.contract';
import { mayUse } from '@app/domain/billing/access';
import { todayIn } from '@app/domain/shared/local-time';
import { monthBefore, monthOf, type Period, sameDaysUpTo } from '@app/domain/shared/period';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import { presentHealth } from './health.presenter.ts';
import { readHealth } from './health.queries.ts';
import { factsWithRoster } from './known-rosters.cache.ts';
import { presentReport } from './report.presenter.ts';
import { presentTotals } from './totals.presenter.ts';
import { readTotals } from './totals.queries.ts';

/** What the assistant is told: sums and counts. Nobody's name, phone or address is among them. */
export type AssistantFigures = {
  today: Temporal.PlainDate;
  /** Null where the plan of the company does not open it. */
  months: { current: Totals; previous: Totals } | null;
  recent: Recent | null;
  money: Money | null;
};
type Totals = Omit<ReportTotals, 'range'>;
type Recent = Omit<PeriodFigures, 'range' | 'byDay' | 'byProfessional' | 'byStatus'>;
type Money = Pick<FinancialHealth, 'byMonth' | 'marginPermille' | 'commissions'>;

export const RECENT_DAYS = 30;

type Asking = Pick<CompanyContext, 'scope' | 'feed' | 'now' | 'account' | 'subscription'>;

/** The same figures that the screens of whoever asks would show her. */
export async function gatherFigures(context: Asking): Promise<AssistantFigures> {
  const { scope, account, subscription, now } = context;
  const zone = account.companyTimezone;
  const today = todayIn(zone, now);
  const sees = {
    totals: mayUse('reports', subscription, now),
    money: mayUse('financial', subscription, now),
  };
  const totalsOf = async (period: Period): Promise<Totals> => {
    const { range: _, ...totals } = presentTotals(await readTotals(scope, { period, zone }), {
      period,
      zone,
    });
    return totals;
  };
  const { current } = sameDaysUpTo(today);
  return {
    today,
    months: sees.totals
      ? { current: await totalsOf(current), previous: await totalsOf(monthBefore(monthOf(today))) }
      : null,
    recent: sees.money ? await recentOf(context, today) : null,
    money: sees.money ? presentHealth(await readHealth(scope, { today, zone }), today) : null,
  };
}

async function recentOf(context: Asking, today: Temporal.PlainDate): Promise<Recent> {
  const period = {
    fromDate: today.subtract({ days: RECENT_DAYS - 1 }),
    untilDate: today.add({ days: 1 }),
  };
  const zone = context.account.companyTimezone;
  const question = { period, zone, professionalId: null, serviceId: null };
  const { facts, roster } = await factsWithRoster(context, question);
  return presentReport(facts, roster, question);
}
