import { campaignState, type PauseReason, statesIn } from '@app/domain/messaging/campaign';
import { isUnderWay } from '@app/domain/messaging/message-state';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { noteCampaign } from '../notices/notices.commands.ts';
import { hasLostNumber, type Obstacle, obstacleTo } from './campaign-obstacles.rules.ts';
import { type CampaignRow, lockCampaign, readProgress } from './campaigns.queries.ts';
import { campaigns } from './campaigns.table.ts';
import { NEVER } from './marketing-pause.rules.ts';

type Outcome<Refusal extends string> = Promise<Result<CampaignRow, Refusal>>;

const GOES_ON = { pausedAt: null, pausedBecause: null };

export async function pauseCampaign(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Outcome<'not-found' | 'not-sending'> {
  const campaign = await lockSending(scope, id);
  if (!campaign.accepted || campaign.value.pausedAt) return campaign;
  return accept(await pause(scope, campaign.value, { now, because: null }));
}

/** What would only fail, message by message, waits until a person lets it go on, and she is told. */
export async function pauseWithoutNumber(
  scope: CompanyScope,
  campaign: CampaignRow,
  now: Temporal.Instant,
): Promise<CampaignRow | null> {
  const { state, pausedAt, stoppedAt } = campaign;
  if (state !== 'sending' || pausedAt || stoppedAt) return null;
  if (!(await hasLostNumber(scope, now))) return null;
  return pauseByItself(scope, campaign, { now, because: 'number-out' });
}

type Words = { name: string; language: string };

const saidIn = (words: Words): SQL =>
  sql`${campaigns.approvedWords} @> ${JSON.stringify(words)}::jsonb`;

/** WhatsApp took back words: what is sent in them pauses, and what is still to begin remembers it. */
export async function pauseWithWords(
  scope: CompanyScope,
  { name, language }: Words,
  now: Temporal.Instant,
): Promise<void> {
  const said = saidIn({ name, language });
  const sending = await scope
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.state, 'sending'), isNull(campaigns.pausedAt), said))
    .for('update');
  for (const campaign of sending) {
    await pauseByItself(scope, campaign, { now, because: 'words-taken-back' });
  }
  await scope
    .update(campaigns)
    .set({ pausedBecause: 'words-taken-back' })
    .where(and(eq(campaigns.state, 'pending'), said));
}

/** WhatsApp gave words back before anything began in them. What pauses goes on when a person says so. */
export async function allowWords(scope: CompanyScope, { name, language }: Words): Promise<void> {
  await scope
    .update(campaigns)
    .set({ pausedBecause: null })
    .where(and(eq(campaigns.state, 'pending'), saidIn({ name, language })));
}

/** Its words were taken back: what would only be refused, message by message, waits. */
export async function pauseWithoutWords(
  scope: CompanyScope,
  campaign: CampaignRow,
  now: Temporal.Instant,
): Promise<CampaignRow | null> {
  const { state, pausedAt, stoppedAt } = campaign;
  if (state !== 'sending' || pausedAt || stoppedAt) return null;
  return pauseByItself(scope, campaign, { now, because: 'words-taken-back' });
}

type Pause<Reason> = { now: Temporal.Instant; because: Reason };

async function pauseByItself(
  scope: CompanyScope,
  campaign: CampaignRow,
  why: Pause<PauseReason>,
): Promise<CampaignRow> {
  const paused = await pause(scope, campaign, why);
  await noteCampaign(scope, 'campaign-paused', campaign.id);
  return paused;
}

async function pause(
  scope: CompanyScope,
  { id }: CampaignRow,
  { now, because }: Pause<PauseReason | null>,
): Promise<CampaignRow> {
  await waiting(scope, id, { waitUntil: NEVER });
  return changeCampaign(scope, id, { pausedAt: now, pausedBecause: because });
}

export async function resumeCampaign(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'not-sending' | Obstacle> {
  const campaign = await lockSending(scope, id);
  if (!campaign.accepted || !campaign.value.pausedAt) return campaign;
  const obstacle = await obstacleTo(scope, campaign.value);
  if (obstacle) return refuse(obstacle);
  await waiting(scope, id, { waitUntil: null });
  return accept(await changeCampaign(scope, id, GOES_ON));
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
  const stopped = await changeCampaign(scope, id, { stoppedAt: now, ...GOES_ON });
  return accept((await finishCampaign(scope, id, now)) ?? stopped);
}

/** Each minute: it is over, or its number is out, or nothing is to be written down. */
export async function settleCampaign(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  const finished = await finishCampaign(scope, id, now);
  if (finished?.state === 'failed' && !finished.stoppedAt)
    await noteCampaign(scope, 'campaign-failed', id);
  const campaign = finished ? null : await lockCampaign(scope, id);
  if (campaign) await pauseWithoutNumber(scope, campaign, now);
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
  return changeCampaign(scope, id, { ...GOES_ON, state: campaignState(states), finishedAt: now });
}

async function lockSending(scope: CompanyScope, id: string): Outcome<'not-found' | 'not-sending'> {
  const campaign = await lockCampaign(scope, id);
  if (!campaign) return refuse('not-found');
  return campaign.state === 'sending' ? accept(campaign) : refuse('not-sending');
}

export async function changeCampaign(
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
