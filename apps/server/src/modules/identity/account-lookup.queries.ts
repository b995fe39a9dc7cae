import { normalizeEmail } from '@app/domain/shared/text';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { accessRecords } from './access-records.table.ts';
import { users } from './accounts.table.ts';

export type AccountCard = { id: string; name: string; email: string; imageUrl: string | null };

/** What whoever runs a company sees of an account besides. */
export type AccountAccess = { lastSeenAt: Temporal.Instant | null; twoFactorEnabled: boolean };

export function accountsWithIds(
  scope: OperatorScope,
  ids: readonly string[],
): Promise<AccountCard[]> {
  return scope
    .select({ id: users.id, name: users.name, email: users.email, imageUrl: users.image })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** The last visit of who has not come since visits are noted stands in the records of access. */
export async function accessOfAccounts(
  scope: OperatorScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountAccess>> {
  const entered = sql`(select max(${accessRecords.at}) from ${accessRecords}
    where ${accessRecords.userId} = ${users.id} and ${accessRecords.outcome} = 'entered')`;
  const rows = await scope
    .select({
      id: users.id,
      twoFactorEnabled: users.twoFactorEnabled,
      lastSeenAt: sql`coalesce(${users.lastSeenAt}, ${entered})`.mapWith(users.lastSeenAt),
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, ...access }) => [id, access]));
}

/** The platform may have deactivated it, whatever the companies say. */
export async function isActiveAccount(scope: OperatorScope, id: string): Promise<boolean> {
  return (await scope.$count(users, and(eq(users.id, id), eq(users.active, true)))) > 0;
}

export async function findAccountByEmail(
  scope: OperatorScope,
  email: string,
): Promise<string | null> {
  const [user] = await scope
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalizeEmail(email)));
  return user?.id ?? null;
}

/** Which company opens for this account. Nobody else changes that until the transaction ends. */
export async function lockOpenCompany(
  scope: OperatorScope,
  userId: string,
): Promise<string | null> {
  const [user] = await scope
    .select({ companyId: users.companyId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user?.companyId ?? null;
}

export function countOperators(scope: OperatorScope): Promise<number> {
  return scope.$count(users, eq(users.role, 'admin'));
}
