import type {
  marketingFigures,
  marketingReport,
} from '@app/contract/messaging/marketing-analytics.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { changeOf, figuresOf } from '@app/domain/messaging/campaign-figures';
import { lastDayOf, type SameDays } from '@app/domain/shared/period';
import type {
  CampaignFunnel,
  Clientele,
  Funnel,
  SlotCount,
} from './marketing-analytics.queries.ts';

export function presentFigures(
  days: SameDays,
  counts: { now: Funnel; before: Funnel },
): Answer<typeof marketingFigures> {
  const [now, before] = [figuresOf(counts.now), figuresOf(counts.before)];
  const figure = (value: number | null, last: number | null) => ({
    value,
    change: changeOf(value, last),
  });
  return {
    firstDay: days.current.fromDate,
    comparedUntil: lastDayOf(days.previous),
    sent: figure(now.sent, before.sent),
    deliveryRate: figure(now.deliveryRate, before.deliveryRate),
    reached: figure(now.reached, before.reached),
    conversionRate: figure(now.conversionRate, before.conversionRate),
  };
}

type Report = {
  period: { from: string; to: string };
  funnel: Funnel;
  campaigns: CampaignFunnel[];
  slots: SlotCount[];
  clients: Clientele;
};

export function presentReport({
  period,
  funnel,
  campaigns,
  slots,
  clients,
}: Report): Answer<typeof marketingReport> {
  return {
    ...period,
    ...counted(funnel),
    reached: funnel.recipients,
    campaigns: campaigns.map(({ campaignId, name, startedAt, totalRecipients, ...hers }) => ({
      campaignId,
      name,
      startedAt,
      recipients: totalRecipients,
      ...counted(hers),
    })),
    slots,
    clients,
  };
}

/** No link is tracked, so nobody knows who followed one. */
function counted({ sent, arrived, read, converted, failed }: Funnel) {
  return { sent, delivered: arrived, read, clicked: null, converted, failed };
}
