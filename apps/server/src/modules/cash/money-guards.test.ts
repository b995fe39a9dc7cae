import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { closeOpenDrawer, entry } from '../../../tests/cash-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: Salon;
let closed: string;
let open: string;

beforeAll(async () => {
  salon = await openSalon(world);
  const { cash } = salon.api;
  closed = (await cash.sessions.current())?.id ?? '';
  await cash.transactions.create(entry(111, { description: 'contada' }));
  await closeOpenDrawer(salon.api);
  open = (await cash.sessions.open({ openingAmountCents: 0 })).id;
  await cash.transactions.create(entry(222, { description: 'de hoje' }));
  await cash.sessions.move({ kind: 'supply', amountCents: 333, reason: 'x' });
  const { id } = await cash.transactions.create(entry(444, { description: 'desfeita' }));
  await cash.transactions.refund({ id });
  const { id: appointmentId } = await book(salon, at(11, '09:00'));
  expect(await refusalOf(settlement(open, appointmentId))).toBeUndefined();
  expect(await refusalOf(item())).toBeUndefined();
});

/** Which rule of the database refuses a statement of the company's own; undefined when none does. */
async function refusalOf(statement: string): Promise<string | undefined> {
  const failure = await world
    .inCompany(salon.salon.companyId, (scope) => scope.execute(sql.raw(statement)))
    .then(() => null)
    .catch((error) => error.cause);
  return failure?.constraint;
}

function payment(sessionId: string | null, kind = 'payment'): string {
  const session = sessionId === null ? 'null' : `'${sessionId}'`;
  return `insert into transactions
    (type, kind, counts_as, amount_in_cents, description, date, cash_session_id)
    values ('income', '${kind}', '${kind}', 100, 'x', '2026-03-10', ${session})`;
}

let receipts = 0;

function settlement(sessionId: string, appointmentId: string): string {
  receipts += 1;
  return `insert into settlements (receipt_number, appointment_id, professional_id,
      cash_session_id, date, subtotal_in_cents, discount_in_cents, tip_in_cents, created_by)
    values (${receipts}, '${appointmentId}', '${salon.ana}', '${sessionId}', '2026-03-10', 1, 0, 0,
      '${salon.salon.ownerId}')`;
}

function item(): string {
  return `insert into settlement_items (settlement_id, position, date, professional_id, service_id,
      name, gross_in_cents, discount_in_cents, commission_in_cents, starts_at)
    select id, 0, date, professional_id, '${salon.haircut}', 'Corte', 1, 0, 0, created_at
    from settlements`;
}

describe('the database itself', () => {
  test('lets money through an open drawer only', async () => {
    expect(await refusalOf(payment(closed))).toBe('cash_session_open');
    expect(await refusalOf(payment(open))).toBeUndefined();
    const { id } = await book(salon, at(11, '11:00'));
    expect(await refusalOf(settlement(closed, id))).toBe('cash_session_open');
    const moved = `update transactions set cash_session_id = '${closed}'
      where description = 'de hoje'`;
    expect(await refusalOf(moved)).toBe('cash_session_open');
    expect(await refusalOf(payment(null))).toBe('transactions_through_a_drawer');
    expect(await refusalOf(payment(null, 'manual'))).toBeUndefined();
  });

  test.each([
    ['changed', `update transactions set amount_in_cents = 1 where description =`],
    ['redated', `update transactions set date = '2026-01-01' where description =`],
    [
      'refunded and changed',
      `update transactions set refunded_at = now(), version = 9 where description =`,
    ],
    ['deleted', 'delete from transactions where description ='],
  ])(
    'keeps what was counted, refunded or not written by hand from being %s',
    async (_case, start) => {
      for (const description of ['contada', 'desfeita', 'ESTORNO - desfeita', 'Suprimento - x']) {
        expect(await refusalOf(`${start} '${description}'`)).toBe('transactions_kept');
      }
    },
  );

  test('lets a row be taken back once, and never back again', async () => {
    const taken = `update transactions set refunded_at = now() where description = 'contada'`;
    expect(await refusalOf(taken)).toBeUndefined();
    expect(await refusalOf(taken)).toBe('transactions_kept');
    const undone = `update transactions set refunded_at = null where description = 'contada'`;
    expect(await refusalOf(undone)).toBe('transactions_kept');
  });

  test('lets no second refund be written of a row or of a settlement', async () => {
    const again = `insert into transactions select (jsonb_populate_record(
      refund, jsonb_build_object('id', uuidv7()))).* from transactions refund
      where description = 'ESTORNO - desfeita'`;
    expect(await refusalOf(again)).toBe('transactions_refunded_once');
    const refund = `insert into settlements select (jsonb_populate_record(
      paid, jsonb_build_object('id', uuidv7(), 'refund_of_id', paid.id, 'subtotal_in_cents', -1)
      )).* from settlements paid where refund_of_id is null`;
    expect(await refusalOf(refund)).toBeUndefined();
    expect(await refusalOf(refund)).toBe('settlements_refunded_once');
  });

  test.each([
    ['changed', 'update cash_sessions set closing_amount_in_cents = 1'],
    ['opened again', "update cash_sessions set status = 'open'"],
    ['deleted', 'delete from cash_sessions'],
  ])('keeps a closed drawer from being %s', async (_case, start) => {
    expect(await refusalOf(`${start} where id = '${closed}'`)).toBe('cash_session_open');
  });

  test.each([
    ['changed', 'update settlements set tip_in_cents = 5'],
    ['deleted', 'delete from settlements'],
    ['changed in what was paid for', 'update settlement_items set commission_in_cents = 1'],
    ['robbed of what was paid for', 'delete from settlement_items'],
  ])('keeps a settlement from being %s', async (_case, statement) => {
    expect(await refusalOf(statement)).toBe('transactions_kept');
  });

  test('keeps signs and refunds what they are', async () => {
    const negative = payment(open).replace('100', '-100');
    expect(await refusalOf(negative)).toBe('transactions_signs');
    expect(await refusalOf(payment(open, 'refund'))).toMatch(/^transactions_(signs|refunds)$/);
    expect(await refusalOf(payment(open, 'commission'))).toBe('transactions_owed_moves_nothing');
  });
});
