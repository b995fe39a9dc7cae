import type { campaign, massCampaignForm } from '@app/contract/messaging/campaigns.contract';
import { type Answer, id } from '@app/contract/shared/schemas';
import { z } from 'zod';
import type { KnownCampaign } from './campaigns.queries.ts';

export function presentCampaign(row: KnownCampaign): Answer<typeof campaign> {
  const { companyId: _company, createdBy: _by, templateId: _template, ...others } = row;
  const { approvedWords, ...shown } = others;
  return { ...shown, approvedName: approvedWords?.name ?? null };
}

/** Where a page ended. */
export const campaignPlace: z.ZodType<string> = z.tuple([id]).transform(([last]) => last);

/** The form as it was filled in, as the rules read it. */
export function massCampaignOf(form: z.output<typeof massCampaignForm>) {
  const { companyId: _own, estimatedCount: _seen, ...typed } = form;
  const { scheduleType, scheduledDate, scheduledTime, ...campaign } = typed;
  const schedule =
    scheduleType === 'now'
      ? { type: scheduleType }
      : { type: scheduleType, date: scheduledDate, time: scheduledTime };
  return { ...campaign, schedule };
}
