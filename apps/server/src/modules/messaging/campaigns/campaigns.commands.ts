import { type CampaignSchedule, campaignStart } from '@app/domain/messaging/campaign';
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
import { needsApprovedWords } from './approved-words.rules.ts';
import { type Clock, countAudience } from './audience.queries.ts';
import { startCampaign } from './campaign-run.commands.ts';
import { type CampaignRow, lockCampaign } from './campaigns.queries.ts';
import { campaigns } from './campaigns.table.ts';

type Maker = Clock & { userId: string };
type NewCampaign = {
  name: string;
  description?: string;
  text: string;
  templateId?: string;
  segments: Segment[];
  scheduledAt: Temporal.Instant | null;
  respectBusinessHours?: boolean;
  excludeRecentContacts?: boolean;
};
type Made = Promise<Result<CampaignRow, 'nobody' | 'moment-past' | 'needs-approval'>>;

/** One audience and one text, as the simple form has them. */
export function createCampaign(
  scope: CompanyScope,
  simple: {
    name: string;
    text: string;
    audience: AudienceName;
    scheduledAt: Temporal.Instant | null;
  },
  maker: Maker,
): Made {
  const { audience, ...others } = simple;
  return saveCampaign(scope, { ...others, segments: [segmentOf(audience)] }, maker);
}

type MassCampaign = Required<Omit<NewCampaign, 'text' | 'scheduledAt'>> & {
  schedule: CampaignSchedule;
};

type MassRefusal = 'nobody' | 'moment-past' | 'moment-missing' | 'no-template' | 'needs-approval';

export async function createMassCampaign(
  scope: CompanyScope,
  { schedule, ...mass }: MassCampaign,
  maker: Maker,
): Promise<Result<CampaignRow, MassRefusal>> {
  const template = await findCustomTemplate(scope, mass.templateId);
  if (!template) return refuse('no-template');
  const start = campaignStart(schedule, maker.zone, maker.now);
  if (!start.accepted) return start;
  const scheduledAt = schedule.type === 'now' ? null : start.value;
  return saveCampaign(scope, { ...mass, text: template.text, scheduledAt }, maker);
}

/** Whom it is for is counted now. One without a moment starts as it is saved. */
async function saveCampaign(scope: CompanyScope, campaign: NewCampaign, maker: Maker): Made {
  if (isPast(campaign.scheduledAt, maker.now)) return refuse('moment-past');
  if (await needsApprovedWords(scope)) return refuse('needs-approval');
  const { segments, excludeRecentContacts = false } = campaign;
  const { recipients, leftOut } = await countAudience(
    scope,
    { segments, excludeRecentContacts },
    maker,
  );
  if (campaign.scheduledAt === null && recipients === 0) return refuse('nobody');
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
  const changed = await scope
    .update(campaigns)
    .set({ ...changes, version: sql`${campaigns.version} + 1` })
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
