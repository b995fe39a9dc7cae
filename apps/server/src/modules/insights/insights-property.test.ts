import type { ReportPeriod } from '@app/contract/insights/insights.contract';
import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../../seeds/chance.ts';
import { type BookedCompany, type Money, openBooks } from '../../../tests/insights-support.ts';
import { comparable, type Paid, plainly, type Told } from '../../../tests/plain-report.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
const visits: Told[] = [];
const paid: Paid[] = [];
const money: Money[] = [];
let one: BookedCompany;

const { below: chance, pick } = chanceFrom(20260310);

/** Between 15 January and 13 April 2026. */
function someDay(): string {
  return Temporal.PlainDate.from('2026-01-15')
    .add({ days: chance(89) })
    .toString();
}

beforeAll(async () => {
  one = await openBooks(world, 'Sorte', 'America/Rio_Branco');
  const people = [one.maria, one.julia];
  for (let n = 0; n < 18; n++) people.push(await one.salon.serves(`Cliente ${n}`));
  for (let n = 0; n < 140; n++) await happen(people);
  for (let n = 0; n < 120; n++) await moveMoney();
}, 120_000);

async function happen(people: readonly string[]): Promise<void> {
  const services = pick([
    [one.haircut],
    [one.color],
    [one.haircut, one.color],
    [one.color, one.color],
  ]);
  const time = Temporal.PlainTime.from({ hour: chance(24), minute: pick([0, 30, 59]) });
  const visit: Told = {
    professionalId: pick([one.ana, one.bia]),
    clientId: pick(people),
    serviceIds: services,
    at: `${someDay()}T${time}`,
    minutes: 30 + chance(90),
    status: pick(APPOINTMENT_STATUSES),
  };
  const appointmentId = await one.book.visit(visit);
  visits.push(visit);
  if (visit.status === 'completed') await pay(visit, appointmentId);
}

async function pay(visit: Told, appointmentId: string): Promise<void> {
  const { professionalId, serviceIds } = visit;
  const items = serviceIds.map((serviceId) => ({
    serviceId,
    gross: 1_00 + chance(200_00),
    discount: chance(1_00),
  }));
  const settled = { appointmentId, professionalId, date: someDay(), items };
  const id = await one.book.settle(settled);
  note(settled, visit.at);
  if (chance(4) > 0) return;
  const back = items.map((item) => ({
    ...item,
    gross: -item.gross,
    discount: -item.discount,
  }));
  const refund = { ...settled, date: someDay(), items: back };
  await one.book.settle(refund, id);
  note(refund, visit.at);
}

type Settled = Parameters<BookedCompany['book']['settle']>[0];

function note({ items, professionalId, date }: Settled, at: string) {
  for (const { serviceId, gross, discount = 0 } of items) {
    paid.push({ professionalId, serviceId, date, at, cents: gross - discount });
  }
}

const KINDS = [
  ...[
    { type: 'income', kind: 'payment' },
    { type: 'income', kind: 'manual' },
    { type: 'income', kind: 'tip' },
    { type: 'income', kind: 'supply' },
  ],
  ...[
    { type: 'expense', kind: 'manual' },
    { type: 'expense', kind: 'commission' },
    { type: 'expense', kind: 'commission_payment' },
    { type: 'expense', kind: 'advance' },
  ],
] as const;

async function moveMoney(): Promise<void> {
  const amount = chance(500_00);
  const row: Money = { ...pick(KINDS), amount, date: someDay(), professionalId: one.ana };
  const id = await one.book.money(row);
  money.push(row);
  if (chance(5) > 0) return;
  const refundOf = { id, countsAs: row.kind };
  const refund: Money = { ...row, kind: 'refund', amount: -amount, date: someDay(), refundOf };
  await one.book.money(refund);
  money.push(refund);
}

function someQuestion(): ReportPeriod {
  const [fromDate = '', toDate = ''] = [someDay(), someDay()].sort();
  return {
    fromDate,
    toDate,
    ...(chance(2) ? { professionalId: pick([one.ana, one.bia]) } : {}),
    ...(chance(2) ? { serviceId: pick([one.haircut, one.color]) } : {}),
  };
}

test('sixty reports equal a plain count of what was told', async () => {
  for (let round = 0; round < 60; round++) {
    const asked = someQuestion();
    const report = await one.api.insights.report(asked);
    expect(comparable(report), JSON.stringify(asked)).toEqual(
      plainly(asked, {
        visits,
        paid,
        people: [one.ana, one.bia],
        services: [one.haircut, one.color],
      }),
    );
  }
});

test('the money of each month equals a plain sum of what was told', async () => {
  const { byMonth } = await one.api.insights.health();
  const sumOf = (month: string, type: string, kinds: string[]) =>
    money
      .filter((row) => row.date.startsWith(month) && row.type === type)
      .filter((row) => kinds.includes(row.refundOf?.countsAs ?? row.kind))
      .reduce((total, { amount }) => total + amount, 0);
  expect(byMonth).toEqual(
    byMonth.map(({ month }) => ({
      month,
      incomeCents: sumOf(month, 'income', ['payment', 'manual']),
      expenseCents: sumOf(month, 'expense', ['manual', 'commission_payment']),
      feesCents: 0,
    })),
  );
  expect(byMonth.some(({ incomeCents }) => incomeCents > 0)).toBe(true);
});
