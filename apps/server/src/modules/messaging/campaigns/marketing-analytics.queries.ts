import {
  CONVERSION_DAYS,
  type MessageCounts,
  TIME_SLOTS,
  type TimeSlot,
  timeSlotOf,
} from '@app/domain/messaging/campaign-figures';
import { ANALYTICS_LINES } from '@app/domain/messaging/segment';
import { type Bounds, todayIn } from '@app/domain/shared/local-time';
import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { bookedBetween } from '../../scheduling/visits/attendance.queries.ts';
import { isMarketing, messages, toldAt } from '../messages.table.ts';
import { type Clock, peopleOf } from './audience.queries.ts';
import { campaigns } from './campaigns.table.ts';

/** Counted from receipts and bookings; `null` where the gateway tells nothing. */
export type Funnel = MessageCounts & { read: number | null; failed: number };
export type Question = { bounds: Bounds; campaignId?: string | undefined };

export async function readFunnel(scope: CompanyScope, question: Question): Promise<Funnel> {
  const { rows } = await scope.execute<FunnelRow>(sql`
    select ${funnelColumns} from (${marketingOf(question)}) as told`);
  return funnelOf(onlyRow(rows));
}

type FunnelRow = {
  sent: number;
  arrived: number;
  read: number;
  known: boolean | null;
  recipients: number;
  converted: number;
  failed: number;
};

const hasLeft = sql`told.state in ('sent', 'delivered', 'read')`;
const hasArrived = sql`told.state in ('delivered', 'read')`;
const hasBooked = bookedBetween(sql`told.client_id`, {
  from: sql`told.sent_at`,
  until: sql`told.sent_at + make_interval(hours => ${sql.raw(String(CONVERSION_DAYS * 24))})`,
});
const funnelColumns = sql`
  count(*) filter (where ${hasLeft})::int as sent,
  count(*) filter (where ${hasArrived})::int as arrived,
  count(*) filter (where told.state = 'read')::int as read,
  bool_or(${hasArrived}) as known,
  count(distinct told.client_id) filter (where ${hasLeft})::int as recipients,
  count(distinct told.client_id) filter (where ${hasLeft} and ${hasBooked})::int as converted,
  count(*) filter (where told.state = 'failed')::int as failed`;

/** What left in a time, and what failed that was to leave in it. */
function marketingOf({ bounds, campaignId }: Question): SQL {
  const [from, until] = [bounds.from.toString(), bounds.until.toString()];
  return sql`
    select client_id, campaign_id, state, sent_at from ${messages}
    where ${isMarketing(messages)} and ${toldAt(messages)} >= ${from} and ${toldAt(messages)} < ${until}
      and ${campaignId ? sql`campaign_id = ${campaignId}::uuid` : sql`true`}`;
}

/** A gateway that has told of no message's arrival tells of none. */
function funnelOf({
  sent,
  arrived,
  read,
  known,
  recipients,
  converted,
  failed,
}: FunnelRow): Funnel {
  const isUnknown = sent > 0 && !known;
  const receipts = isUnknown ? { arrived: null, read: null } : { arrived, read };
  return { sent, ...receipts, recipients, converted, failed };
}

export type CampaignFunnel = Funnel & {
  campaignId: string;
  name: string;
  startedAt: Temporal.Instant | null;
  totalRecipients: number;
};

const SHOWN = 50;

/** Those that began in the time, whenever their messages left. */
export async function listCampaignFunnels(
  scope: CompanyScope,
  { bounds, campaignId }: Question,
): Promise<CampaignFunnel[]> {
  const { id, name, startedAt, totalRecipients } = campaigns;
  const begun = await scope
    .select({ id, name, startedAt, totalRecipients })
    .from(campaigns)
    .where(
      and(
        isNotNull(startedAt),
        gte(startedAt, bounds.from),
        lt(startedAt, bounds.until),
        campaignId ? eq(id, campaignId) : undefined,
      ),
    )
    .orderBy(desc(startedAt))
    .limit(SHOWN);
  const { rows } = await scope.execute<FunnelRow & { campaign_id: string }>(sql`
    select told.campaign_id, ${funnelColumns} from ${messages} as told
    where told.campaign_id = any (${sql.param(begun.map((one) => one.id))}::uuid[])
    group by told.campaign_id`);
  const funnels = new Map(rows.map((row) => [row.campaign_id, funnelOf(row)]));
  return begun.map(({ id: whose, ...campaign }) => ({
    campaignId: whose,
    ...campaign,
    ...(funnels.get(whose) ?? NOTHING_YET),
  }));
}

const NOTHING_YET: Funnel = {
  sent: 0,
  arrived: 0,
  read: 0,
  recipients: 0,
  converted: 0,
  failed: 0,
};

export type SlotCount = { hour: TimeSlot; sent: number; read: number };

export async function countBySlot(
  scope: CompanyScope,
  question: Question,
  { zone }: Clock,
): Promise<SlotCount[]> {
  const { rows } = await scope.execute<{ hour: number; sent: number; read: number }>(sql`
    select extract(hour from told.sent_at at time zone ${zone})::int as hour,
      count(*)::int as sent, count(*) filter (where told.state = 'read')::int as read
    from (${marketingOf(question)}) as told where ${hasLeft} group by 1`);
  return TIME_SLOTS.map((slot) => {
    const hers = rows.filter(({ hour }) => timeSlotOf(hour) === slot);
    const sum = (which: 'sent' | 'read') => hers.reduce((total, row) => total + row[which], 0);
    return { hour: slot, sent: sum('sent'), read: sum('read') };
  });
}

export type Clientele = { total: number; vip: number; inactive: number };

/** Of the clients in use, by the lines which only the analytics draw. */
export async function countClientele(scope: CompanyScope, clock: Clock): Promise<Clientele> {
  const { vipAppointments, inactiveDays } = ANALYTICS_LINES;
  const since = todayIn(clock.zone, clock.now).subtract({ days: inactiveDays }).toString();
  const { rows } = await scope.execute<Clientele>(sql`
    select count(*)::int as total,
      count(*) filter (where appointments >= ${vipAppointments})::int as vip,
      count(*) filter (where coalesce(last_on < ${since}::date, true))::int as inactive
    from (${peopleOf(clock)}) as people where active`);
  return onlyRow(rows);
}
