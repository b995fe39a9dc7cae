import { checkClient } from '@app/domain/clients/client';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { listClientsOfPhone } from '../../clients/client-phones.queries.ts';
import { insertClients, updateClient } from '../../clients/clients.commands.ts';
import { lockClient } from '../../clients/clients.queries.ts';
import { handOverCoupon } from '../../promotions/coupon-uses.commands.ts';
import { lockEntry } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { creditAnother } from '../appointments/completion.commands.ts';
import { findVisitor, type VisitorRow } from './appointment-visitors.queries.ts';
import { appointmentVisitors } from './appointment-visitors.table.ts';

/** Whose appointment it is, now that somebody who knows the clients has looked. */
export type VisitorDecision =
  | { is: 'this-client'; takesOverTyped: boolean }
  /** One who has the same phone, or null for somebody new. */
  | { is: 'another'; clientId: string | null };

type Deciding = { id: string; version: number; decision: VisitorDecision };
type Refusal = 'not-found' | 'changed-meanwhile' | 'client-not-found';
type Moment = { now: Temporal.Instant; today: Temporal.PlainDate };

/** Whoever refuses gives up the transaction. */
export async function settleVisitor(
  scope: CompanyScope,
  { id, version, decision }: Deciding,
  { now, today }: Moment,
): Promise<Result<{ id: string }, Refusal>> {
  const row = await lockEntry(scope, id);
  const visitor = row && (await findVisitor(scope, id));
  if (!row?.clientId || !visitor || visitor.name === '') return refuse('not-found');
  if (row.version !== version) return refuse('changed-meanwhile');

  const clientId =
    decision.is === 'another'
      ? await anotherClient(scope, visitor, { decision, today })
      : await sameClient(scope, visitor, { ...decision, clientId: row.clientId, today });
  if (clientId === null) return refuse('client-not-found');
  if (clientId !== row.clientId)
    await creditAnother(scope, row, { now, handOver: () => handOver(scope, id, clientId) });
  await scope
    .update(appointmentVisitors)
    .set({ settledAt: now })
    .where(eq(appointmentVisitors.appointmentId, id));
  scope.changed.add('appointments');
  return accept({ id });
}

type Keeping = { clientId: string; takesOverTyped: boolean; today: Temporal.PlainDate };

/** What was not typed stays as it is on record. */
async function sameClient(
  scope: CompanyScope,
  { name, email }: VisitorRow,
  { clientId, takesOverTyped, today }: Keeping,
): Promise<string | null> {
  const client = await lockClient(scope, clientId);
  if (!client || client.anonymizedAt) return null;
  if (!takesOverTyped) return client.id;
  const details = { ...client, name, email: email || client.email };
  const outcome = await updateClient(scope, client, { details, today, samePhone: 'allow' });
  return outcome.accepted ? client.id : null;
}

type Choosing = {
  decision: Extract<VisitorDecision, { is: 'another' }>;
  today: Temporal.PlainDate;
};

async function anotherClient(
  scope: CompanyScope,
  { name, phone, phoneKey, email }: VisitorRow,
  { decision, today }: Choosing,
): Promise<string | null> {
  if (decision.clientId !== null) {
    const locked = await lockClient(scope, decision.clientId);
    const ofPhone = await listClientsOfPhone(scope, phoneKey);
    return ofPhone.some(({ id }) => id === locked?.id) ? decision.clientId : null;
  }
  const nothingMore = { birthDate: null, tags: [], allergies: '', preferences: '' };
  const checked = checkClient({ name, phone, email, ...nothingMore }, today);
  const [created] = checked.accepted ? await insertClients(scope, [checked.value]) : [];
  return created?.id ?? null;
}

/** What was booked, with the coupon that was used for it. */
async function handOver(scope: CompanyScope, id: string, clientId: string): Promise<void> {
  await scope
    .update(appointments)
    .set({ clientId, version: sql`${appointments.version} + 1` })
    .where(eq(appointments.id, id));
  await handOverCoupon(scope, id, clientId);
  await announce(scope, 'appointment.handed-over', { appointmentId: id, clientId });
  scope.changed.add('clients');
}
