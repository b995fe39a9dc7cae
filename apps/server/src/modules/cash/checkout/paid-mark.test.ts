import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSalon } from '../../../../tests/agenda-support.ts';
import { type Counter, openCounter, paid } from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let counter: Counter;
let settlementId: string;
let owedId: string;
let named = 0;

beforeEach(async () => {
  named += 1;
  counter = await openCounter(await openSalon(world, `Salão ${'abcdefgh'[named]}`));
  settlementId = (await paid(counter)).id;
  const { items } = await counter.api.cash.commissions.listPending({});
  owedId = items[0]?.id ?? '';
});

async function write(statement: string) {
  return world.inCompany(counter.salon.companyId, (scope) => scope.execute(sql.raw(statement)));
}

/** Which rule of the database refuses it; undefined when none does. */
function refusalOf(statement: string): Promise<string | undefined> {
  return write(statement).then(
    () => undefined,
    (error) => error.cause.constraint,
  );
}

async function isMarked(id = owedId): Promise<unknown> {
  const { rows } = await write(`select paid from transactions where id = '${id}'`);
  return rows[0]?.paid;
}

async function pay(): Promise<string> {
  const { commissions } = counter.api.cash;
  await commissions.pay({ ids: [owedId], paymentMethodId: counter.ways.PIX ?? '' });
  const { items } = await commissions.listPaid({});
  return items[0]?.id ?? '';
}

describe('what is owed is marked as paid', () => {
  test('while a payment of it stands', async () => {
    expect(await isMarked()).toBe(false);
    const id = await pay();
    expect(await isMarked()).toBe(true);
    await counter.api.cash.transactions.refund({ id });
    expect(await isMarked()).toBe(false);
    await pay();
    expect(await isMarked()).toBe(true);
  });

  test('also when the payment of the client was taken back', async () => {
    await pay();
    await counter.api.cash.settlements.refund({ id: settlementId });
    expect(await isMarked()).toBe(true);
  });

  test('whatever somebody writes into the mark', async () => {
    await write(`update transactions set paid = true where id = '${owedId}'`);
    expect(await isMarked()).toBe(false);
    await write(`insert into transactions
      (id, type, kind, counts_as, amount_in_cents, description, date, professional_id, paid)
      values ('${counter.ana}', 'expense', 'commission', 'commission', 1, '', '2026-03-10',
        '${counter.ana}', true)`);
    expect(await isMarked(counter.ana)).toBe(false);
    await pay();
    await write(`update transactions set paid = false where id = '${owedId}'`);
    expect(await isMarked()).toBe(true);
  });

  test('together with nothing else', async () => {
    const both = `update transactions set paid = true, amount_in_cents = 1 where id = '${owedId}'`;
    expect(await refusalOf(both)).toBe('transactions_kept');
  });
});

test('nothing but what is owed is marked, and nothing but a payment pays', async () => {
  const id = await pay();
  const marked = `insert into transactions
    (type, kind, counts_as, amount_in_cents, description, date, paid)
    values ('income', 'manual', 'manual', 1, '', '2026-03-10', true)`;
  expect(await refusalOf(marked)).toBe('transactions_owed_is_paid');
  const paying = `insert into transactions
    (type, kind, counts_as, amount_in_cents, description, date, pays_id)
    values ('income', 'manual', 'manual', 1, '', '2026-03-10', '${owedId}')`;
  expect(await refusalOf(paying)).toBe('transactions_payments_pay');
  expect(await isMarked(id)).toBe(false);
});

test('the trail says that a payment came, and not that the mark followed it', async () => {
  const id = await pay();
  const { rows } = await write(`select action from audit_records
    where table_name = 'transactions' and row_id in ('${owedId}', '${id}')`);
  expect(rows).toEqual([{ action: 'insert' }, { action: 'insert' }]);
  await counter.api.cash.transactions.refund({ id });
  const { rows: after } = await write(`select row_id from audit_records
    where table_name = 'transactions' and action = 'update'`);
  expect(after).toEqual([{ row_id: id }]);
});
