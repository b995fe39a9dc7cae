import { accept, type Result, refuse } from '@app/domain/shared/result';
import { normalizeEmail } from '@app/domain/shared/text';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { accessRecords } from './access-records.table.ts';
import { sessions, twoFactors, users, verifications } from './accounts.table.ts';
import { emailChanges } from './email-changes.table.ts';

type Reset = { email: string; by: string };

/**
 * For whoever lost phone and recovery codes: the password alone lets her in until she sets the second
 * step up again. Whoever is signed in as her is out, and what was done is written down with it.
 */
export async function resetTwoFactor(
  transaction: NodePgDatabase,
  { email, by }: Reset,
): Promise<Result<{ endedSessions: number }, 'no-account' | 'not-enabled'>> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
    .for('no key update');
  if (!user) return refuse('no-account');
  const { rowCount } = await transaction.delete(twoFactors).where(eq(twoFactors.userId, user.id));
  if (!rowCount) return refuse('not-enabled');

  await transaction.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, user.id));
  // Half-done sign-ins and mailed links go as well, that to another address among them.
  await transaction.delete(verifications).where(eq(verifications.value, user.id));
  await transaction.delete(emailChanges).where(eq(emailChanges.userId, user.id));
  const ended = await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  await transaction
    .insert(accessRecords)
    .values({ userId: user.id, address: `terminal: ${by}`, outcome: 'two-factor-reset' });
  return accept({ endedSessions: ended.rowCount ?? 0 });
}
