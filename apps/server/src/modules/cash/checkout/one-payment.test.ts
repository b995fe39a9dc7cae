import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Counter, openAnotherCounter, paid } from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let counter: Counter;

beforeAll(async () => {
  counter = await openAnotherCounter(world);
});

const list = (filters = {}) => counter.api.cash.transactions.list(filters);
const shown = ({ items }: Awaited<ReturnType<typeof list>>) =>
  items.map(({ kind, amountCents, tipCents }) => [kind, amountCents, tipCents]);

test('a payment with a tip is one row of the book for each way it came by', async () => {
  const by = { Dinheiro: 2000, PIX: 4000 };
  const { id, appointmentId } = await paid(counter, { tipCents: 1000, by });
  const book = await list();
  const rows = [
    ['payment', 4000, 667],
    ['payment', 2000, 333],
  ];
  expect(shown(book)).toEqual(rows);
  expect(book.totals).toMatchObject({ incomeCents: 6000 });
  const session = await counter.api.cash.sessions.current();
  const moved = session?.movements.map((row) => [row.kind, row.amountCents, row.tipCents]);
  expect(moved).toEqual(rows);
  expect(session?.incomeCents).toBe(6000);

  const file = await (await counter.api.cash.transactions.exportCsv({})).text();
  const pays = file.split('\r\n').filter((line) => line.includes(';Pagamento;'));
  expect(pays.map((line) => line.split(';').slice(4, 6))).toEqual([
    ['40,00', '6,67'],
    ['20,00', '3,33'],
  ]);

  await counter.api.cash.settlements.refund({ id });
  expect(shown(await list({ kind: 'refund' }))).toEqual([
    ['refund', -4000, -667],
    ['refund', -2000, -333],
  ]);
  const all = await list({ appointmentId });
  expect(all.totals).toMatchObject({ incomeCents: 0 });
});

test('a figure is explained by what it counts: services without the tip, or the tip alone', async () => {
  await paid(counter, { tipCents: 500, by: { Dinheiro: 5500 } });
  const revenue = await list({ counts: 'revenue', kind: 'payment' });
  expect(shown(revenue)[0]).toEqual(['payment', 5000, 0]);
  const tips = await list({ kind: 'tip' });
  expect(shown(tips)[0]).toEqual(['tip', 500, 0]);
  const payments = await list({ kind: 'payment' });
  const sum = payments.items.reduce((total, { amountCents }) => total + amountCents, 0);
  expect(payments.totals).toMatchObject({ incomeCents: sum });
});

test('a tip for what cost nothing is a row of its own', async () => {
  await paid(counter, { discountCents: 5000, tipCents: 700, by: { PIX: 700 } });
  expect(shown(await list())[0]).toEqual(['tip', 700, 0]);
});

test.each([
  ['says more than its parts come to', 1, 'transactions_paid_together_adds_up'],
  ['says less than one part of it', -5001, 'transactions_paid_together'],
])('the database takes no payment that %s', async (_what, more, constraint) => {
  await paid(counter, { tipCents: 500, by: { Dinheiro: 5500 } });
  const writing = world.inCompany(counter.salon.companyId, (scope) =>
    scope.execute(sql`insert into transactions select (jsonb_populate_record(payment, jsonb_build_object(
        'id', uuidv7(), 'paid_together_in_cents', payment.paid_together_in_cents + ${more}::int
      ))).* from transactions payment where kind = 'payment' order by id desc limit 1`),
  );
  const failure = await writing.then(
    () => null,
    (error: unknown) => error,
  );
  expect(constraintOf(failure), String(Object(failure).cause ?? failure)).toBe(constraint);
});

/** Of a statement it is the cause, of the end of the transaction the failure itself. */
function constraintOf(failure: unknown): unknown {
  const { constraint, cause } = Object(failure);
  return constraint ?? Object(cause).constraint;
}
