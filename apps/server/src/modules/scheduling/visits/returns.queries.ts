import { daysUntilReturn, RETURN_WINDOW, returnWeek } from '@app/domain/scheduling/return-visit';
import { todayIn } from '@app/domain/shared/local-time';
import { type SQL, sql } from 'drizzle-orm';
import { type Page as Found, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listServices, type ServiceRow } from '../../catalog/services.queries.ts';
import {
  type ClientCard,
  clientIdsOf,
  readClientCards,
} from '../../clients/client-cards.queries.ts';
import { filtered } from '../../clients/clients-conditions.queries.ts';
import { listAcceptingMarketing } from '../../clients/marketing-clients.queries.ts';
import { appointmentServices } from '../appointments/appointment-services.table.ts';
import { appointments } from '../appointments/appointments.table.ts';

export type DueReturn = {
  client: ClientCard;
  acceptsMarketing: boolean;
  service: ServiceRow;
  professionalId: string;
  lastDate: Temporal.PlainDate;
  dueDate: Temporal.PlainDate;
  days: number;
};
/** Where the last page ended. */
export type ReturnPlace = { dueDate: Temporal.PlainDate; clientId: string };
type Page = { after: ReturnPlace | null; limit: number };
type Clock = { zone: string; now: Temporal.Instant };

/** After how many days each rhythm is due, by its half days: between two gaps lies their mean. */
const DAYS_BY_HALVES = Array.from({ length: 2 * (RETURN_WINDOW.historyDays + 1) }, (_, before) =>
  daysUntilReturn((before + 1) / 2),
);

/**
 * Who should have come again, or should within days, and has nothing booked: each once, for what is
 * due first. This week's come before those who are late. Her own rhythm comes before the service's.
 */
export async function listDueReturns(
  scope: CompanyScope,
  clock: Clock,
  page: Page,
): Promise<Found<DueReturn>> {
  const services = new Map((await listServices(scope)).map((service) => [service.id, service]));
  const { rows, hasMore } = pageOf(
    await readDue(scope, [...services.values()], { ...clock, ...page }),
    page.limit,
  );
  const ids = rows.map(({ client_id }) => client_id);
  const cards = await readClientCards(scope, ids);
  const accepting = await listAcceptingMarketing(scope, ids);
  const due = rows.flatMap((row) => {
    const [client, service] = [cards.get(row.client_id), services.get(row.service_id)];
    if (!client || !service) return [];
    const acceptsMarketing = accepting.has(client.id);
    const professionalId = row.professional_id;
    return [{ client, acceptsMarketing, service, ...datesOf(row), professionalId }];
  });
  return { rows: due, hasMore };
}

/** Everybody of that list, by id. */
export async function listDueClientIds(scope: CompanyScope, clock: Clock): Promise<string[]> {
  const services = await listServices(scope);
  const rows = await readDue(scope, services, { ...clock, after: null, limit: EVERYBODY });
  return rows.map(({ client_id }) => client_id);
}

const EVERYBODY = 1_000_000;

type DueRow = {
  client_id: string;
  service_id: string;
  professional_id: string;
  last_date: string;
  due_date: string;
  rhythm: number;
};

function datesOf({ last_date, due_date, rhythm }: DueRow) {
  return {
    lastDate: Temporal.PlainDate.from(last_date),
    dueDate: Temporal.PlainDate.from(due_date),
    days: Math.round(rhythm),
  };
}

async function readDue(
  scope: CompanyScope,
  services: readonly ServiceRow[],
  { zone, now, after, limit }: Clock & Page,
): Promise<DueRow[]> {
  const today = todayIn(zone, now);
  const week = returnWeek(today);
  const active = services.filter((service) => service.active);
  const { rows } = await scope.execute<DueRow>(sql`
    with offered as (
      select * from unnest(
        ${sql.param(active.map(({ id }) => id))}::uuid[],
        ${sql.param(active.map(({ returnAfterDays }) => returnAfterDays))}::int[]
      ) as offered(service_id, return_after)
    ), done as (
      select client_id, service_id, professional_id,
        (starts_at at time zone ${zone})::date as day,
        lag((starts_at at time zone ${zone})::date) over hers as before
      from ${appointments} join ${appointmentServices}
        on ${appointmentServices.appointmentId} = ${appointments.id}
      where ${appointments.status} = 'completed' and ${appointments.kind} = 'appointment'
        and ${appointments.startTime} >= ${now.subtract({ hours: 24 * RETURN_WINDOW.historyDays }).toString()}
        and ${appointments.startTime} <= ${now.toString()}
      window hers as (partition by client_id, service_id order by starts_at)
    ), rhythms as (
      select client_id, service_id, max(day) as last_date,
        (array_agg(professional_id order by day desc))[1] as professional_id,
        coalesce(
          percentile_cont(0.5) within group (order by (day - before)) filter (where day > before),
          max(return_after)
        ) as rhythm
      from done join offered using (service_id)
      group by client_id, service_id
    ), usual as (
      select *, last_date + (${sql.param(DAYS_BY_HALVES)}::int[])[(2 * rhythm)::int] as due_date
      from rhythms
    ), due as (
      select distinct on (client_id) * from usual
      where due_date between ${today.subtract({ days: RETURN_WINDOW.daysLate }).toString()}::date
        and ${today.add({ days: RETURN_WINDOW.daysAhead }).toString()}::date
        and not exists (
          select from ${appointments} as coming
          where coming.client_id = usual.client_id and coming.ends_at > ${now.toString()}
            and coming.status in ('scheduled', 'confirmed')
        )
        and client_id in ${clientIdsOf(scope, filtered({ status: 'active' }))}
      order by client_id, ${inTurn(sql`due_date`, week)}, service_id
    )
    select client_id, service_id, professional_id, last_date::text, due_date::text, rhythm
    from due where ${after ? behind(after, week) : sql`true`}
    order by ${inTurn(sql`due_date`, week)}, client_id limit ${limit + 1}`);
  return rows;
}

/** From the week on in order, then back from it: the longer ago, the less a call brings. */
function inTurn(dueDate: SQL, week: Temporal.PlainDate): SQL {
  const monday = sql`${week.toString()}::date`;
  return sql`${dueDate} < ${monday}, abs(${dueDate} - ${monday})`;
}

function behind({ dueDate, clientId }: ReturnPlace, week: Temporal.PlainDate): SQL {
  const left = inTurn(sql`${dueDate.toString()}::date`, week);
  return sql`(${inTurn(sql`due_date`, week)}, client_id) > (${left}, ${clientId}::uuid)`;
}
