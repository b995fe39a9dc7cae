import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSalon } from '../../../tests/agenda-support.ts';
import { asking, TODAY } from '../../../tests/cash-support.ts';
import { type Counter, openCounter, payment, served } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { withoutIds } from '../../../tests/without-ids.ts';
import { forgetInAppointments } from '../scheduling/appointments/forgotten-clients.commands.ts';

const world = testWorld();
const TRACES = /Eufr[áa]sia|Quindim|Frasinha|98123|97654|exemplo\.com|medo de tesoura/i;
const MONEY = [
  'cash_sessions',
  'settlements',
  'settlement_items',
  'transactions',
  'idempotency_keys',
];
let counter: Counter;

beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
});

/** Came, paid with a tip, and left a note. */
async function paidBy(clientId: string) {
  const visit = await served(counter, { clientId, notes: 'tem medo de tesoura' });
  const { settle } = (await asking(world, counter.salon.ownerId, clientId)).cash.settlements;
  return settle(payment(counter, visit, { tipCents: 500 }));
}

/** All that the screens and files about money say. */
async function everythingShown(receiptIds: readonly string[]): Promise<string> {
  const { cash } = counter.api;
  const period = { fromDate: TODAY, toDate: TODAY, professionalId: counter.ana };
  const { items } = await cash.transactions.list({});
  const shown = [
    ...(await Promise.all(receiptIds.map((id) => cash.settlements.get({ id })))),
    ...(await Promise.all(items.map(({ id }) => cash.transactions.listChanges({ id })))),
    ...[items, await cash.sessions.current(), await cash.commissions.listPending({})],
    ...[await cash.commissions.listPaid({}), await cash.commissions.statement(period)],
    await (await cash.commissions.exportStatement(period)).text(),
    await (await cash.transactions.exportCsv({})).text(),
  ];
  return withoutIds(JSON.stringify(shown));
}

/** Rows of the tables of money, and of the trail, that name her. */
function tracesStored(): Promise<string[]> {
  return world.inCompany(counter.salon.companyId, async (scope) => {
    const found: string[] = [];
    for (const table of [...MONEY, 'audit_records']) {
      const { rows } = await scope.execute<{ text: string }>(
        sql`select to_jsonb(stored)::text as text from ${sql.raw(table)} stored`,
      );
      found.push(...rows.map(({ text }) => withoutIds(`${table} ${text}`)));
    }
    return found.filter((text) => TRACES.test(text));
  });
}

test('whoever paid is merged and forgotten, and nothing about money names her any more', async () => {
  const { serves } = counter.salon;
  const kept = await serves('Eufrásia Quindim', { phone: '11981234567', email: 'eq@exemplo.com' });
  const merged = await serves('Frasinha', { phone: '11976543210' });
  const [first, second] = [await paidBy(kept), await paidBy(merged)];
  const receipts = [first.id, second.id];
  const { items } = await counter.api.cash.commissions.listPending({});
  const ids = items.slice(0, 2).map(({ id }) => id);
  await counter.api.cash.commissions.pay({ ids, paymentMethodId: counter.ways.PIX ?? '' });
  await counter.api.cash.settlements.refund({ id: second.id });
  expect(await everythingShown(receipts)).toMatch(TRACES);

  await counter.api.clients.record.merge({ keptId: kept, mergedId: merged });
  expect(await counter.api.cash.settlements.get({ id: second.id })).toMatchObject({
    clientName: 'Eufrásia Quindim',
    refundedAt: expect.any(String),
  });
  expect(await everythingShown(receipts)).not.toMatch(/Frasinha|97654/);

  await counter.api.clients.record.anonymize({ clientId: kept });
  // What the agenda does as soon as it hears of it.
  await world.inCompany(counter.salon.companyId, (scope) =>
    forgetInAppointments(scope, [kept, merged]),
  );
  const { name } = await counter.api.clients.clients.get({ id: kept });
  for (const id of receipts) {
    expect(await counter.api.cash.settlements.get({ id })).toMatchObject({
      clientName: name,
      clientPhone: null,
      totalCents: 5500,
    });
  }
  const shown = await everythingShown(receipts);
  expect(shown).toContain(`Pagamento - ${name} - Corte`);
  expect(shown).not.toMatch(TRACES);
  expect(await tracesStored()).toEqual([]);
});
