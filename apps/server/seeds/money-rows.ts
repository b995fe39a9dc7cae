import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { transactions } from '../src/modules/cash/book/transactions.table.ts';
import { settlementItems, settlements } from '../src/modules/cash/checkout/settlements.table.ts';
import { cashSessions } from '../src/modules/cash/drawer/cash-sessions.table.ts';
import { receivables } from '../src/modules/cash/receivables/receivables.table.ts';
import { listCommissions } from '../src/modules/catalog/commission-rates.queries.ts';
import { changeFeeRules } from '../src/modules/company/card-fees.commands.ts';
import { readFeeRules } from '../src/modules/company/card-fees.queries.ts';
import { listFinancialCategories } from '../src/modules/company/financial-categories.queries.ts';
import { listPaymentMethods } from '../src/modules/company/payment-methods.queries.ts';
import type { TeamMember } from './agenda.ts';
import type { Books, DrawerDay, Rates } from './books.ts';
import { insertAll } from './bulk-insert.ts';
import type { Inside } from './inside.ts';
import type { MoneyStory } from './money-story.ts';
import type { Till } from './till.ts';

export async function readBooks(
  scope: CompanyScope,
  team: readonly TeamMember[],
): Promise<Pick<Books, 'methods' | 'categories' | 'fees' | 'professionals'>> {
  const professionals = new Map<string, { name: string; rates: Rates }>();
  for (const { id, name } of team) {
    const commissions = await listCommissions(scope, id);
    const rates = new Map(commissions.map(({ serviceId, history }) => [serviceId, history]));
    professionals.set(id, { name, rates });
  }
  return {
    methods: await listPaymentMethods(scope),
    categories: await listFinancialCategories(scope),
    fees: await readFeeRules(scope),
    professionals,
  };
}

/** What the contract with the card machine says, before anybody pays by it. */
export async function storeFees(scope: CompanyScope, { fees }: Till): Promise<void> {
  const methods = await listPaymentMethods(scope);
  for (const [wanted, rules] of Object.entries(fees)) {
    const method = methods.find(({ name }) => name === wanted);
    const which = { paymentMethodId: method?.id ?? '', version: method?.feesVersion ?? 0 };
    const stored = await changeFeeRules(scope, which, rules);
    if (!stored.accepted) throw new Error(`${wanted}: ${stored.reason}`);
  }
}

const DAYS_AT_ONCE = 20;

/**
 * Day after day: money goes only through a drawer that is open, and one is open at a time. In pieces,
 * so that looking for the open one does not pass by all that were closed in the same transaction.
 */
export async function storeMoney(
  within: Inside['within'],
  { days, bills }: Omit<MoneyStory, 'entries'>,
): Promise<void> {
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    await within((scope) => storeDays(scope, days.slice(from, from + DAYS_AT_ONCE)));
  }
  await within((scope) => insertAll(scope, transactions, bills));
}

async function storeDays(scope: CompanyScope, days: readonly DrawerDay[]): Promise<void> {
  // The database keeps the plans of its own checks; those made for tables that were nearly empty
  // read more and more as these grow.
  await scope.execute('discard plans');
  for (const day of days) await storeDay(scope, day);
  const items = days.flatMap((day) => day.items);
  await insertAll(scope, settlementItems, items);
  const due = days.flatMap((day) => day.receivables);
  await insertAll(scope, receivables, due);
}

async function storeDay(scope: CompanyScope, day: DrawerDay): Promise<void> {
  const { id, status, openedBy, openedAt, openingAmount, openingNotes, ...closing } = day.session;
  await scope.insert(cashSessions).values({ id, openedBy, openedAt, openingAmount, openingNotes });
  await insertAll(scope, settlements, day.settlements);
  // The parts of a payout are written at once, or they would not add up to it.
  const together = Map.groupBy(day.rows, ({ payoutId }) => payoutId ?? '');
  for (const rows of together.values()) await insertAll(scope, transactions, rows);
  if (status === 'open') return;
  await scope
    .update(cashSessions)
    .set({ status, ...closing })
    .where(eq(cashSessions.id, id));
}
