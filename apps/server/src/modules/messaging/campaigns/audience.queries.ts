import { type LeftOut, RECENT_HOURS } from '@app/domain/messaging/recipients';
import {
  HIGH_VALUE_TIMES,
  SEGMENT_DAYS,
  SEGMENTS,
  type Segment,
  VIP_APPOINTMENTS,
} from '@app/domain/messaging/segment';
import { todayIn } from '@app/domain/shared/local-time';
import { type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { marketingClients } from '../../clients/marketing-clients.queries.ts';
import { attendanceOf } from '../../scheduling/visits/attendance.queries.ts';
import { listDueClientIds } from '../../scheduling/visits/returns.queries.ts';
import { messages } from '../messages.table.ts';

export type Clock = { zone: string; now: Temporal.Instant };
export type Wish = { segments: readonly Segment[]; excludeRecentContacts: boolean };
export type LeftOutCounts = Partial<Record<LeftOut, number>>;
export type Audience = { recipients: number; leftOut: LeftOutCounts };

/** Who would get a campaign now, and how many would not, by the first reason that holds. */
export async function countAudience(
  scope: CompanyScope,
  wish: Wish,
  clock: Clock,
): Promise<Audience> {
  const { rows } = await scope.execute<AudiencePart>(sql`
    with judged as (${await judgedClients(scope, wish, clock)})
    select left_out, count(*)::int as clients from judged group by left_out`);
  return audienceOf(rows);
}

/** How many are left out for one reason, or for none. */
export type AudiencePart = { left_out: LeftOut | null; clients: number };

export function audienceOf(parts: readonly AudiencePart[]): Audience {
  const leftOut: LeftOutCounts = {};
  let recipients = 0;
  for (const { left_out, clients } of parts) {
    if (left_out === null) recipients = clients;
    else leftOut[left_out] = clients;
  }
  return { recipients, leftOut };
}

/** As part of another query: everybody in one of the segments, once, with why she is left out. */
export async function judgedClients(scope: CompanyScope, wish: Wish, clock: Clock): Promise<SQL> {
  const { now } = clock;
  const due = wish.segments.includes('due_return') ? await listDueClientIds(scope, clock) : [];
  const isMeant = sql.join(
    wish.segments.map((segment) => sql`(${membership(segment, { ...clock, due })})`),
    sql` or `,
  );
  const isRecent = wish.excludeRecentContacts
    ? heardSince(now.subtract({ hours: RECENT_HOURS }))
    : sql`false`;
  return sql`
    select client_id, coalesce(left_out,
      case when row_number() over (partition by left_out, same_phone order by client_id) > 1
        then 'same-phone' end) as left_out
    from (
      select client_id, same_phone, case
        when not active then 'inactive'
        when blocked then 'blocked'
        when phone = '' then 'no-phone'
        when not accepts_marketing then 'no-consent'
        when ${isRecent} then 'recent-contact' end as left_out
      from (${peopleOf(clock)}) as people where ${isMeant}
    ) as meant`;
}

/** Every client with what the segments ask of her. */
export function peopleOf(clock: Clock): SQL {
  return sql`
    select known.*, (registered_at at time zone ${clock.zone})::date as registered_on,
      coalesce(appointments, 0) as appointments, last_on,
      coalesce(comes_again, false) as comes_again, coalesce(spent, 0) as spent,
      avg(spent) filter (where spent > 0) over () as average_spent
    from (${marketingClients}) as known
    left join (${attendanceOf(clock)}) as seen using (client_id)`;
}

type Question = Clock & { due: readonly string[] };

/** The same lines that the domain draws; a test compares them client by client. */
export function membership(segment: Segment, { zone, now, due }: Question): SQL {
  const today = todayIn(zone, now);
  const ago = (days: number) => sql`${today.subtract({ days }).toString()}::date`;
  const conditions: Record<Segment, SQL> = {
    all: sql`true`,
    recent: sql`last_on >= ${ago(SEGMENT_DAYS.recent)}`,
    inactive: isAway(SEGMENT_DAYS.inactive, today),
    birthday: sql`extract(month from birth_date) = ${today.month}`,
    vip: sql`appointments > ${VIP_APPOINTMENTS}`,
    high_value: sql`spent >= average_spent * ${HIGH_VALUE_TIMES}`,
    new: sql`registered_on >= ${ago(SEGMENT_DAYS.new)}`,
    due_return: sql`client_id = any (${sql.param([...due])}::uuid[])`,
  };
  return conditions[segment];
}

/** Who never came is away since she was registered. */
export function isAway(days: number, today: Temporal.PlainDate): SQL {
  return sql`not comes_again
    and coalesce(last_on, registered_on) <= ${today.subtract({ days }).toString()}::date`;
}

/** Whatever it was that she got, or is getting just now. */
function heardSince(moment: Temporal.Instant): SQL {
  return sql`exists (
    select from ${messages} as heard where heard.client_id = people.client_id
      and (heard.sent_at > ${moment.toString()} or heard.state = 'sending')
  )`;
}

export type SegmentCount = { segment: Segment; clients: number; recipients: number };

/** Every segment in one walk through the clients. */
export async function countSegments(scope: CompanyScope, clock: Clock): Promise<SegmentCount[]> {
  const due = await listDueClientIds(scope, clock);
  const counts = SEGMENTS.map((segment) => {
    const isIn = membership(segment, { ...clock, due });
    return sql`count(*) filter (where ${isIn})::int,
      count(*) filter (where (${isIn}) and accepts_marketing and not blocked)::int`;
  });
  const { rows } = await scope.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts
    from (${peopleOf(clock)}) as people where active and phone <> ''`);
  const { counts: counted } = onlyRow(rows);
  return SEGMENTS.map((segment, place) => ({
    segment,
    clients: counted[place * 2] ?? 0,
    recipients: counted[place * 2 + 1] ?? 0,
  }));
}
