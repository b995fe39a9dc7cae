import { normalizeEmail } from '@app/domain/shared/text';
import { and, eq, inArray } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { users } from './accounts.table.ts';

export type AccountCard = { id: string; name: string; email: string; imageUrl: string | null };

export function accountsWithIds(
  scope: OperatorScope,
  ids: readonly string[],
): Promise<AccountCard[]> {
  return scope
    .select({ id: users.id, name: users.name, email: users.email, imageUrl: users.image })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Those of them whose account a second step protects. */
export async function protectedByTwoFactor(
  scope: OperatorScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await scope
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.twoFactorEnabled, true)));
  return new Set(rows.map(({ id }) => id));
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

/** Which company opens for this account, whether or not she may still work in it. */
export async function findOpenCompany(
  scope: OperatorScope,
  userId: string,
): Promise<string | null> {
  const [user] = await scope
    .select({ companyId: users.companyId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.companyId ?? null;
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

/** Whoever runs the platform now, those who have done so longest first. */
export async function listOperators(scope: OperatorScope): Promise<string[]> {
  const rows = await scope
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true)))
    .orderBy(users.createdAt, users.id);
  return rows.map(({ id }) => id);
}

export function countOperators(scope: OperatorScope): Promise<number> {
  return scope.$count(users, eq(users.role, 'admin'));
}
