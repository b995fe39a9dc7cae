import { patternOf, searchTextOf } from '@app/domain/clients/client-search';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { and, asc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clientsNamed, clientsWith } from '../clients/client-cards.queries.ts';
import { professionalsNamed } from '../team/professionals.queries.ts';
import { type Entry, withDetails } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';
import { type Sight, within } from './sight.queries.ts';

export type AppointmentSearch = {
  terms: readonly string[];
  status?: AppointmentStatus | undefined;
  professionalId?: string | undefined;
  clientId?: string | undefined;
  from?: Temporal.Instant | undefined;
  until?: Temporal.Instant | undefined;
};
/** Where the last page ended. What comes or goes meanwhile moves nothing else. */
export type ListPlace = { startsAt: Temporal.Instant; id: string };
type Page = { after: ListPlace | null; limit: number };

/** In the order of their times. One more than wanted tells whether a page follows. */
export async function listAppointments(
  scope: CompanyScope,
  { search, sight }: { search: AppointmentSearch; sight: Sight },
  { after, limit }: Page,
): Promise<{ entries: Entry[]; hasMore: boolean }> {
  const shown = and(eq(appointments.kind, 'appointment'), filtered(search), within(sight));
  const names = search.terms.length > 0 ? await listServiceNames(scope, shown) : [];
  const words = search.terms.map((term) => containing(scope, term, { names, sight }));
  const rows = await scope
    .select()
    .from(appointments)
    .where(and(shown, ...words, after ? behind(after) : undefined))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit + 1);
  const entries = await withDetails(scope, rows.slice(0, limit));
  return { entries, hasMore: rows.length > limit };
}

function filtered(search: AppointmentSearch): SQL | undefined {
  const { status, professionalId, clientId, from, until } = search;
  return and(
    status && eq(appointments.status, status),
    professionalId ? eq(appointments.professionalId, professionalId) : undefined,
    clientId ? eq(appointments.clientId, clientId) : undefined,
    from && gte(appointments.startsAt, from),
    until && lt(appointments.startsAt, until),
  );
}

type ServiceNames = { written: string; compared: string };

/** Years of appointments share a few of them, so each is made comparable once. */
async function listServiceNames(
  scope: CompanyScope,
  shown: SQL | undefined,
): Promise<ServiceNames[]> {
  const rows = await scope
    .selectDistinct({ written: appointments.serviceNames })
    .from(appointments)
    .where(shown);
  return rows.map(({ written }) => {
    const compared = searchTextOf({ name: written, email: '', phone: '' });
    return { written, compared };
  });
}

type Searched = { names: readonly ServiceNames[]; sight: Sight };

/** Each word has to be somewhere: in the client's, the professional's or a service's name. */
function containing(
  scope: CompanyScope,
  term: string,
  { names, sight: { of } }: Searched,
): SQL | undefined {
  const pattern = patternOf(term);
  const clients = of === 'everybody' ? clientsWith(scope, pattern) : clientsNamed(scope, pattern);
  const services = names.filter(({ compared }) => compared.includes(term));
  const written = sql.param(services.map((name) => name.written));
  return or(
    sql`${appointments.clientId} in ${clients}`,
    sql`${appointments.professionalId} in ${professionalsNamed(scope, pattern)}`,
    sql`${appointments.serviceNames} = any (${written}::text[])`,
  );
}

function behind({ startsAt, id }: ListPlace): SQL {
  return sql`(${appointments.startsAt}, ${appointments.id}) > (${startsAt.toString()}::timestamptz, ${id}::uuid)`;
}
