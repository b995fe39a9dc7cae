import { type ApprovedWords, wordsOf } from '@app/domain/messaging/approved-words';
import {
  type CampaignSchedule,
  campaignStart,
  isTooLongForMany,
} from '@app/domain/messaging/campaign';
import {
  type Audience as AudienceName,
  type Segment,
  segmentOf,
} from '@app/domain/messaging/segment';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findCustomTemplate } from '../templates.queries.ts';
import { type Clock, countAudience } from './audience.queries.ts';
import { type Obstacle, obstacleTo } from './campaign-obstacles.rules.ts';
import { startCampaign } from './campaign-run.commands.ts';
import { type CampaignRow, lockCampaign } from './campaigns.queries.ts';
import { campaigns } from './campaigns.table.ts';

type Maker = Clock & { userId: string };
type NewCampaign = {
  name: string;
  description?: string;
  text: string;
  approvedWords: ApprovedWords | null;
  templateId?: string;
  segments: Segment[];
  scheduledAt: Temporal.Instant | null;
  respectBusinessHours?: boolean;
  excludeRecentContacts?: boolean;
};
type Refusal = 'nobody' | 'moment-past' | 'too-long' | Obstacle;
type Made = Promise<Result<CampaignRow, Refusal>>;

/** One audience and one text, as the simple form has them. */
export function createCampaign(
  scope: CompanyScope,
  simple: {
    name: string;
    text?: string | undefined;
    approved?: ApprovedWords | undefined;
    audience: AudienceName;
    scheduledAt: Temporal.Instant | null;
  },
  maker: Maker,
): Made {
  const { audience, text = '', approved, ...others } = simple;
  const words = approved ? approvedText(approved) : { text, approvedWords: null };
  return saveCampaign(scope, { ...others, ...words, segments: [segmentOf(audience)] }, maker);
}

function approvedText(approvedWords: ApprovedWords) {
  return { text: wordsOf(approvedWords), approvedWords };
}

type MassCampaign = Required<
  Omit<NewCampaign, 'text' | 'scheduledAt' | 'templateId' | 'approvedWords'>
> & {
  templateId?: string | undefined;
  approved?: ApprovedWords | undefined;
  schedule: CampaignSchedule;
};

type MassRefusal = Refusal | 'moment-missing' | 'no-template';

export async function createMassCampaign(
  scope: CompanyScope,
  { schedule, templateId, approved, ...mass }: MassCampaign,
  maker: Maker,
): Promise<Result<CampaignRow, MassRefusal>> {
  const words = approved ? approvedText(approved) : await textOfTemplate(scope, templateId);
  if (!words) return refuse('no-template');
  const start = campaignStart(schedule, maker.zone, maker.now);
  if (!start.accepted) return start;
  const scheduledAt = schedule.type === 'now' ? null : start.value;
  return saveCampaign(scope, { ...mass, ...words, scheduledAt }, maker);
}

async function textOfTemplate(scope: CompanyScope, templateId: string | undefined) {
  const template = templateId && (await findCustomTemplate(scope, templateId));
  return template ? { text: template.text, templateId: template.id, approvedWords: null } : null;
}

/** Whom it is for is counted now. One without a moment starts as it is saved. */
async function saveCampaign(scope: CompanyScope, campaign: NewCampaign, maker: Maker): Made {
  if (isPast(campaign.scheduledAt, maker.now)) return refuse('moment-past');
  if (isTooLongForMany(campaign.text)) return refuse('too-long');
  const obstacle = await obstacleTo(scope, campaign);
  // Until its moment comes the number may be back, and its words cannot be others.
  const isNow = campaign.scheduledAt === null;
  if (obstacle && (isNow || obstacle === 'needs-approval')) return refuse(obstacle);
  const { segments, excludeRecentContacts = false } = campaign;
  const { recipients, leftOut } = await countAudience(
    scope,
    { segments, excludeRecentContacts },
    maker,
  );
  if (isNow && recipients === 0) return refuse('nobody');
  const saved = await scope
    .insert(campaigns)
    .values({ ...campaign, totalRecipients: recipients, leftOut, createdBy: maker.userId })
    .returning();
  const row = onlyRow(saved);
  if (row.scheduledAt !== null) return accept(row);
  const started = await startCampaign(scope, row.id, maker);
  // It is of this transaction: nobody else can have begun it.
  return started.accepted ? started : refuse('nobody');
}

type Changes = { name: string; text: string; scheduledAt: Temporal.Instant | null };
type Change = Result<CampaignRow, 'not-found' | 'begun' | 'changed-meanwhile' | 'moment-past'>;

/** Until it begins. Without a moment it waits until somebody sends it. */
export async function updateCampaign(
  scope: CompanyScope,
  known: { id: string; version: number; now: Temporal.Instant },
  changes: Changes,
): Promise<Change> {
  const before = await lockCampaign(scope, known.id);
  if (!before) return refuse('not-found');
  if (before.state !== 'pending') return refuse('begun');
  if (before.version !== known.version) return refuse('changed-meanwhile');
  if (isPast(changes.scheduledAt, known.now)) return refuse('moment-past');
  // What WhatsApp approved is said as it was approved.
  const text = before.approvedWords ? before.text : changes.text;
  const changed = await scope
    .update(campaigns)
    .set({ ...changes, text, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, known.id))
    .returning();
  return accept(onlyRow(changed));
}

/** One that has begun is history. */
export async function removeCampaign(
  scope: CompanyScope,
  id: string,
): Promise<Result<{ id: string }, 'not-found' | 'begun'>> {
  const campaign = await lockCampaign(scope, id);
  if (!campaign) return refuse('not-found');
  if (campaign.state !== 'pending') return refuse('begun');
  await scope.delete(campaigns).where(and(eq(campaigns.id, id), eq(campaigns.state, 'pending')));
  return accept({ id });
}

function isPast(moment: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return moment !== null && Temporal.Instant.compare(moment, now) < 0;
}
