import { eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { users } from './accounts.table.ts';

/** Nobody administers the system yet. */
export async function isFirstAccess(scope: OperatorScope): Promise<boolean> {
  const admins = await scope
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    // The first account is an administrator's, so the first row looked at answers.
    .orderBy(users.id)
    .limit(1);
  return admins.length === 0;
}
