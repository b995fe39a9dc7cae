import type { Cents } from '@app/domain/shared/money';
import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clients } from '../clients.table.ts';

/**
 * How far a client may owe; null: as far as anybody. False when there is no such client. It is no part of
 * her form, so whoever has that open is not told that somebody changed it.
 */
export async function limitAccount(
  scope: CompanyScope,
  id: string,
  accountLimit: Cents | null,
): Promise<boolean> {
  const [changed] = await scope
    .update(clients)
    .set({ accountLimit })
    .where(and(eq(clients.id, id), isNull(clients.anonymizedAt)))
    .returning({ id: clients.id });
  return changed !== undefined;
}
