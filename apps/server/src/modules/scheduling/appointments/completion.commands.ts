import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { creditVisit, takeBackVisit } from '../../loyalty/visit-credit.commands.ts';
import { returnProducts, useProducts } from '../../stock/used-products.commands.ts';
import { type AppointmentRow, type Entry, findEntry } from './appointments.queries.ts';

type Change = { before: AppointmentRow; after: AppointmentRow };

/** What follows in the same transaction when a visit becomes completed, or is so no longer. */
export async function followCompletion(
  scope: CompanyScope,
  { before, after }: Change,
  now: Temporal.Instant,
): Promise<void> {
  if (after.status === 'completed') await complete(scope, after.id, now);
  else await undoCompletion(scope, before, now);
}

/** As if it had not been completed; nothing where it was not. */
export async function undoCompletion(
  scope: CompanyScope,
  { id, status, clientId }: AppointmentRow,
  now: Temporal.Instant,
): Promise<void> {
  if (status !== 'completed' || clientId === null) return;
  await returnProducts(scope, id, now);
  await takeBackVisit(scope, { appointmentId: id, clientId }, now);
}

/** It turned out to be somebody else's, which `handOver` writes down: what it earned is hers. */
export async function creditAnother(
  scope: CompanyScope,
  { id, status, clientId }: AppointmentRow,
  { now, handOver }: { now: Temporal.Instant; handOver: () => Promise<void> },
): Promise<void> {
  const isCredited = status === 'completed' && clientId !== null;
  if (isCredited) await takeBackVisit(scope, { appointmentId: id, clientId }, now);
  await handOver();
  const entry = isCredited ? await findEntry(scope, id) : null;
  if (entry) await credit(scope, entry, now);
}

async function complete(scope: CompanyScope, id: string, now: Temporal.Instant): Promise<void> {
  const entry = await findEntry(scope, id);
  if (!entry?.clientId) return;
  const serviceIds = entry.services.map(({ serviceId }) => serviceId);
  await useProducts(scope, { appointmentId: id, serviceIds }, now);
  await credit(scope, entry, now);
}

async function credit(
  scope: CompanyScope,
  { id: appointmentId, clientId, services, price, serviceNames }: Entry,
  now: Temporal.Instant,
): Promise<void> {
  if (clientId === null) return;
  await creditVisit(scope, { appointmentId, clientId, services, price, serviceNames }, now);
}
