import { eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { users } from './accounts.table.ts';

/** Whoever opened a link that was mailed to the account's address reads what is sent there. */
export async function confirmEmail(scope: OperatorScope, userId: string): Promise<void> {
  await scope.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
