import { searchTextOf } from '@app/domain/clients/client-search';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { clients } from './clients.table.ts';

/** The address a client gave at the counter, where she had none; another one stays as it is. */
export async function keepFirstEmail(
  scope: CompanyScope,
  { clientId, email }: { clientId: string; email: string },
): Promise<void> {
  const hasNone = and(
    eq(clients.id, clientId),
    eq(clients.email, ''),
    isNull(clients.anonymizedAt),
  );
  const [client] = await scope.select().from(clients).where(hasNone).for('update');
  if (!client) return;
  await scope
    .update(clients)
    .set({
      email,
      searchText: searchTextOf({ ...client, email }),
      version: sql`${clients.version} + 1`,
    })
    .where(eq(clients.id, clientId));
}
