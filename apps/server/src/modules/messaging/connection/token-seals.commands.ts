import { eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Sealer } from '../../../foundation/secrets/sealer.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

const { companyId, sealedToken } = whatsappConnections;

/** Seals the key of every number at WhatsApp itself anew, with the current secret. Answers how many. */
export async function sealTokensAnew(transaction: NodePgDatabase, sealer: Sealer): Promise<number> {
  // The login sees no row of any company.
  await transaction.execute(sql`select set_config('role', operator_role(), true)`);
  const rows = await transaction
    .select({ companyId, sealedToken })
    .from(whatsappConnections)
    .where(isNotNull(sealedToken))
    .for('update');
  for (const row of rows) {
    if (row.sealedToken === null) continue;
    const sealed = { sealedToken: sealer.seal(sealer.open(row.sealedToken)) };
    await transaction.update(whatsappConnections).set(sealed).where(eq(companyId, row.companyId));
  }
  await transaction.execute(sql`select set_config('role', 'none', true)`);
  return rows.length;
}
