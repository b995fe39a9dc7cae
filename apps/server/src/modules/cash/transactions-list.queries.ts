import {
  COUNTED_IN,
  type Figure,
  OWED_KINDS,
  type TransactionKind,
  type TransactionType,
} from '@app/domain/cash/transaction';
import { patternOf } from '@app/domain/clients/client-search';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, desc, eq, gte, inArray, like, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { appointmentIdsOfClients } from '../scheduling/appointment-clients.queries.ts';
import { listProfessionalIdsNamed } from '../team/professionals.queries.ts';
import { settlements } from './settlements.table.ts';
import { type TransactionView, withNames } from './transactions.queries.ts';
import { transactions } from './transactions.table.ts';

type Wanted<Value> = Value | undefined;
export type TransactionSearch = {
  terms: readonly string[];
  type?: Wanted<TransactionType>;
  kind?: Wanted<TransactionKind>;
  counts?: Wanted<Figure>;
  paymentMethodId?: Wanted<string>;
  categoryId?: Wanted<string>;
  professionalId?: Wanted<string>;
  cashSessionId?: Wanted<string>;
  appointmentId?: Wanted<string>;
  from?: Wanted<Temporal.PlainDate>;
  until?: Wanted<Temporal.PlainDate>;
};
/** Where the last page ended. What comes or goes meanwhile moves nothing else. */
export type TransactionPlace = { date: Temporal.PlainDate; id: string };
type Page = { after: TransactionPlace | null; limit: number };

/** By date, newest first. One more than wanted tells whether a page follows. */
export async function listTransactions(
  scope: CompanyScope,
  search: TransactionSearch,
  { after, limit }: Page,
): Promise<{ views: TransactionView[]; hasMore: boolean }> {
  const rows = await scope
    .select()
    .from(transactions)
    .where(and(await fitting(scope, search), after ? behind(after) : undefined))
    .orderBy(desc(transactions.date), desc(transactions.id))
    .limit(limit + 1);
  return { views: await withNames(scope, rows.slice(0, limit)), hasMore: rows.length > limit };
}

/** Of everything that fits, not of one page. */
export async function readTotals(
  scope: CompanyScope,
  search: TransactionSearch,
): Promise<Record<TransactionType, Cents>> {
  const rows = await scope
    .select({
      type: transactions.type,
      total: sql`sum(${transactions.amount})`.mapWith((sum) => cents(Number(sum))),
    })
    .from(transactions)
    .where(await fitting(scope, search))
    .groupBy(transactions.type);
  const totalOf = (type: TransactionType) => rows.find((row) => row.type === type)?.total;
  return { income: totalOf('income') ?? cents(0), expense: totalOf('expense') ?? cents(0) };
}

async function fitting(scope: CompanyScope, search: TransactionSearch): Promise<SQL | undefined> {
  const words: (SQL | undefined)[] = [];
  for (const term of search.terms) words.push(await placesOf(scope, term));
  const { type, from, until, paymentMethodId, categoryId, professionalId } = search;
  const { cashSessionId, appointmentId, counts } = search;
  return and(
    type && eq(transactions.type, type),
    paymentMethodId ? eq(transactions.paymentMethodId, paymentMethodId) : undefined,
    categoryId ? eq(transactions.categoryId, categoryId) : undefined,
    professionalId ? ofProfessional(professionalId, counts) : undefined,
    cashSessionId ? eq(transactions.cashSessionId, cashSessionId) : undefined,
    appointmentId ? eq(transactions.appointmentId, appointmentId) : undefined,
    from && gte(transactions.date, from),
    until && lt(transactions.date, until),
    ofKind(search),
    counts && countedIn(counts),
    ...words,
  );
}

/** What is owed is no movement of money: it is shown, reversals included, to whoever asks for it. */
function ofKind({ kind, appointmentId }: TransactionSearch): SQL | undefined {
  if (kind === 'commission' || kind === 'tip_share') return eq(transactions.countsAs, kind);
  const owed = [...OWED_KINDS];
  return and(
    kind && eq(transactions.kind, kind),
    appointmentId ? undefined : notInArray(transactions.countsAs, owed),
  );
}

/** What clients pay is the house's; whose work it was stands in the settlement. */
function ofProfessional(id: string, counts: Wanted<Figure>): SQL {
  if (counts !== 'service-revenue') return eq(transactions.professionalId, id);
  return sql`(select ${settlements.professionalId} = ${id}::uuid from ${settlements}
    where ${settlements.id} = ${transactions.settlementId})`;
}

function countedIn(figure: Figure): SQL | undefined {
  const { type, kinds } = COUNTED_IN[figure];
  return and(eq(transactions.type, type), inArray(transactions.countsAs, [...kinds]));
}

/** Where a word is: in the description, the client's or the professional's name. */
async function placesOf(scope: CompanyScope, term: string): Promise<SQL | undefined> {
  const pattern = patternOf(term);
  return or(
    like(folded(transactions.description), pattern),
    inArray(transactions.professionalId, await listProfessionalIdsNamed(scope, pattern)),
    sql`${transactions.appointmentId} in ${appointmentIdsOfClients(scope, pattern)}`,
  );
}

function behind({ date, id }: TransactionPlace): SQL {
  return sql`(${transactions.date}, ${transactions.id}) < (${date.toString()}::date, ${id}::uuid)`;
}
