import { comparable } from '@app/domain/clients/client-search';
import type { AppointmentPayment, AppointmentStatus } from '@app/domain/scheduling/appointment';
import type { RequestState } from '@app/domain/scheduling/request';
import { cents } from '@app/domain/shared/money';
import { and, asc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Page as Found, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  clientIdsOf,
  clientsNamed,
  clientsWith,
  listClientIds,
} from '../../clients/client-cards.queries.ts';
import { listProfessionalNames } from '../../team/professionals.queries.ts';
import { type Sight, within } from '../sight.rules.ts';
import { appointmentServices } from './appointment-services.table.ts';
import { type Entry, withDetails } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { requestedAs } from './requests.queries.ts';

export type AppointmentSearch = {
  terms: readonly string[];
  status?: AppointmentStatus | undefined;
  payment?: AppointmentPayment | undefined;
  /** How it stands by `now`. */
  request?: RequestState | undefined;
  now: Temporal.Instant;
  professionalId?: string | undefined;
  clientId?: string | undefined;
  serviceId?: string | undefined;
  from?: Temporal.Instant | undefined;
  until?: Temporal.Instant | undefined;
};
/** Where the last page ended. What comes or goes meanwhile moves nothing else. */
export type ListPlace = { startTime: Temporal.Instant; id: string };
type Page = { after: ListPlace | null; limit: number };

/** In the order of their times. */
export async function listAppointments(
  scope: CompanyScope,
  { search, sight }: { search: AppointmentSearch; sight: Sight },
  { after, limit }: Page,
): Promise<Found<Entry>> {
  const looked = await lookedUp(scope, search, sight);
  if (looked === null) return pageOf([], limit);
  const rows = await scope
    .select()
    .from(appointments)
    .where(
      and(
        ...[eq(appointments.kind, 'appointment'), filtered(search), within(sight), ...looked],
        after ? behind(after) : undefined,
      ),
    )
    .orderBy(asc(appointments.startTime), asc(appointments.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return { ...page, rows: await withDetails(scope, page.rows) };
}

const PAID_AS: Record<AppointmentPayment, SQL | undefined> = {
  missing: isNull(appointments.settledAt),
  made: and(isNotNull(appointments.settledAt), eq(appointments.owed, cents(0))),
  owed: gt(appointments.owed, cents(0)),
};

function filtered(search: AppointmentSearch): SQL | undefined {
  const { status, payment, request, now, professionalId, clientId, from, until } = search;
  return and(
    status && eq(appointments.status, status),
    payment && PAID_AS[payment],
    request && requestedAs(request, now),
    professionalId ? eq(appointments.professionalId, professionalId) : undefined,
    clientId ? eq(appointments.clientId, clientId) : undefined,
    from && gte(appointments.startTime, from),
    until && lt(appointments.startTime, until),
  );
}

/** The filters that need a look-up first; null when nothing fits: then nothing is read. */
async function lookedUp(
  scope: CompanyScope,
  { terms, serviceId }: AppointmentSearch,
  sight: Sight,
): Promise<SQL[] | null> {
  const words = await wordsOf(scope, terms, sight);
  if (words === null || serviceId === undefined) return words;
  const service = await withService(scope, serviceId);
  return service && [...words, service];
}

/** Few are found one by one; whoever walks through the days meets one of many soon. */
const FEW_OF_A_SERVICE = 300;

async function withService(scope: CompanyScope, id: string): Promise<SQL | null> {
  const { appointmentId, serviceId } = appointmentServices;
  const lines = await scope
    .select({ appointmentId })
    .from(appointmentServices)
    .where(eq(serviceId, id))
    .limit(FEW_OF_A_SERVICE + 1);
  if (lines.length === 0) return null;
  if (lines.length <= FEW_OF_A_SERVICE) {
    const ids = lines.map((line) => line.appointmentId);
    return anyOf(appointments.id, ids);
  }
  // One value, asked row by row: as a join, everything that was ever done of it would be read.
  return sql`(select true from ${appointmentServices}
    where ${appointmentId} = ${appointments.id} and ${serviceId} = ${id} limit 1)`;
}

/** Each word has to be somewhere. Null when one is nowhere, and then nothing has to be read. */
async function wordsOf(
  scope: CompanyScope,
  terms: readonly string[],
  sight: Sight,
): Promise<SQL[] | null> {
  if (terms.length === 0) return [];
  const names = await listServiceNames(scope);
  const people = await listProfessionalNames(scope);
  const places = terms.map((term) => placesOf(term, { names, people }));
  const { clients = [], anywhere = [] } = Object.groupBy(places, (place) =>
    place.written.length + place.people.length === 0 ? 'clients' : 'anywhere',
  );
  const mixed = anywhere.map((place) => inOneOf(scope, place, sight));
  if (clients.length === 0) return mixed;
  const known = await ofClients(scope, whoHas(clients, sight));
  return known && [known, ...mixed];
}

type ServiceNames = { written: string; compared: string };

/** Years of appointments share a few of them: their index is asked for the next one each time. */
async function listServiceNames(scope: CompanyScope): Promise<ServiceNames[]> {
  const { rows } = await scope.execute<{ written: string }>(sql`
    with recursive named as (
      select min(service_names) as written from appointments where service_names > ''
      union all
      select (
        select min(service_names) from appointments
        where service_names > named.written and service_names > ''
      ) from named where named.written is not null
    )
    select written from named where written is not null`);
  return rows.map(({ written }) => ({ written, compared: comparable(written) }));
}

type Known = {
  names: readonly ServiceNames[];
  people: readonly { id: string; name: string }[];
};
/** Where else than in a client's name a word is: in those of services, in those of professionals. */
type Places = { term: string; written: string[]; people: string[] };

function placesOf(term: string, { names, people }: Known): Places {
  const has = (text: string): boolean => text.includes(term);
  return {
    term,
    written: names.filter(({ compared }) => has(compared)).map(({ written }) => written),
    people: people.filter(({ name }) => has(comparable(name))).map(({ id }) => id),
  };
}

function whoHas(places: readonly Places[], { of }: Sight): SQL | undefined {
  const terms = places.map(({ term }) => term);
  return of === 'everybody' ? clientsWith(terms) : clientsNamed(terms);
}

/** Up to so many clients are looked up one by one; among more, a page is soon full. */
const FEW_CLIENTS = 200;

/** Words that only clients have are those of one client. Null when nobody has them all. */
async function ofClients(scope: CompanyScope, whose: SQL | undefined): Promise<SQL | null> {
  const few = await listClientIds(scope, whose, FEW_CLIENTS);
  if (few === null) return sql`${appointments.clientId} in ${clientIdsOf(scope, whose)}`;
  return few.length > 0 ? anyOf(appointments.clientId, few) : null;
}

function inOneOf(scope: CompanyScope, place: Places, sight: Sight): SQL {
  return sql`(${appointments.clientId} in ${clientIdsOf(scope, whoHas([place], sight))}
    or ${anyOf(appointments.professionalId, place.people)}
    or ${appointments.serviceNames} = any (${sql.param(place.written)}::text[]))`;
}

function anyOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any (${sql.param([...ids])}::uuid[])`;
}

function behind({ startTime, id }: ListPlace): SQL {
  return sql`(${appointments.startTime}, ${appointments.id}) > (${startTime.toString()}::timestamptz, ${id}::uuid)`;
}
