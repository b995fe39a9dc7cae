import { eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { users } from './accounts.table.ts';

export type AccountRow = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'email' | 'emailVerified' | 'companyId'
>;

/** The account as it is now. Whoever else wants to change it waits until this transaction ends. */
export async function holdAccount(
  scope: OperatorScope,
  userId: string,
): Promise<AccountRow | undefined> {
  const { id, name, email, emailVerified, companyId } = users;
  const [account] = await scope
    .select({ id, name, email, emailVerified, companyId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return account;
}
