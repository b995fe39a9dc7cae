import {
  type CampaignProgress,
  type CampaignState,
  campaignState,
  sentOf,
  statesIn,
} from '@app/domain/messaging/campaign';
import { hasLeft, isUnderWay, MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { campaigns } from './campaigns.table.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
/** How far it has come. */
export type KnownCampaign = CampaignRow & { progress: CampaignProgress; sentCount: number };

/** Newest first: the ids are made in the order of time. */
export async function listCampaigns(
  scope: CompanyScope,
  { after, limit }: { after: string | null; limit: number },
): Promise<Page<KnownCampaign>> {
  const rows = await scope
    .select()
    .from(campaigns)
    .where(after === null ? undefined : lt(campaigns.id, after))
    .orderBy(desc(campaigns.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return { ...page, rows: await withProgress(scope, page.rows) };
}

export async function findCampaign(scope: CompanyScope, id: string): Promise<CampaignRow | null> {
  const [row] = await scope.select().from(campaigns).where(eq(campaigns.id, id));
  return row ?? null;
}

export async function readCampaignNames(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = campaigns;
  const rows = await scope
    .select({ id, name })
    .from(campaigns)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Until the end nobody else starts, stops or changes it. */
export async function lockCampaign(scope: CompanyScope, id: string): Promise<CampaignRow | null> {
  const [row] = await scope.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return row ?? null;
}

export async function withProgress(
  scope: CompanyScope,
  rows: readonly CampaignRow[],
): Promise<KnownCampaign[]> {
  const progress = await readProgress(
    scope,
    rows.filter(({ state }) => state !== 'pending').map(({ id }) => id),
  );
  return rows.map((row) => {
    const hers = progress.get(row.id) ?? NOTHING;
    return { ...row, state: stateOf(row, hers), progress: hers, sentCount: sentOf(hers) };
  });
}

/** The end is written down within a minute; who looks before sees it already. */
function stateOf({ state }: CampaignRow, progress: CampaignProgress): CampaignState {
  return state === 'sending' ? campaignState(statesIn(progress)) : state;
}

const NOTHING: CampaignProgress = {
  queued: 0,
  sending: 0,
  sent: 0,
  delivered: 0,
  read: 0,
  failed: 0,
  skipped: 0,
};

export async function readProgress(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CampaignProgress>> {
  const progress = new Map<string, CampaignProgress>();
  if (ids.length === 0) return progress;
  const { campaignId, state } = messages;
  const rows = await scope
    .select({ campaignId, state, count: sql<number>`count(*)::int` })
    .from(messages)
    .where(inArray(campaignId, [...ids]))
    .groupBy(campaignId, state);
  for (const row of rows) {
    const id = row.campaignId ?? '';
    progress.set(id, { ...(progress.get(id) ?? NOTHING), [row.state]: row.count });
  }
  return progress;
}

export type CampaignTotals = {
  campaigns: number;
  pending: number;
  completed: number;
  recipients: number;
};

const stillUnderWay = MESSAGE_STATES.filter(isUnderWay);
const left = MESSAGE_STATES.filter(hasLeft);

export async function readTotals(scope: CompanyScope): Promise<CampaignTotals> {
  const has = (states: readonly string[]) =>
    sql`exists (select from ${messages} as hers where hers.campaign_id = ${sql`campaigns.id`}
      and hers.state = any (${sql.param([...states])}::text[]))`;
  // One whose last message has left is over before that is written down. One that was stopped was not
  // sent, and neither was one of which nothing left.
  const isOver = sql`${campaigns.stoppedAt} is null and (${campaigns.state} = 'completed'
    or (${campaigns.state} = 'sending' and not ${has(stillUnderWay)} and ${has(left)}))`;
  const rows = await scope
    .select({
      campaigns: sql<number>`count(*)::int`,
      pending: sql<number>`count(*) filter (where ${campaigns.state} = 'pending')::int`,
      completed: sql<number>`count(*) filter (where ${isOver})::int`,
      recipients: sql<number>`coalesce(sum(${campaigns.totalRecipients}), 0)::int`,
    })
    .from(campaigns);
  return onlyRow(rows);
}

type Found = { companyId: string; id: string };

/** Of all companies: those whose moment has come, the oldest first. */
export function listDueCampaigns(scope: OperatorScope, now: Temporal.Instant): Promise<Found[]> {
  return scope
    .select({ companyId: campaigns.companyId, id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.state, 'pending'),
        isNotNull(campaigns.scheduledAt),
        lte(campaigns.scheduledAt, now),
      ),
    )
    .orderBy(asc(campaigns.scheduledAt));
}

export function listSendingCampaigns(scope: OperatorScope): Promise<Found[]> {
  return scope
    .select({ companyId: campaigns.companyId, id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.state, 'sending'));
}
