import { OWED_KINDS, type TransactionKind, TYPE_OF_KIND } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { asking, closeOpenDrawer, entry, TODAY } from '../../../../tests/cash-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { transactions } from './transactions.table.ts';

const world = testWorld();
let salon: Salon;
let session: string;

beforeAll(async () => {
  salon = await openSalon(world);
});
beforeEach(async () => {
  const open = await salon.api.cash.sessions.current();
  session = open?.id ?? (await salon.api.cash.sessions.open({ openingAmountCents: 0 })).id;
});

const close = () => closeOpenDrawer(salon.api);
const rows = () => salon.api.cash.transactions;
const notRefundable = {
  code: 'NOT_REFUNDABLE',
  message: 'Este lançamento não pode ser estornado.',
};

type Details = Partial<typeof transactions.$inferInsert>;

/** A row as the other commands of money store it. */
async function stored(kind: Exclude<TransactionKind, 'manual' | 'refund'>, details: Details = {}) {
  const isOwed = OWED_KINDS.some((owed) => owed === kind);
  return world.inCompany(salon.salon.companyId, async (scope) => {
    const [row] = await scope
      .insert(transactions)
      .values({
        kind,
        countsAs: kind,
        type: TYPE_OF_KIND[kind],
        amount: cents(4_000),
        description: 'Linha',
        date: Temporal.PlainDate.from(TODAY),
        professionalId: salon.ana,
        cashSessionId: isOwed ? null : session,
        ...details,
      })
      .returning();
    return row?.id ?? '';
  });
}

describe('taking a row back', () => {
  test('is a second row of today, negated, through the open drawer', async () => {
    const { id } = await rows().create(entry(5_000, { type: 'expense', description: 'Luz' }));
    await close();
    const next = await salon.api.cash.sessions.open({ openingAmountCents: 0 });
    const refund = await rows().refund({ id });
    expect(refund).toMatchObject({
      type: 'expense',
      kind: 'refund',
      countsAs: 'manual',
      amountCents: -5_000,
      description: 'ESTORNO - Luz',
      date: TODAY,
      cashSessionId: next.id,
      refundOfId: id,
      canChange: false,
      canRefund: false,
    });
    expect(await rows().get({ id })).toMatchObject({
      refundedAt: '2026-03-10T15:00:00Z',
      canChange: false,
      canRefund: false,
    });
    expect(await salon.api.cash.sessions.current()).toMatchObject({ expectedCents: 5_000 });
  });

  test('happens once, and never to a refund', async () => {
    const { id } = await rows().create(entry(100));
    const refund = await rows().refund({ id });
    await expect(rows().refund({ id })).rejects.toMatchObject({
      code: 'ALREADY_REFUNDED',
      message: 'Este lançamento já foi estornado.',
    });
    await expect(rows().refund({ id: refund.id })).rejects.toMatchObject(notRefundable);
    const [mayNot, either] = [rows().remove({ id }), rows().remove({ id: refund.id })];
    await expect(mayNot).rejects.toMatchObject({ code: 'TRANSACTION_KEPT' });
    await expect(either).rejects.toMatchObject({ code: 'TRANSACTION_KEPT' });
  });

  test('by two at once leaves one refund', async () => {
    const { id } = await rows().create(entry(100));
    const both = await Promise.allSettled([
      (await world.as(salon.salon.ownerId)).cash.transactions.refund({ id }),
      (await world.as(salon.salon.ownerId)).cash.transactions.refund({ id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'ALREADY_REFUNDED' },
    });
  });

  test('sent again answers the same refund', async () => {
    const { id } = await rows().create(entry(100));
    const named = (await asking(world, salon.salon.ownerId, 'refund-1')).cash.transactions;
    const first = await named.refund({ id });
    expect((await named.refund({ id })).id).toBe(first.id);
  });

  test('asks for an open drawer, unless it never went through one', async () => {
    const counted = await rows().create(entry(100));
    const past = await rows().create(entry(100, { date: '2026-03-01' }));
    await close();
    await expect(rows().refund({ id: counted.id })).rejects.toMatchObject({
      code: 'CASH_CLOSED',
      message: 'O caixa está fechado. Abra o caixa e tente de novo.',
    });
    expect(await rows().refund({ id: past.id })).toMatchObject({ cashSessionId: null });
  });

  test.each(['payment', 'tip', 'commission', 'tip_share'] as const)(
    'of a %s is refused: it goes back with its settlement',
    async (kind) => {
      const id = await stored(kind);
      expect(await rows().get({ id })).toMatchObject({ canRefund: false });
      await expect(rows().refund({ id })).rejects.toMatchObject(notRefundable);
    },
  );

  test.each(['commission_payment', 'tip_payment', 'supply', 'withdrawal'] as const)(
    'of a %s is possible',
    async (kind) => {
      const id = await stored(kind);
      expect(await rows().refund({ id })).toMatchObject({ countsAs: kind, amountCents: -4_000 });
    },
  );
});

describe('of a professional', () => {
  test('a vale goes back unless it was taken off a payment since', async () => {
    const id = await stored('advance');
    const returned = await stored('advance_return', { amount: cents(1) });
    await expect(rows().refund({ id })).rejects.toMatchObject({ code: 'ADVANCE_RETURNED' });
    await rows().refund({ id: returned });
    expect(await rows().refund({ id })).toMatchObject({ countsAs: 'advance' });
  });

  test('a commission whose payment goes back is owed again', async () => {
    const owed = await stored('commission');
    const id = await stored('commission_payment', { paysId: owed });
    await rows().refund({ id });
    expect(await rows().get({ id: owed })).toMatchObject({ refundedAt: null });
    expect(await stored('commission_payment', { paysId: owed })).not.toBe('');
  });

  test('a commission of a settlement that went back is not owed again', async () => {
    const settlementId = await settledAndRefunded();
    const owed = await stored('commission', { settlementId });
    const id = await stored('commission_payment', { paysId: owed });
    await rows().refund({ id });
    const reversals = await world.inCompany(salon.salon.companyId, (scope) =>
      scope.select().from(transactions).where(eq(transactions.refundOfId, owed)),
    );
    expect(reversals).toMatchObject([
      { countsAs: 'commission', amount: -4_000, cashSessionId: null },
    ]);
    expect((await rows().get({ id: owed })).refundedAt).not.toBeNull();
  });
});

async function settledAndRefunded(): Promise<string> {
  const { id: appointmentId } = await book(salon, at(11, '09:00'));
  return world.inCompany(salon.salon.companyId, async (scope) => {
    const [row] = await scope
      .insert(settlements)
      .values({
        receiptNumber: 900,
        appointmentId,
        professionalId: salon.ana,
        tip: cents(0),
        cashSessionId: session,
        date: Temporal.PlainDate.from(TODAY),
        subtotal: cents(10_000),
        discount: cents(0),
        createdBy: salon.salon.ownerId,
      })
      .returning();
    const id = row?.id ?? '';
    await scope.update(settlements).set({ refundedAt: noon }).where(eq(settlements.id, id));
    return id;
  });
}
