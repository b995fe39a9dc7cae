import type { Bounds } from '@app/domain/shared/local-time';
import { and, count, desc, eq, gte, inArray, isNull, like, lt, sql } from 'drizzle-orm';
import { alphabetical, folded } from '../../foundation/database/folded-text.ts';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';

type CompanyName = { id: string; name: string };

/** As its clients know it. */
const shownName = sql<string>`coalesce(nullif(${companies.tradeName}, ''), ${companies.name})`;

/** The one that visitors try out is nobody's company, and counts nowhere. */
const isReal = eq(companies.isSample, false);

/** Those among them that the operators have not closed, by name. */
export function activeCompaniesWithIds(
  scope: OperatorScope,
  ids: readonly string[],
): Promise<CompanyName[]> {
  return scope
    .select({ id: companies.id, name: shownName })
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), eq(companies.active, true)))
    .orderBy(...alphabetical({ name: shownName, id: companies.id }));
}

/** Whatever became of them, by name. */
export function companiesWithIds(
  scope: OperatorScope,
  ids: readonly string[],
): Promise<CompanyName[]> {
  return scope
    .select({ id: companies.id, name: shownName })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
    .orderBy(...alphabetical({ name: shownName, id: companies.id }));
}

const NEWEST = 5;

export function listNewestCompanies(scope: OperatorScope) {
  const { id, email, active } = companies;
  return scope
    .select({ id, name: shownName, email, active })
    .from(companies)
    .where(and(isReal, isNull(companies.deletedAt)))
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(NEWEST);
}

const MOST_FOUND = 20;

/** The first few whose name fits the pattern, which has neither case nor accents. */
export function findCompaniesNamed(scope: OperatorScope, pattern: string): Promise<CompanyName[]> {
  const text = folded(sql`${companies.tradeName} || ' ' || ${companies.name}`);
  return scope
    .select({ id: companies.id, name: shownName })
    .from(companies)
    .where(and(isReal, isNull(companies.deletedAt), like(text, pattern)))
    .orderBy(...alphabetical({ name: shownName, id: companies.id }))
    .limit(MOST_FOUND);
}

export function countCompanies(scope: OperatorScope): Promise<number> {
  return scope.$count(companies, and(isReal, isNull(companies.deletedAt)));
}

export function countActiveCompanies(scope: OperatorScope): Promise<number> {
  return scope.$count(companies, and(isReal, eq(companies.active, true)));
}

/** How many companies pay for each plan now. */
export async function countSubscribersByPlan(
  scope: OperatorScope,
): Promise<{ planId: string; subscribers: number }[]> {
  const rows = await scope
    .select({ planId: companies.subscriptionPlanId, subscribers: count() })
    .from(companies)
    .where(and(isReal, isNull(companies.deletedAt), eq(companies.subscriptionStatus, 'active')))
    .groupBy(companies.subscriptionPlanId);
  return rows.flatMap(({ planId, subscribers }) => (planId ? [{ planId, subscribers }] : []));
}

export type OwnCompany = Pick<
  typeof companies.$inferSelect,
  | 'name'
  | 'timezone'
  | 'trialEndsAt'
  | 'subscriptionStatus'
  | 'subscriptionCurrentPeriodEnd'
  | 'subscriptionStripeId'
>;

export async function readOwnCompany(scope: CompanyScope): Promise<OwnCompany> {
  return theOne(await ownCompany(scope));
}

/** For what must be counted and stored without anybody in between: the next one waits. */
export async function lockOwnCompany(scope: CompanyScope): Promise<OwnCompany> {
  return theOne(await ownCompany(scope).for('no key update'));
}

/** Whose trial ends between the two moments, as far as they pay for nothing yet. */
export async function listTrialsEnding(
  scope: OperatorScope,
  { from, until }: Bounds,
): Promise<string[]> {
  const rows = await scope
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        isReal,
        eq(companies.active, true),
        isNull(companies.subscriptionStripeId),
        gte(companies.trialEndsAt, from),
        lt(companies.trialEndsAt, until),
      ),
    )
    .orderBy(companies.id);
  return rows.map(({ id }) => id);
}

function ownCompany(scope: CompanyScope) {
  return scope.select().from(companies);
}

function theOne([company]: OwnCompany[]): OwnCompany {
  if (!company) throw new Error('The company of this transaction is gone');
  return company;
}
