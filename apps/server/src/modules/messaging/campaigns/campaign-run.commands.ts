import { businessHoursUntil } from '@app/domain/messaging/campaign';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { noteCampaign } from '../notices/notices.commands.ts';
import {
  type Audience,
  type AudiencePart,
  audienceOf,
  type Clock,
  countAudience,
  judgedClients,
} from './audience.queries.ts';
import {
  changeCampaign,
  pauseWithoutNumber,
  pauseWithoutWords,
} from './campaign-course.commands.ts';
import {
  hasLostWords,
  needsApprovedWords,
  type Obstacle,
  obstacleTo,
} from './campaign-obstacles.rules.ts';
import { type CampaignRow, lockCampaign } from './campaigns.queries.ts';

type Outcome<Refusal extends string> = Promise<Result<CampaignRow, Refusal>>;

/** For whoever presses the button: a campaign that nobody would get is not begun. */
export async function sendCampaignNow(
  scope: CompanyScope,
  id: string,
  clock: Clock,
): Outcome<'not-found' | 'begun' | 'nobody' | Obstacle> {
  const campaign = await lockCampaign(scope, id);
  if (!campaign) return refuse('not-found');
  if (campaign.state !== 'pending') return refuse('begun');
  const obstacle = await obstacleTo(scope, campaign);
  if (obstacle) return refuse(obstacle);
  if (await hasLostWords(scope, campaign)) return refuse('needs-approval');
  const audience = await writeMessages(scope, campaign, clock);
  return audience.recipients === 0
    ? refuse('nobody')
    : accept(await begin(scope, id, { audience, clock }));
}

/**
 * For a moment that has come, and nobody before the screen: one that fails is told of, and where the number
 * is out, or WhatsApp took its words back, it pauses before anything of it is tried.
 */
export async function startCampaign(
  scope: CompanyScope,
  id: string,
  clock: Clock,
): Outcome<'not-found' | 'begun'> {
  const before = await lockCampaign(scope, id);
  const isWordless = before !== null && (await hasLostWords(scope, before));
  const begun = await beginCampaign(scope, id, clock);
  if (!begun.accepted) return begun;
  if (begun.value.state === 'failed') await noteCampaign(scope, 'campaign-failed', id);
  const paused = isWordless
    ? await pauseWithoutWords(scope, begun.value, clock.now)
    : await pauseWithoutNumber(scope, begun.value, clock.now);
  return accept(paused ?? begun.value);
}

/**
 * Fixes whom it is for and writes one message for each of them, in one transaction. The row is locked:
 * of two who start it at once, one does. One that waited for its moment fails by a number that came since
 * and could not carry it, and tells why.
 */
export async function beginCampaign(
  scope: CompanyScope,
  id: string,
  clock: Clock,
): Outcome<'not-found' | 'begun'> {
  const campaign = await lockCampaign(scope, id);
  if (!campaign) return refuse('not-found');
  if (campaign.state !== 'pending') return refuse('begun');
  const isUnfit = campaign.approvedWords === null && (await needsApprovedWords(scope));
  const audience = isUnfit
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
  const started = { state: 'sending' as const, startedAt: now, pausedBecause: null };
  return changeCampaign(scope, id, { ...started, totalRecipients: recipients, leftOut, ...nobody });
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
