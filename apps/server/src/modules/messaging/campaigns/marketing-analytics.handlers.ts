import { type Bounds, startOfDay, todayIn } from '@app/domain/shared/local-time';
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
    const month = todayIn(zone, now).with({ day: 1 });
    const before = month.subtract({ months: 1 });
    return presentFigures(month, {
      now: await readFunnel(scope, { bounds: between(month, month.add({ months: 1 }), zone) }),
      before: await readFunnel(scope, { bounds: between(before, month, zone) }),
    });
  }),

  report: analytics.report.handler(async ({ input, context: { scope, account, now } }) => {
    const { campaignId, ...period } = input;
    const clock = { zone: account.companyTimezone, now };
    const end = Temporal.PlainDate.from(period.to).add({ days: 1 });
    const bounds = between(Temporal.PlainDate.from(period.from), end, clock.zone);
    const question = { bounds, campaignId };
    return presentReport({
      period,
      funnel: await readFunnel(scope, question),
      campaigns: await listCampaignFunnels(scope, question),
      slots: await countBySlot(scope, question, clock),
      clients: await countClientele(scope, clock),
    });
  }),
};

function between(from: Temporal.PlainDate, until: Temporal.PlainDate, zone: string): Bounds {
  return { from: startOfDay(from, zone), until: startOfDay(until, zone) };
}
