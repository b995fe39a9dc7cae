import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alphabetical } from '../../foundation/database/folded-text.ts';
import { asOperatorWithin } from '../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { accountsWithIds } from '../identity/account-lookup.queries.ts';
import { members } from './members.table.ts';
import { professionals } from './professionals.table.ts';

export type ProfessionalRow = typeof professionals.$inferSelect;
export type ProfessionalWithMember = ProfessionalRow & { memberName: string | null };

/** The whole team, newest first: the ids are made in the order of time. */
export function listProfessionals(scope: CompanyScope): Promise<ProfessionalWithMember[]> {
  return withMembers(scope, undefined);
}

export async function findProfessional(
  scope: CompanyScope,
  id: string,
): Promise<ProfessionalWithMember | null> {
  const [found] = await withMembers(scope, eq(professionals.id, id));
  return found ?? null;
}

export async function isProfessional(scope: CompanyScope, id: string): Promise<boolean> {
  return (await scope.$count(professionals, eq(professionals.id, id))) > 0;
}

/** Whoever left gets nothing new. */
export async function isActiveProfessional(scope: CompanyScope, id: string): Promise<boolean> {
  const active = and(eq(professionals.id, id), eq(professionals.active, true));
  return (await scope.$count(professionals, active)) > 0;
}

/**
 * All of them, or these, in one order for everybody. Waits for whoever is storing something that
 * belongs to them, so that what is read afterwards is all there is.
 */
export async function lockAgainstBookings(
  scope: CompanyScope,
  ids: readonly string[] | null,
): Promise<void> {
  await scope
    .select({ id: professionals.id })
    .from(professionals)
    .where(ids === null ? undefined : inArray(professionals.id, [...new Set(ids)]))
    .orderBy(asc(professionals.id))
    .for('update');
}

/**
 * A condition that keeps her hours as they are until the transaction ends, as storing something new
 * of hers does by itself. It waits for whoever changes them; the next question sees what came of it.
 */
export function keepingHoursOf(id: Column): SQL {
  return sql`exists (
    select from ${professionals} whose where whose.id = ${id} for key share)`;
}

/** For what belongs to one professional and is looked at before it is stored: the next one waits. */
export async function lockProfessional(scope: CompanyScope, id: string): Promise<boolean> {
  const locked = await scope
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.id, id))
    .for('no key update');
  return locked.length > 0;
}

/** The same for several, in one order for everybody: whoever locks two would otherwise wait in a circle. */
export async function lockProfessionals(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<string[]> {
  const locked = await scope
    .select({ id: professionals.id })
    .from(professionals)
    .where(inArray(professionals.id, [...new Set(ids)]))
    .orderBy(asc(professionals.id))
    .for('no key update');
  return locked.map(({ id }) => id);
}

/** Everybody, also those who left, from left to right as the agenda shows them. */
export function listInAgendaOrder(scope: CompanyScope): Promise<ProfessionalRow[]> {
  return scope
    .select()
    .from(professionals)
    .orderBy(asc(professionals.position), ...alphabetical(professionals));
}

/** Which professional a member is; null when she is none. */
export async function findProfessionalOf(
  scope: CompanyScope,
  userId: string,
): Promise<string | null> {
  const [own] = await scope
    .select({ id: professionals.id })
    .from(professionals)
    .innerJoin(members, eq(members.id, professionals.memberId))
    .where(eq(members.userId, userId));
  return own?.id ?? null;
}

/** Of everybody, whether she still works there or not. */
export function listProfessionalNames(
  scope: CompanyScope,
): Promise<{ id: string; name: string }[]> {
  return scope.select({ id: professionals.id, name: professionals.name }).from(professionals);
}

async function withMembers(
  scope: CompanyScope,
  which: SQL | undefined,
): Promise<ProfessionalWithMember[]> {
  const rows = await scope
    .select({ ...getTableColumns(professionals), userId: members.userId })
    .from(professionals)
    .leftJoin(members, eq(members.id, professionals.memberId))
    .where(which)
    .orderBy(desc(professionals.id));
  const names = await namesOf(
    scope,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map(({ userId, ...row }) => ({
    ...row,
    memberName: names.get(userId ?? '') ?? null,
  }));
}

/** Accounts belong to no company; the operator's look is for those of its own members only. */
async function namesOf(
  scope: CompanyScope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const accounts = await asOperatorWithin(scope, (operator) => accountsWithIds(operator, userIds));
  return new Map(accounts.map(({ id, name }) => [id, name]));
}

/** What each of these usually earns of a product; null where nobody said. */
export async function readProductRates(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (ids.length === 0) return new Map();
  const { id, productBasisPoints } = professionals;
  const rows = await scope
    .select({ id, productBasisPoints })
    .from(professionals)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.productBasisPoints]));
}
