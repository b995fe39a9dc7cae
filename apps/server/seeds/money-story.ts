import { startOfDay, todayIn } from '@app/domain/shared/local-time';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import type { Entry } from './agenda-entry.ts';
import { billsOf } from './bills.ts';
import type { Books, DrawerDay, MoneyRow, Writing } from './books.ts';
import { chanceFrom, idsInOrder } from './chance.ts';
import { type Paid, payAtCounter } from './counter.ts';
import { closeDrawer, fillUp, openDrawer, takeToBank, trade } from './drawer.ts';
import { giveAdvance, type Owed, paydaysAmong, payTeam } from './payday.ts';
import { takeBack } from './refunds.ts';
import type { GivenAdvance } from './till.ts';

export type MoneyStory = {
  days: DrawerDay[];
  bills: MoneyRow[];
  /** The same ones; of those that were paid it is known when. */
  entries: Entry[];
};
type Wrong = { paid: Paid; entry: Entry; outcome: 'pays-again' | 'is-cancelled' };
/** What one day leaves to the next. */
type State = {
  owed: Owed;
  receipts: number;
  inDrawer: Cents;
  wrong: Wrong[];
  paydays: ReadonlySet<string>;
  toGive: readonly GivenAdvance[];
  /** What became of an appointment. */
  fates: Map<string, Partial<Entry['row']>>;
};
type Told = Writing & { state: State };

/** A drawer for every day on which somebody was served, and what went through it. */
export function moneyOf(books: Books, entries: readonly Entry[]): MoneyStory {
  const chance = chanceFrom(books.till.seed);
  const served = servedByDay(books, entries);
  const dates = [...served.keys()].map((date) => Temporal.PlainDate.from(date));
  const state: State = {
    owed: { rows: [], advances: new Map() },
    receipts: 0,
    inDrawer: cents(0),
    wrong: [],
    paydays: paydaysAmong(dates, books.today),
    toGive: books.till.advances,
    fates: new Map(),
  };
  const writing = { ...books, chance, idAt: idsInOrder(chance), state };
  const days = dates.map((date) => tellDay(writing, date, served.get(date.toString()) ?? []));
  const told = entries.map(({ row, services }) => {
    const fate = state.fates.get(row.id);
    return { services, row: fate ? { ...row, ...fate } : row };
  });
  return { days, bills: billsOf({ ...writing, idAt: idsInOrder(chance) }), entries: told };
}

/** In order of time; today is among them, whoever came. */
function servedByDay({ today, timezone }: Books, entries: readonly Entry[]) {
  const served = entries
    .filter(({ row }) => row.status === 'completed')
    .toSorted((first, second) => Temporal.Instant.compare(first.row.endTime, second.row.endTime));
  const byDay = Map.groupBy(served, ({ row }) => todayIn(timezone, row.endTime).toString());
  if (!byDay.has(today.toString())) byDay.set(today.toString(), []);
  return byDay;
}

function tellDay(told: Told, date: Temporal.PlainDate, served: readonly Entry[]): DrawerDay {
  const { state, chance, now } = told;
  const isToday = date.equals(told.today);
  const [first] = served;
  const firstAt = first ? earlier(first.row.startTime, now) : now;
  const openedAt = later(firstAt.subtract({ minutes: 15 }), startOfDay(date, told.timezone));
  const day = openDrawer(told, { date, openedAt, openingAmount: state.inDrawer });
  fillUp(told, day, cashIn(told, state.wrong));
  correct(told, day);
  if (isToday || chance.happens(22)) sell(told, day, 'sale');
  if (chance.happens(9)) sell(told, day, 'errand');
  for (const entry of served) serve(told, day, entry);
  if (isToday) return day;
  endDay(told, day, served.at(-1));
  return day;
}

function cashIn({ methods }: Told, wrong: readonly Wrong[]): Cents {
  const cash = new Set(methods.filter(({ kind }) => kind === 'cash').map(({ id }) => id));
  const rows = wrong.flatMap(({ paid }) => paid.rows);
  const paid = rows.filter(({ paymentMethodId }) => cash.has(paymentMethodId ?? ''));
  return sumOf(paid.map(({ amount }) => amount));
}

function sell(told: Told, day: DrawerDay, what: 'sale' | 'errand'): void {
  const at = earlier(day.session.openedAt.add({ minutes: 12 }), told.now);
  day.rows.push(trade(told, day, { what, at }));
}

/** Whoever has just got up still looks for her purse. */
function serve(told: Told, day: DrawerDay, entry: Entry): void {
  const { chance, state, now, till } = told;
  const at = entry.row.endTime.add({ minutes: 2 + chance.below(9), seconds: chance.below(60) });
  if (Temporal.Instant.compare(at, now) > 0) return;
  const paid = pay(told, day, { entry, at });
  const isWrong = chance.below(1000) < till.refundInThousand;
  const mayBeWrong = entry.row.price > 0 && entry.row.couponId === null;
  if (!isWrong || !mayBeWrong || day.date.equals(told.today)) return;
  state.wrong.push({ paid, entry, outcome: chance.happens(50) ? 'pays-again' : 'is-cancelled' });
}

function pay(
  told: Told,
  day: DrawerDay,
  { entry, at }: { entry: Entry; at: Temporal.Instant },
): Paid {
  const { state } = told;
  state.receipts += 1;
  const paid = payAtCounter(told, { entry, at, day, receiptNumber: state.receipts });
  book(day, paid);
  state.owed.rows.push(...paid.rows.filter(isOwed));
  state.fates.set(entry.row.id, { settledAt: at });
  return paid;
}

function isOwed({ kind }: MoneyRow): boolean {
  return kind === 'commission' || kind === 'tip_share';
}

function book(day: DrawerDay, { settlement, items, rows, receivables }: Paid): void {
  day.settlements.push(settlement);
  day.items.push(...items);
  day.rows.push(...rows);
  day.receivables.push(...receivables);
}

/** What went wrong the day before: paid the wrong way, or she was not happy with it. */
function correct(told: Told, day: DrawerDay): void {
  const { state } = told;
  const at = earlier(day.session.openedAt.add({ minutes: 8 }), told.now);
  for (const { paid, entry, outcome } of state.wrong.splice(0)) {
    book(day, takeBack(told, { paid, day, at }));
    const taken = new Set(paid.rows);
    state.owed.rows = state.owed.rows.filter((row) => !taken.has(row));
    state.fates.set(entry.row.id, { status: 'cancelled', cancelledBy: 'staff', settledAt: null });
    if (outcome === 'pays-again')
      pay(told, day, { entry, at: earlier(at.add({ seconds: 50 }), told.now) });
  }
}

function endDay(told: Told, day: DrawerDay, last: Entry | undefined): void {
  const { state, today, now } = told;
  const end = earlier((last?.row.endTime ?? day.session.openedAt).add({ minutes: 15 }), now);
  const daysAgo = day.date.until(today).days;
  const isWaiting = (advance: GivenAdvance) => advance.daysAgo < daysAgo;
  for (const advance of state.toGive.filter((one) => !isWaiting(one))) {
    day.rows.push(giveAdvance(told, state.owed, { advance, day, at: end }));
  }
  state.toGive = state.toGive.filter(isWaiting);
  if (state.paydays.has(day.date.toString())) {
    day.rows.push(...payTeam(told, state.owed, { day, at: end }));
  }
  takeToBank(told, day, end);
  state.inDrawer = closeDrawer(told, day, earlier(end.add({ minutes: 5 }), now));
}

function earlier(first: Temporal.Instant, second: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(first, second) < 0 ? first : second;
}

function later(first: Temporal.Instant, second: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(first, second) < 0 ? second : first;
}
