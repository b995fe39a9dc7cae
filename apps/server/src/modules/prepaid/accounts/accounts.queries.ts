import { type Account, limitOf, owedOf, splitUse } from '@app/domain/prepaid/account';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type ClientCard, readClientCards } from '../../clients/client-cards.queries.ts';
import { anonymizedIds, findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { accountEntries } from './account-entries.table.ts';

type EntryRow = typeof accountEntries.$inferSelect;
export type AccountView = Account & { ownLimit: Cents | null; entries: EntryRow[] };
export type OwingPlace = { owed: number; clientId: string };
export type OwingRow = OwingPlace & { card: ClientCard | undefined; lastUse: string };

/** How many of them a client's page shows. */
const SHOWN = 50;
const balance = sql<number>`coalesce(sum(${accountEntries.amount}), 0)`.mapWith(Number);

/** What a client has or owes, and the latest of how it came to that; null without a client. */
export async function readAccount(
  scope: CompanyScope,
  clientId: string,
): Promise<AccountView | null> {
  const client = await findClient(scope, clientId);
  if (!client) return null;
  const ofClient = eq(accountEntries.clientId, clientId);
  const sum = onlyRow(await scope.select({ balance }).from(accountEntries).where(ofClient));
  const entries = await scope
    .select()
    .from(accountEntries)
    .where(ofClient)
    .orderBy(desc(accountEntries.createdAt), desc(accountEntries.id))
    .limit(SHOWN);
  const { accountLimit } = await readCompany(scope);
  return {
    balance: cents(sum.balance),
    limit: limitOf(client.accountLimit, accountLimit),
    ownLimit: client.accountLimit,
    entries,
  };
}

/** What a payment entered and was not taken back yet. */
export async function listStandingEntries(
  scope: CompanyScope,
  settlementId: string,
): Promise<EntryRow[]> {
  const rows = await scope
    .select()
    .from(accountEntries)
    .where(eq(accountEntries.settlementId, settlementId))
    .orderBy(asc(accountEntries.id));
  return standing(rows);
}

function standing(rows: EntryRow[]): EntryRow[] {
  const returned = new Set(rows.map(({ returnsId }) => returnsId));
  return rows.filter(({ id, returnsId }) => returnsId === null && !returned.has(id));
}

/** What she still owes of each payment; those of which she owes nothing are not in it. */
export async function readOwedByPayment(
  scope: CompanyScope,
  clientId: string,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await scope
    .select()
    .from(accountEntries)
    .where(eq(accountEntries.clientId, clientId))
    .orderBy(asc(accountEntries.createdAt), asc(accountEntries.id));
  return owedOf(standing(rows));
}

/** What a payment took from the client's account, as its receipt says it: her credit, and what she owes. */
export async function readAccountUse(
  scope: CompanyScope,
  settlementId: string,
): Promise<{ credit: Cents; owed: Cents }> {
  const { kind, clientId, createdAt, id, amount } = accountEntries;
  const [used] = await scope
    .select({ clientId, createdAt, id, amount })
    .from(accountEntries)
    .where(and(eq(accountEntries.settlementId, settlementId), eq(kind, 'used')));
  if (!used) return { credit: cents(0), owed: cents(0) };
  const isEarlier = sql`(${createdAt}, ${id}) < (${used.createdAt.toString()}::timestamptz, ${used.id}::uuid)`;
  const before = onlyRow(
    await scope
      .select({ balance })
      .from(accountEntries)
      .where(and(eq(clientId, used.clientId), isEarlier)),
  );
  return splitUse(cents(-used.amount), cents(before.balance));
}

const owed = sql<number>`-sum(${accountEntries.amount})`.mapWith(Number);
const lastUse = sql<string>`(max(${accountEntries.date}) filter (where ${accountEntries.kind} = 'used'))::text`;

/** Of whom nobody knows any more who it was, nobody can ask for it. */
function isKnown(scope: CompanyScope): SQL {
  return sql`${accountEntries.clientId} not in ${anonymizedIds(scope)}`;
}

/** Who owes, the largest debts first. */
export async function listOwing(
  scope: CompanyScope,
  { after, limit }: { after: OwingPlace | null; limit: number },
): Promise<Page<OwingRow>> {
  const isBehind =
    after && sql`(${owed}, ${accountEntries.clientId}) < (${after.owed}, ${after.clientId}::uuid)`;
  const rows = await scope
    .select({ clientId: accountEntries.clientId, owed, lastUse })
    .from(accountEntries)
    .where(isKnown(scope))
    .groupBy(accountEntries.clientId)
    .having(and(sql`sum(${accountEntries.amount}) < 0`, isBehind ?? undefined))
    .orderBy(desc(owed), desc(accountEntries.clientId))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  const cards = await readClientCards(
    scope,
    page.rows.map(({ clientId }) => clientId),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, card: cards.get(row.clientId) })),
  };
}

type Owing = { count: number; owedCents: number; anonymizedCents: number };

/** How many owe, what it comes to, and what is owed by those who were anonymized. */
export async function sumOwing(scope: CompanyScope): Promise<Owing> {
  const owing = scope
    .select({ owed: owed.as('owed'), isKnown: isKnown(scope).as('is_known') })
    .from(accountEntries)
    .groupBy(accountEntries.clientId)
    .having(sql`sum(${accountEntries.amount}) < 0`)
    .as('owing');
  const sums = {
    count: sql<number>`count(*) filter (where is_known)`.mapWith(Number),
    owedCents: sql<number>`coalesce(sum(owing.owed) filter (where is_known), 0)`.mapWith(Number),
    anonymizedCents: sql<number>`coalesce(sum(owing.owed) filter (where not is_known), 0)`.mapWith(
      Number,
    ),
  };
  return onlyRow(await scope.select(sums).from(owing));
}
