import { and, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { users } from './accounts.table.ts';

/** Whoever opened a link that was mailed to the account's address reads what is sent there. */
export async function confirmEmail(scope: OperatorScope, userId: string): Promise<void> {
  await scope.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

/** The same where the account's address may have changed since the link was mailed. */
export async function confirmEmailStill(
  scope: OperatorScope,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await scope
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, email)));
}
