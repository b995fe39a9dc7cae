import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { asOperatorWithin } from '../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import {
  type AccountCard,
  accountsWithIds,
  isActiveAccount,
  protectedByTwoFactor,
} from '../identity/account-lookup.queries.ts';
import { memberVisits } from './member-visits.table.ts';
import { members } from './members.table.ts';

export type MemberRow = typeof members.$inferSelect;
export type MemberWithAccess = MemberRow & {
  account: AccountCard;
  lastSeenAt: Temporal.Instant | null;
  twoFactorEnabled: boolean | null;
};

/**
 * Who has access, and who had it: those who have come first, the oldest of them on top. Where
 * somebody is who no longer works here, and how she protects herself, is told to nobody.
 */
export async function listMembers(scope: CompanyScope): Promise<MemberWithAccess[]> {
  const rows = await scope
    .select({ ...getTableColumns(members), lastSeenAt: memberVisits.lastSeenAt })
    .from(members)
    .leftJoin(memberVisits, eq(memberVisits.memberId, members.id))
    .orderBy(desc(members.active), members.createdAt, members.id);
  const ids = rows.filter(({ active }) => active).map(({ userId }) => userId);
  const secured = await asOperatorWithin(scope, (operator) => protectedByTwoFactor(operator, ids));
  return (await withAccounts(scope, rows)).map((row) => ({
    ...row,
    lastSeenAt: row.active ? row.lastSeenAt : null,
    twoFactorEnabled: row.active ? secured.has(row.userId) : null,
  }));
}

/** Who speaks for the company, to be written to. */
export async function listOwners(scope: CompanyScope): Promise<AccountCard[]> {
  const rows = await scope
    .select()
    .from(members)
    .where(and(eq(members.role, 'owner'), eq(members.active, true)))
    .orderBy(members.id);
  return (await withAccounts(scope, rows)).map(({ account }) => account);
}

/** Behind everybody who has or had access, by their ids. */
export async function listAccountsOfMembers(
  scope: CompanyScope,
): Promise<Pick<AccountCard, 'id' | 'name' | 'email'>[]> {
  const rows = await withAccounts(
    scope,
    await scope.select().from(members).orderBy(members.userId),
  );
  return rows.map(({ account: { id, name, email } }) => ({ id, name, email }));
}

export async function isActiveMember(scope: CompanyScope, userId: string): Promise<boolean> {
  const ofPerson = and(eq(members.userId, userId), eq(members.active, true));
  return (await scope.$count(members, ofPerson)) > 0;
}

/** As which member of this company an account works here. */
export async function findMemberOf(scope: CompanyScope, userId: string): Promise<MemberRow | null> {
  const [member] = await scope
    .select()
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.active, true)));
  return member ?? null;
}

/** Whoever still works here: neither the company nor the platform took her access. */
export async function findActiveMember(scope: CompanyScope, id: string): Promise<MemberRow | null> {
  const [member] = await scope
    .select()
    .from(members)
    .where(and(eq(members.id, id), eq(members.active, true)));
  if (!member) return null;
  const { userId } = member;
  const isActive = await asOperatorWithin(scope, (operator) => isActiveAccount(operator, userId));
  return isActive ? member : null;
}

/** Stands for the member that whoever looks in for support is not: nothing is hers. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export async function findMemberIdOf(scope: CompanyScope, userId: string): Promise<string> {
  const [member] = await scope
    .select({ id: members.id })
    .from(members)
    .where(eq(members.userId, userId));
  if (!member) throw new Error('Whoever is signed in is no member of the company she works in');
  return member.id;
}

/**
 * Accounts belong to no company, so a request of one may not read them. It reads its own members
 * under the company's policy, and the operator's look is for the accounts of these and no others.
 */
async function withAccounts<Row extends MemberRow>(
  scope: CompanyScope,
  rows: readonly Row[],
): Promise<(Row & { account: AccountCard })[]> {
  const ids = rows.map(({ userId }) => userId);
  const accounts = await asOperatorWithin(scope, (operator) => accountsWithIds(operator, ids));
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.flatMap((row) => {
    const account = byId.get(row.userId);
    return account ? [{ ...row, account }] : [];
  });
}

/** By their ids; whoever lost her access keeps her name. */
export async function readMemberNames(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope
    .select()
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]));
  const named = await withAccounts(scope, rows);
  return new Map(named.map(({ id, account }) => [id, account.name]));
}
