import { type Module, mayUse } from '@app/domain/billing/access';
import { todayIn } from '@app/domain/shared/local-time';
import { likeBefore, periodBetween } from '@app/domain/shared/period';
import { may, type Permission } from '@app/domain/team/permissions';
import { forCompany, forReaders, opens, requires } from '../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { listUnsolved } from '../scheduling/free-time/troubles.queries.ts';
import { findBookableCompany } from '../scheduling/online/public-company.queries.ts';
import { sightOf } from '../scheduling/sight.rules.ts';
import { assistantHandlers } from './assistant.handlers.ts';
import { presentComparison } from './comparison.presenter.ts';
import { readFirstSteps } from './first-steps.queries.ts';
import { presentHealth } from './health.presenter.ts';
import { readHealth } from './health.queries.ts';
import { presentHome } from './home.presenter.ts';
import { type HomeQuestion, readHome } from './home.queries.ts';
import { factsWithRoster } from './known-rosters.cache.ts';
import { readOutcome } from './outcome.queries.ts';
import { paidServicesHandlers } from './paid-services.handlers.ts';
import { presentReport } from './report.presenter.ts';
import { presentSummary } from './summary.presenter.ts';
import { readSummary } from './summary.queries.ts';
import { presentTotals, reportsFile } from './totals.presenter.ts';
import { listExported, readTotals } from './totals.queries.ts';
import { listWorkedHolidays } from './worked-holidays.queries.ts';

const { insights } = forReaders;

export const insightsHandlers = {
  ...paidServicesHandlers,

  assistant: assistantHandlers,

  // What somebody opens the day with is looked at to decide what to do now.
  home: forCompany.insights.home.use(requires('appointments.own')).handler(async ({ context }) => {
    const zone = context.account.companyTimezone;
    const { now, scope, role, subscription } = context;
    const today = todayIn(zone, now);
    const does = (module: Module, permission: Permission) =>
      mayUse(module, subscription, now) && may(role, permission);
    const manages = does('settings', 'company.manage');
    const books = does('appointments', 'appointments.manage');
    const question = { today, now, zone, sight: await sightOf(context), sees: whatIsSeen(context) };
    return presentHome(await readHome(scope, question), {
      today,
      now,
      takesPayments: question.sees.payers,
      // Asked as a visitor asks: whoever looks after the platform may use more than the company.
      isBookableOnline: (await findBookableCompany(scope, now)) !== null,
      firstSteps: manages ? await readFirstSteps(scope) : null,
      holidays: manages ? await listWorkedHolidays(scope, today) : [],
      unsolved: books ? (await listUnsolved(scope, { now, zone })).length : 0,
    });
  }),

  report: insights.report
    .use(opens('financial'))
    .use(requires('insights.view'))
    .handler(async ({ input, context, errors }) => {
      const period = valueOr(periodBetween(input), { 'too-long': errors.PERIOD_TOO_LONG });
      const { professionalId = null, serviceId = null } = input;
      const zone = context.account.companyTimezone;
      const question = { period, zone, professionalId, serviceId };
      const { facts, roster } = await factsWithRoster(context, question);
      const figures = presentReport(facts, roster, question);
      const like = likeBefore(period, todayIn(zone, context.now));
      if (!like) return { ...figures, comparison: null };
      const before = await readOutcome(context.scope, { ...question, period: like.previous });
      return { ...figures, comparison: presentComparison({ facts, before, like, zone }) };
    }),

  health: insights.health
    .use(opens('financial'))
    .use(requires('insights.view'))
    .handler(async ({ context: { scope, account, now } }) => {
      const zone = account.companyTimezone;
      const today = todayIn(zone, now);
      return presentHealth(await readHealth(scope, { today, zone }), today);
    }),

  reports: insights.reports
    .use(opens('reports'))
    .use(requires('insights.view'))
    .handler(async ({ input, context: { scope, account, now }, errors }) => {
      const period = valueOr(periodBetween(input), { 'too-long': errors.PERIOD_TOO_LONG });
      const zone = account.companyTimezone;
      const totals = presentTotals(await readTotals(scope, { period, zone }), { period, zone });
      const like = likeBefore(period, todayIn(zone, now));
      return { ...totals, summary: like && presentSummary(await readSummary(scope, like), like) };
    }),

  exportReports: insights.exportReports
    .use(opens('reports'))
    .use(requires('insights.view'))
    .handler(async ({ input, context: { scope, account }, errors }) => {
      const period = valueOr(periodBetween(input), { 'too-long': errors.PERIOD_TOO_LONG });
      const question = { period, zone: account.companyTimezone };
      const reports = presentTotals(await readTotals(scope, question), question);
      return reportsFile(reports, await listExported(scope, question), question.zone);
    }),
};

/** Plan and role decide block by block: the page itself opens for everybody. */
function whatIsSeen({ role, subscription, now }: CompanyContext): HomeQuestion['sees'] {
  const figures = mayUse('dashboard', subscription, now);
  return {
    figures,
    clients: figures && may(role, 'clients.view'),
    revenue: figures && may(role, 'insights.view'),
    appointments: mayUse('appointments', subscription, now),
    commissions: mayUse('financial', subscription, now) && may(role, 'commissions.pay'),
    payers: mayUse('financial', subscription, now) && may(role, 'cash.operate'),
    toSend: mayUse('messages', subscription, now) && may(role, 'messages.send'),
  };
}
