import { type Bounds, startOfDay, todayIn } from '@app/domain/shared/local-time';
import { type Period, sameDaysUpTo } from '@app/domain/shared/period';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { presentFigures, presentReport } from './marketing-analytics.presenter.ts';
import {
  countBySlot,
  countClientele,
  listCampaignFunnels,
  readFunnel,
} from './marketing-analytics.queries.ts';

const analytics = forCompany.messaging.analytics
  .use(opens('messages'))
  .use(requires('messages.view'));

export const marketingAnalyticsHandlers = {
  figures: analytics.figures.handler(async ({ context: { scope, account, now } }) => {
    const zone = account.companyTimezone;
    const days = sameDaysUpTo(todayIn(zone, now));
    return presentFigures(days, {
      now: await readFunnel(scope, { bounds: boundsOf(days.current, zone) }),
      before: await readFunnel(scope, { bounds: boundsOf(days.previous, zone) }),
    });
  }),

  report: analytics.report.handler(async ({ input, context: { scope, account, now } }) => {
    const { campaignId, ...period } = input;
    const clock = { zone: account.companyTimezone, now };
    const fromDate = Temporal.PlainDate.from(period.from);
    const untilDate = Temporal.PlainDate.from(period.to).add({ days: 1 });
    const question = { bounds: boundsOf({ fromDate, untilDate }, clock.zone), campaignId };
    return presentReport({
      period,
      funnel: await readFunnel(scope, question),
      campaigns: await listCampaignFunnels(scope, question),
      slots: await countBySlot(scope, question, clock),
      clients: await countClientele(scope, clock),
    });
  }),
};

function boundsOf({ fromDate, untilDate }: Period, zone: string): Bounds {
  return { from: startOfDay(fromDate, zone), until: startOfDay(untilDate, zone) };
}
