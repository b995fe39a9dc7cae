import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readClientCards } from '../../clients/client-cards.queries.ts';
import { appointments } from './appointments.table.ts';

/** What stands on whatever belongs to an appointment. */
export type AppointmentCard = {
  id: string;
  startTime: Temporal.Instant;
  serviceNames: string;
  clientName: string;
  clientPhone: string;
  clientEmail: string;
};

/** By their ids, in two questions however many there are. */
export async function readAppointmentCards(
  scope: CompanyScope,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, AppointmentCard>> {
  const ids = [...new Set(appointmentIds)];
  if (ids.length === 0) return new Map();
  const { id, startTime, serviceNames, clientId } = appointments;
  // One look-up for each: for a long list the planner would rather read all that there are.
  const card = scope
    .select({ id, startTime, serviceNames, clientId })
    .from(appointments)
    .where(sql`${id} = wanted.id`)
    .limit(1)
    .as('card');
  const found = await scope
    .select()
    .from(sql`unnest(${sql.param(ids)}::uuid[]) as wanted(id)`)
    .crossJoinLateral(card);
  const rows = found.map((one) => one.card);
  const clientIds = rows.flatMap((row) => row.clientId ?? []);
  const clients = await readClientCards(scope, clientIds);
  return new Map(
    rows.map(({ clientId: whose, ...row }) => {
      const client = clients.get(whose ?? '');
      const card = {
        clientName: client?.name ?? '',
        clientPhone: client?.phone ?? '',
        clientEmail: client?.email ?? '',
      };
      return [row.id, { ...row, ...card }];
    }),
  );
}
