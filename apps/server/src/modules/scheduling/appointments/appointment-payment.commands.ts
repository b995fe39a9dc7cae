import { type Cents, cents } from '@app/domain/shared/money';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

/** Stores when an appointment was paid and what of that the client owes; the counter holds the lock. */
export async function noteSettled(
  scope: CompanyScope,
  id: string,
  { at, owed }: { at: Temporal.Instant; owed: Cents },
): Promise<void> {
  await scope.update(appointments).set({ settledAt: at, owed }).where(eq(appointments.id, id));
  scope.changed.add('appointments');
}

/** The payment was taken back: nothing is paid, and nothing of it is owed. */
export async function noteRefunded(scope: CompanyScope, id: string): Promise<void> {
  const nothing = { settledAt: null, owed: cents(0) };
  await scope.update(appointments).set(nothing).where(eq(appointments.id, id));
  scope.changed.add('appointments');
}

/** What a client owes of each of her paid visits, as her account says now; of the others nothing. */
export async function noteOwed(
  scope: CompanyScope,
  clientId: string,
  owedByVisit: ReadonlyMap<string, Cents>,
): Promise<void> {
  const said = JSON.stringify(Object.fromEntries(owedByVisit));
  const owed = sql`coalesce((${said}::jsonb->>${appointments.id}::text)::bigint, 0)`;
  const changed = await scope
    .update(appointments)
    .set({ owed })
    .where(
      and(
        eq(appointments.clientId, clientId),
        sql`${appointments.settledAt} is not null`,
        ne(appointments.owed, owed),
      ),
    )
    .returning({ id: appointments.id });
  if (changed.length > 0) scope.changed.add('appointments');
}
