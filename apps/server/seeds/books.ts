import type { RateChange } from '@app/domain/catalog/commission';
import { cents } from '@app/domain/shared/money';
import type { transactions } from '../src/modules/cash/book/transactions.table.ts';
import type {
  settlementItems,
  settlements,
} from '../src/modules/cash/checkout/settlements.table.ts';
import type { cashSessions } from '../src/modules/cash/drawer/cash-sessions.table.ts';
import type { receivables } from '../src/modules/cash/receivables/receivables.table.ts';
import type { readFeeRules } from '../src/modules/company/card-fees.queries.ts';
import type { FinancialCategoryRow } from '../src/modules/company/financial-categories.queries.ts';
import type { PaymentMethodRow } from '../src/modules/company/payment-methods.queries.ts';
import type { Chance } from './chance.ts';
import type { Till } from './till.ts';

export type MoneyRow = Omit<typeof transactions.$inferSelect, 'companyId' | 'paid'>;
export type SettlementRow = Omit<typeof settlements.$inferSelect, 'companyId'>;
export type ItemRow = typeof settlementItems.$inferInsert;
export type ReceivableRow = typeof receivables.$inferInsert;
export type SessionRow = Omit<typeof cashSessions.$inferSelect, 'companyId'>;

/** What whoever writes down money has to know. */
export type Books = {
  till: Till;
  methods: readonly PaymentMethodRow[];
  categories: readonly FinancialCategoryRow[];
  fees: Awaited<ReturnType<typeof readFeeRules>>;
  professionals: ReadonlyMap<string, { name: string; rates: Rates }>;
  /** Who stands at the counter. */
  cashierId: string;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  timezone: string;
};
/** Of each service. */
export type Rates = ReadonlyMap<string, readonly RateChange[]>;
/** Told from here on: luck, and ids in the order of what happens. */
export type Writing = Books & { chance: Chance; idAt: (moment: Temporal.Instant) => string };

/** One drawer from its opening on, with all that moved in it. */
export type DrawerDay = {
  date: Temporal.PlainDate;
  /** As it is in the end. */
  session: SessionRow;
  settlements: SettlementRow[];
  items: ItemRow[];
  rows: MoneyRow[];
  receivables: ReceivableRow[];
};

type NewRow = Omit<typeof transactions.$inferInsert, 'companyId' | 'id' | 'countsAs'> & {
  createdAt: Temporal.Instant;
  countsAs?: MoneyRow['countsAs'];
};

/** Everything said, also what there is none of. */
export function moneyRow({ idAt, cashierId }: Writing, row: NewRow): MoneyRow {
  const { type, kind, countsAs = kind, amount, description, date, createdAt } = row;
  return {
    id: idAt(createdAt),
    type,
    kind,
    countsAs,
    amount,
    paidTogether: row.paidTogether ?? null,
    description,
    date,
    createdAt,
    paymentMethodId: row.paymentMethodId ?? null,
    fee: row.fee ?? cents(0),
    cardBrand: row.cardBrand ?? '',
    instalments: row.instalments ?? 1,
    categoryId: row.categoryId ?? null,
    appointmentId: row.appointmentId ?? null,
    settlementId: row.settlementId ?? null,
    cashSessionId: row.cashSessionId ?? null,
    professionalId: row.professionalId ?? null,
    itemPosition: row.itemPosition ?? null,
    paysId: row.paysId ?? null,
    payoutId: row.payoutId ?? null,
    payoutTotal: row.payoutTotal ?? null,
    refundOfId: row.refundOfId ?? null,
    refundedAt: null,
    version: 1,
    createdBy: cashierId,
  };
}

export function methodNamed({ methods }: Books, wanted: string): PaymentMethodRow {
  const method = methods.find(({ name }) => name === wanted);
  if (!method) throw new Error(`Nobody pays by ${wanted} here`);
  return method;
}

export function categoryNamed(
  { categories }: Books,
  type: FinancialCategoryRow['type'],
  wanted: string,
): string {
  const category = categories.find((one) => one.type === type && one.name === wanted);
  if (!category) throw new Error(`There is no category ${wanted}`);
  return category.id;
}
