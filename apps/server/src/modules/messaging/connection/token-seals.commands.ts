import { eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Sealer } from '../../../foundation/secrets/sealer.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

const { companyId, sealedToken } = whatsappConnections;

/** Seals the key of every number at WhatsApp itself anew, with the current secret. Answers how many. */
export function sealTokensAnew(transaction: NodePgDatabase, sealer: Sealer): Promise<number> {
  return seeingEveryCompany(transaction, async () => {
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
    return rows.length;
  });
}

/** Numbers whose key nobody can open any more are disconnected. Answers how many. */
export function forgetTokens(transaction: NodePgDatabase): Promise<number> {
  return seeingEveryCompany(transaction, async () => {
    const { rowCount } = await transaction
      .update(whatsappConnections)
      .set({ sealedToken: null, state: 'disconnected' })
      .where(isNotNull(sealedToken));
    return rowCount ?? 0;
  });
}

/** The login sees no row of any company. */
async function seeingEveryCompany<Answer>(
  transaction: NodePgDatabase,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await transaction.execute(sql`select set_config('role', operator_role(), true)`);
  const answer = await work();
  await transaction.execute(sql`select set_config('role', 'none', true)`);
  return answer;
}
