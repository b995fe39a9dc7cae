import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AppSecrets } from '../../foundation/secrets/app-secret.ts';
import { sessions, twoFactors, users } from './accounts.table.ts';
import { signInSecretsOf } from './sign-in-secrets.rules.ts';

/** Seals what authenticator apps share with us anew, with the current secret. Answers how many. */
export async function sealTwoFactorsAnew(
  transaction: NodePgDatabase,
  secrets: AppSecrets,
  sealedWith: string,
): Promise<number> {
  const { secrets: numbered, secret } = signInSecretsOf(secrets, sealedWith);
  const key = {
    keys: new Map(numbered.map(({ version, value }) => [version, value])),
    currentVersion: numbered[0]?.version ?? 0,
    legacySecret: secret,
  };
  const anew = async (data: string) =>
    symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  const rows = await transaction.select().from(twoFactors).for('update');
  for (const { id, ...row } of rows) {
    const sealed = { secret: await anew(row.secret), backupCodes: await anew(row.backupCodes) };
    await transaction.update(twoFactors).set(sealed).where(eq(twoFactors.id, id));
  }
  return rows.length;
}

/** Nobody can open them any more. The password alone lets people in, after they were signed out. */
export async function forgetTwoFactors(transaction: NodePgDatabase): Promise<number> {
  const { rowCount } = await transaction.delete(twoFactors);
  await transaction
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(eq(users.twoFactorEnabled, true));
  await transaction.delete(sessions);
  return rowCount ?? 0;
}
