import { and, type Column, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientIdsOf, clientsWith, readClientCards } from '../../clients/client-cards.queries.ts';
import { anonymizedIds } from '../../clients/clients.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { appointments } from './appointments.table.ts';

export type CompletedVisit = {
  appointmentId: string;
  clientId: string;
  clientName: string;
  clientPhone: string;
  professionalName: string;
  serviceNames: string;
  startTime: Temporal.Instant;
};

type Wanted = {
  /** Null: however long ago. */
  since: Temporal.Instant | null;
  /** Words of the client's name, e-mail or phone. */
  terms: readonly string[];
  /** What else has to be true, by the column of the appointment's id. */
  which: (id: Column) => SQL;
  limit: number;
};

/** Those that took place, the latest first, of clients of whom one still knows who they are. */
export async function listCompletedVisits(
  scope: CompanyScope,
  { since, terms, which, limit }: Wanted,
): Promise<CompletedVisit[]> {
  const { id, clientId, professionalId, serviceNames, startTime } = appointments;
  const ofClients =
    terms.length === 0 ? undefined : inArray(clientId, clientIdsOf(scope, clientsWith(terms)));
  const rows = await scope
    .select({ id, clientId, professionalId, serviceNames, startTime })
    .from(appointments)
    .where(
      and(
        eq(appointments.status, 'completed'),
        since ? gte(startTime, since) : undefined,
        isNotNull(clientId),
        sql`${clientId} not in ${anonymizedIds(scope)}`,
        ofClients,
        which(id),
      ),
    )
    .orderBy(desc(startTime), desc(id))
    .limit(limit);
  const clients = await readClientCards(
    scope,
    rows.flatMap((row) => row.clientId ?? []),
  );
  const people = await readProfessionalNames(scope, [
    ...new Set(rows.map((row) => row.professionalId)),
  ]);
  return rows.flatMap(({ id: appointmentId, clientId: whose, professionalId: who, ...row }) => {
    const client = clients.get(whose ?? '');
    if (!client) return [];
    const { id: known, name, phone } = client;
    const shown = { clientId: known, clientName: name, clientPhone: phone };
    return [{ ...row, appointmentId, ...shown, professionalName: people.get(who) ?? '' }];
  });
}
