import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Sealer } from '../secrets/sealer.ts';
import { settings } from './settings.table.ts';

/** Seals every secret setting anew, with the current secret. Answers how many. */
export async function sealSettingsAnew(
  transaction: NodePgDatabase,
  sealer: Sealer,
): Promise<number> {
  const rows = await transaction
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.secret, true))
    .for('update');
  for (const { key, value } of rows) {
    const sealed = { value: sealer.seal(sealer.open(value)) };
    await transaction.update(settings).set(sealed).where(eq(settings.key, key));
  }
  return rows.length;
}

/** Deletes sealed settings that nobody can open any more, and answers how many there were. */
export async function forgetSealedSettings(transaction: NodePgDatabase): Promise<number> {
  const { rowCount } = await transaction.delete(settings).where(eq(settings.secret, true));
  return rowCount ?? 0;
}
