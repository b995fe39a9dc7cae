import { movementDescription } from '@app/domain/cash/description';
import {
  type CountedLine,
  countedLines,
  expectedLines,
  type Movement,
  sessionTotals,
} from '@app/domain/cash/session';
import { TYPE_OF_KIND } from '@app/domain/cash/transaction';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import {
  categoryNamed,
  type DrawerDay,
  type MoneyRow,
  methodNamed,
  moneyRow,
  type Writing,
} from './books.ts';
import { wayToPay } from './counter.ts';

type Opening = { date: Temporal.PlainDate; openedAt: Temporal.Instant; openingAmount: Cents };

const SHORT_BY = cents(2_00);

export function openDrawer(
  writing: Writing,
  { date, openedAt, openingAmount }: Opening,
): DrawerDay {
  const session = {
    id: writing.idAt(openedAt),
    status: 'open' as const,
    openedBy: writing.cashierId,
    openedAt,
    openingAmount,
    openingNotes: '',
    closingNotes: '',
    closedBy: null,
    closedAt: null,
    closingAmount: null,
    expectedAmount: null,
    counts: null,
  };
  return { date, session, settlements: [], items: [], rows: [], receivables: [] };
}

/** Change is needed before anybody pays, and whatever is given back in cash. */
export function fillUp(writing: Writing, day: DrawerDay, givenBack: Cents): void {
  const { openingAmount, openedAt } = day.session;
  const { float } = writing.till;
  if (openingAmount >= givenBack + float / 2) return;
  const amount = cents(Math.ceil((givenBack + float - openingAmount) / 10_00) * 10_00);
  day.rows.push(moveOf(writing, day, { kind: 'supply', amount, at: openedAt }));
}

/** What should not lie there over night goes to the bank. */
export function takeToBank(writing: Writing, day: DrawerDay, at: Temporal.Instant): void {
  const [drawer] = expectedLines(day.session.openingAmount, movementsOf(writing, day));
  const { float } = writing.till;
  const surplus = (drawer?.expected ?? 0) - float;
  if (surplus < 2 * float) return;
  const amount = cents(Math.floor(surplus / 50_00) * 50_00);
  day.rows.push(moveOf(writing, day, { kind: 'withdrawal', amount, at }));
}

type Move = { kind: 'supply' | 'withdrawal'; amount: Cents; at: Temporal.Instant };

function moveOf(writing: Writing, { date, session }: DrawerDay, { kind, amount, at }: Move) {
  const reason = kind === 'supply' ? 'Troco' : 'Depósito no banco';
  return moneyRow(writing, {
    type: TYPE_OF_KIND[kind],
    kind,
    amount,
    date,
    createdAt: at,
    cashSessionId: session.id,
    description: movementDescription(kind, reason),
  });
}

/** Something is sold besides, or fetched from the shop around the corner. */
export function trade(
  writing: Writing,
  { date, session }: DrawerDay,
  { what, at }: { what: 'sale' | 'errand'; at: Temporal.Instant },
): MoneyRow {
  const { chance, till } = writing;
  const type = what === 'sale' ? 'income' : 'expense';
  const method = what === 'sale' ? wayToPay(writing) : methodNamed(writing, 'Dinheiro');
  return moneyRow(writing, {
    ...chance.pick(what === 'sale' ? till.sales : till.errands),
    type,
    kind: 'manual',
    date,
    createdAt: at,
    cashSessionId: session.id,
    paymentMethodId: method.id,
    categoryId: categoryNamed(writing, type, what === 'sale' ? 'Produtos' : 'Outras despesas'),
  });
}

/** Counted, mostly as it should be. Answers what lies in the drawer the next morning. */
export function closeDrawer(writing: Writing, day: DrawerDay, closedAt: Temporal.Instant): Cents {
  const { chance, cashierId } = writing;
  const { session } = day;
  const movements = movementsOf(writing, day);
  const expected = expectedLines(session.openingAmount, movements);
  const isShort = (expected[0]?.expected ?? 0) >= SHORT_BY && chance.happens(6);
  const counts = expected.map(({ key, expected: amount }) => ({
    key,
    counted: isShort && key === 'drawer' ? cents(amount - SHORT_BY) : amount,
  }));
  const lines = countedLines(expected, counts, new Map());
  Object.assign(session, {
    status: 'closed',
    closedAt,
    closedBy: cashierId,
    counts: lines,
    closingAmount: sumOf(lines.map(({ counted }) => counted)),
    expectedAmount: sessionTotals(session.openingAmount, movements).expected,
    closingNotes: isShort ? 'Diferença no troco' : '',
  });
  return drawerIn(lines);
}

function drawerIn(lines: readonly CountedLine[]): Cents {
  return lines.find(({ key }) => key === 'drawer')?.counted ?? cents(0);
}

/** In the order of the ways to pay, as whoever closes it reads them. */
function movementsOf({ methods }: Writing, { rows, session }: DrawerDay): Movement[] {
  const places = new Map(methods.map(({ id }, place) => [id, place]));
  const placeOf = ({ paymentMethodId }: MoneyRow) =>
    places.get(paymentMethodId ?? '') ?? methods.length;
  return rows
    .filter(({ cashSessionId }) => cashSessionId === session.id)
    .toSorted((first, second) => placeOf(first) - placeOf(second))
    .map((row) => ({ ...row, method: methods[placeOf(row)] ?? null }));
}
