import { BADGE_SPELLINGS, type CompanyBadge } from '@app/domain/company/listed-company';
import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import {
  type NewestPlace,
  newestFirst,
  olderThan,
  type Page,
  pageOf,
} from '../../../foundation/database/pages.ts';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { companies } from '../companies.table.ts';
import type { CompanyRow } from '../company.queries.ts';

export type CompanyFilter = {
  search?: string | undefined;
  badge?: CompanyBadge | undefined;
  /** Null for those without a plan. */
  planId?: string | null | undefined;
  customStatusId?: string | undefined;
  ids?: readonly string[] | undefined;
  /** As they are stored. */
  statuses?: readonly string[] | undefined;
  /** The ones that those are not. */
  otherThan?: readonly string[] | undefined;
};

type Asked = CompanyFilter & { after: NewestPlace | null; limit: number };

export type ListedCompanyRow = Pick<
  CompanyRow,
  | 'id'
  | 'name'
  | 'tradeName'
  | 'document'
  | 'documentType'
  | 'email'
  | 'active'
  | 'deletedAt'
  | 'subscriptionStatus'
  | 'subscriptionPlanId'
  | 'subscriptionCurrentPeriodEnd'
  | 'trialEndsAt'
  | 'customStatusId'
  | 'createdAt'
>;

const listed = {
  id: companies.id,
  name: companies.name,
  tradeName: companies.tradeName,
  document: companies.document,
  documentType: companies.documentType,
  email: companies.email,
  active: companies.active,
  deletedAt: companies.deletedAt,
  subscriptionStatus: companies.subscriptionStatus,
  subscriptionPlanId: companies.subscriptionPlanId,
  subscriptionCurrentPeriodEnd: companies.subscriptionCurrentPeriodEnd,
  trialEndsAt: companies.trialEndsAt,
  customStatusId: companies.customStatusId,
  createdAt: companies.createdAt,
};

/** Newest first. The one that visitors try out is nobody's company, and is not among them. */
export async function listCompanies(
  scope: OperatorScope,
  { after, limit, ...filter }: Asked,
): Promise<Page<ListedCompanyRow>> {
  const rows = await scope
    .select(listed)
    .from(companies)
    .where(and(conditionOf(filter), olderThan(companies, after)))
    .orderBy(...newestFirst(companies))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

export function countListed(scope: OperatorScope, filter: CompanyFilter): Promise<number> {
  return scope.$count(companies, conditionOf(filter));
}

export async function findOperated(scope: OperatorScope, id: string): Promise<CompanyRow | null> {
  const [company] = await scope
    .select()
    .from(companies)
    .where(and(isReal, eq(companies.id, id)));
  return company ?? null;
}

/** Those whose rows a job still takes away, the longest waiting first. */
export async function listDeletedCompanies(scope: OperatorScope): Promise<string[]> {
  const rows = await scope
    .select({ id: companies.id })
    .from(companies)
    .where(isNotNull(companies.deletedAt))
    .orderBy(companies.deletedAt);
  return rows.map(({ id }) => id);
}

type SubscriptionCounts = {
  total: number;
  active: number;
  inTrial: number;
  late: number;
  canceled: number;
};

export async function countSubscriptions(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<SubscriptionCounts> {
  const [counts] = await scope
    .select({
      total: sql<number>`count(*)::int`,
      active: counted(inArray(companies.subscriptionStatus, ['active'])),
      inTrial: counted(sql`${companies.trialEndsAt} > ${now.toString()}::timestamptz`),
      late: counted(inArray(companies.subscriptionStatus, ['past_due', 'overdue'])),
      canceled: counted(inArray(companies.subscriptionStatus, ['canceled', 'cancelled'])),
    })
    .from(companies)
    .where(and(isReal, isNull(companies.deletedAt)));
  if (!counts) throw new Error('The database counted nothing');
  return counts;
}

const isReal = eq(companies.isSample, false);

function counted(condition: SQL): SQL<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

function conditionOf(filter: CompanyFilter): SQL | undefined {
  const { search, badge, planId, customStatusId, ids, statuses, otherThan } = filter;
  return and(
    isReal,
    search ? isAbout(search) : undefined,
    badge && hasBadge(badge),
    planId === null ? isNull(companies.subscriptionPlanId) : undefined,
    planId ? eq(companies.subscriptionPlanId, planId) : undefined,
    customStatusId ? eq(companies.customStatusId, customStatusId) : undefined,
    ids && inArray(companies.id, [...ids]),
    statuses && inArray(companies.subscriptionStatus, [...statuses]),
    otherThan && not(inArray(companies.subscriptionStatus, [...otherThan])),
  );
}

function hasBadge(badge: CompanyBadge): SQL | undefined {
  if (badge === 'deleting') return isNotNull(companies.deletedAt);
  const isThere = isNull(companies.deletedAt);
  if (badge === 'inactive') return and(isThere, eq(companies.active, false));
  const isOpen = and(isThere, eq(companies.active, true));
  const status = companies.subscriptionStatus;
  if (badge !== 'unknown') return and(isOpen, inArray(status, [...BADGE_SPELLINGS[badge]]));
  return and(isOpen, not(inArray(status, Object.values(BADGE_SPELLINGS).flat())));
}

// Letters are compared as they are stored: to fold each stored text would take ten times as long.
const SPELLINGS = ['aáàâãä', 'eéèêë', 'iíìîï', 'oóòôõö', 'uúùûü', 'cç', 'nñ'];
const words = sql`(${companies.name} || ' ' || ${companies.tradeName} || ' ' || ${companies.email}) collate "C"`;

/** Every word, in whatever order; or the digits of the document. */
function isAbout(search: string): SQL | undefined {
  const wanted = search.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
  const isNamed = and(...wanted.map((word) => sql`${words} ~ ${patternOf(word)}`));
  const document = search.replaceAll(/[^\da-z]/gi, '').toUpperCase();
  if (!/\d{3}/.test(document)) return isNamed;
  return or(isNamed, sql`${companies.documentNumber} like ${`%${document}%`}`);
}

/** Each letter in every spelling, each sign as itself. */
function patternOf(word: string): string {
  return Array.from(word, (letter) => {
    const spellings = SPELLINGS.find((each) => each.includes(letter)) ?? letter;
    if (spellings === letter && !/\p{L}/u.test(letter)) return literally(letter);
    return `[${spellings}${spellings.toUpperCase()}]`;
  }).join('');
}

function literally(sign: string): string {
  return /[\d@_-]/.test(sign) ? sign : sign.replaceAll(/[^\p{L}\p{N}\s]/gu, (each) => `\\${each}`);
}
