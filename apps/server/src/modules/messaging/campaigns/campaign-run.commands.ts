import { businessHoursUntil, campaignState, statesIn } from '@app/domain/messaging/campaign';
import { isUnderWay } from '@app/domain/messaging/message-state';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { needsApprovedWords } from './approved-words.rules.ts';
import {
  type Audience,
  type AudiencePart,
  audienceOf,
  type Clock,
  countAudience,
  judgedClients,
} from './audience.queries.ts';
import { type CampaignRow, lockCampaign, readProgress } from './campaigns.queries.ts';
import { campaigns } from './campaigns.table.ts';
import { NEVER } from './marketing-judges.rules.ts';

type Outcome<Refusal extends string> = Promise<Result<CampaignRow, Refusal>>;

/** For whoever presses the button: a campaign that nobody would get is not begun. */
export async function sendCampaignNow(
  scope: CompanyScope,
  id: string,
  clock: Clock,
): Outcome<'not-found' | 'begun' | 'nobody' | 'needs-approval'> {
  const campaign = await lockCampaign(scope, id);
  if (!campaign) return refuse('not-found');
  if (campaign.state !== 'pending') return refuse('begun');
  if (await needsApprovedWords(scope)) return refuse('needs-approval');
  const audience = await writeMessages(scope, campaign, clock);
  return audience.recipients === 0
    ? refuse('nobody')
    : accept(await begin(scope, id, { audience, clock }));
}

/**
 * Fixes whom it is for and writes one message for each of them, in one transaction. The row is locked:
 * of two who start it at once, one does. One that waited for its moment fails by a number that came since
 * and could not carry it, and tells why.
 */
export async function startCampaign(
  scope: CompanyScope,
  id: string,
  clock: Clock,
): Outcome<'not-found' | 'begun'> {
  const campaign = await lockCampaign(scope, id);
  if (!campaign) return refuse('not-found');
  if (campaign.state !== 'pending') return refuse('begun');
  const audience = (await needsApprovedWords(scope))
    ? withoutApproval(await countAudience(scope, campaign, clock))
    : await writeMessages(scope, campaign, clock);
  return accept(await begin(scope, id, { audience, clock }));
}

function withoutApproval({ recipients, leftOut }: Audience): Audience {
  return { recipients: 0, leftOut: { ...leftOut, 'needs-approval': recipients } };
}

function begin(
  scope: CompanyScope,
  id: string,
  { audience: { recipients, leftOut }, clock: { now } }: { audience: Audience; clock: Clock },
): Promise<CampaignRow> {
  const nobody = recipients === 0 && { state: 'failed' as const, finishedAt: now };
  const started = { state: 'sending' as const, startedAt: now };
  return change(scope, id, { ...started, totalRecipients: recipients, leftOut, ...nobody });
}

/** Looks through the clients once: whoever is counted is whoever is written to. */
async function writeMessages(
  scope: CompanyScope,
  campaign: CampaignRow,
  clock: Clock,
): Promise<Audience> {
  const { id, respectBusinessHours } = campaign;
  const { zone, now } = clock;
  const plannedAt = (respectBusinessHours && businessHoursUntil(zone, now)) || now;
  const { rows } = await scope.execute<AudiencePart>(sql`
    with judged as materialized (${await judgedClients(scope, campaign, clock)}), written as (
      insert into ${messages} (occasion, occasion_key, client_id, campaign_id, planned_at)
      select 'campaign', 'campaign:' || ${id} || ':' || client_id, client_id, ${id}::uuid,
        ${plannedAt.toString()}
      from judged where left_out is null
      order by client_id
      on conflict (company_id, occasion_key) do nothing
      returning id
    )
    select left_out, count(*)::int as clients from judged where left_out is not null group by left_out
    union all select null, count(*)::int from written`);
  scope.changed.add('messages');
  return audienceOf(rows);
}

export async function pauseCampaign(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Outcome<'not-found' | 'not-sending'> {
  const campaign = await lockSending(scope, id);
  if (!campaign.accepted || campaign.value.pausedAt) return campaign;
  await waiting(scope, id, { waitUntil: NEVER });
  return accept(await change(scope, id, { pausedAt: now }));
}

export async function resumeCampaign(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'not-sending' | 'needs-approval'> {
  const campaign = await lockSending(scope, id);
  if (!campaign.accepted || !campaign.value.pausedAt) return campaign;
  if (await needsApprovedWords(scope)) return refuse('needs-approval');
  await waiting(scope, id, { waitUntil: null });
  return accept(await change(scope, id, { pausedAt: null }));
}

/** What has not left never does. What a gateway has in hand ends as it ends. */
export async function stopCampaign(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Outcome<'not-found' | 'not-sending'> {
  const campaign = await lockSending(scope, id);
  if (!campaign.accepted) return campaign;
  await waiting(scope, id, { state: 'skipped', reason: 'by-hand' });
  const stopped = await change(scope, id, { stoppedAt: now, pausedAt: null });
  return accept((await finishCampaign(scope, id, now)) ?? stopped);
}

/** Writes down that it is over, if it is. */
export async function finishCampaign(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Promise<CampaignRow | null> {
  const campaign = await lockCampaign(scope, id);
  if (campaign?.state !== 'sending') return null;
  const progress = (await readProgress(scope, [id])).get(id);
  const states = progress ? statesIn(progress) : [];
  if (states.some(isUnderWay)) return null;
  return change(scope, id, { state: campaignState(states), finishedAt: now });
}

async function lockSending(scope: CompanyScope, id: string): Outcome<'not-found' | 'not-sending'> {
  const campaign = await lockCampaign(scope, id);
  if (!campaign) return refuse('not-found');
  return campaign.state === 'sending' ? accept(campaign) : refuse('not-sending');
}

async function change(
  scope: CompanyScope,
  id: string,
  changes: Partial<CampaignRow>,
): Promise<CampaignRow> {
  const changed = await scope
    .update(campaigns)
    .set({ ...changes, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, id))
    .returning();
  return onlyRow(changed);
}

/** Of its messages those that still wait for their turn. */
async function waiting(
  scope: CompanyScope,
  id: string,
  changes: Partial<typeof messages.$inferSelect>,
): Promise<void> {
  await scope
    .update(messages)
    .set(changes)
    .where(and(eq(messages.campaignId, id), eq(messages.state, 'queued')));
}
