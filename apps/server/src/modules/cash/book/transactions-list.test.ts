import { cents } from '@app/domain/shared/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { entry, TODAY, waysToPay } from '../../../../tests/cash-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { refundTransaction } from './transaction-refunds.commands.ts';
import { transactions } from './transactions.table.ts';

const world = testWorld();
let salon: Salon;
let pix: string;
let session: string;
let appointmentId: string;
type Wish = Parameters<Salon['api']['cash']['transactions']['list']>[0];

beforeAll(async () => {
  salon = await openSalon(world);
  pix = (await waysToPay(salon.api)).PIX ?? '';
  session = (await salon.api.cash.sessions.current())?.id ?? '';
  appointmentId = (await book(salon, at(11, '09:00'))).id;
  const { create } = salon.api.cash.transactions;
  await create(entry(1_000, { description: 'Água e café', type: 'expense', date: '2026-03-05' }));
  await create(entry(2_000, { description: 'Produto Ça', date: '2026-03-01' }));
  await create(entry(3_000, { description: 'Venda', paymentMethodId: pix }));
  await pay();
  await create(entry(500, { description: '=HYPERLINK("x")', type: 'expense', date: '2026-02-20' }));
});

/** What a settlement leaves behind: a payment, and what Ana is owed of it. */
async function pay(): Promise<void> {
  const date = Temporal.PlainDate.from(TODAY);
  const of = { appointmentId, date, professionalId: salon.ana };
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.insert(transactions).values([
      {
        ...of,
        type: 'income',
        kind: 'payment',
        countsAs: 'payment',
        amount: cents(5_000),
        description: 'Pagamento - Corte',
        cashSessionId: session,
      },
      {
        ...of,
        type: 'expense',
        kind: 'commission',
        countsAs: 'commission',
        amount: cents(2_000),
        description: 'Comissão - Ana Júlia (40%)',
      },
    ]),
  );
}

const list = (wish: Wish = {}) => salon.api.cash.transactions.list(wish);
const shown = async (wish: Wish = {}) =>
  (await list(wish)).items.map(({ description }) => description);
const PAYMENT = 'Pagamento - María Antônia - Corte';
const COMMISSION = 'Comissão - Ana Júlia (40%)';

test('comes by date, newest first, without what is only owed', async () => {
  expect(await shown()).toEqual([
    ...[PAYMENT, 'Venda', 'Água e café', 'Produto Ça', '=HYPERLINK("x")'],
  ]);
});

test('comes page by page, with the sums of everything on the first', async () => {
  const first = await list({ limit: 2 });
  expect(first.totals).toEqual({ incomeCents: 10_000, expenseCents: 1_500, feesCents: 0 });
  const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
  expect(second.totals).toBeNull();
  const third = await list({ limit: 2, cursor: second.nextCursor ?? '' });
  const all = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
  expect(all).toEqual((await list()).items.map(({ id }) => id));
  expect(third.nextCursor).toBeNull();
  await expect(list({ cursor: 'lixo' })).rejects.toMatchObject({
    data: {
      issues: [{ path: ['cursor'], message: 'Esta página não existe mais. Recarregue a lista.' }],
    },
  });
});

test('says what each of its days comes to, also where a page ends amid one', async () => {
  const today = { date: TODAY, incomeCents: 8_000, expenseCents: 0, feesCents: 0 };
  const first = await list({ limit: 1 });
  expect(first.days).toEqual([today]);
  const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
  const fifth = { date: '2026-03-05', incomeCents: 0, expenseCents: 1_000, feesCents: 0 };
  expect(second.days).toEqual([today, fifth]);
  const { days, totals } = await list();
  const sum = days.reduce((all, day) => all + day.incomeCents - day.expenseCents, 0);
  expect(totals && totals.incomeCents - totals.expenseCents).toBe(sum);
  expect((await list({ search: 'venda' })).days).toEqual([{ ...today, incomeCents: 3_000 }]);
  expect((await list({ search: 'nada disso' })).days).toEqual([]);
});

describe('finds', () => {
  test.each([
    ['agua', ['Água e café']],
    ['CAFÉ água', ['Água e café']],
    ['maria antonia', [PAYMENT]],
    ['julia', [PAYMENT]],
    ['corte maria', [PAYMENT]],
    ['100%', []],
    ['nada disso', []],
  ])('"%s" in descriptions and names', async (search, found) => {
    expect(await shown({ search })).toEqual(found);
  });

  test('by type, way of paying, drawer, professional and days', async () => {
    expect(await shown({ type: 'expense' })).toEqual(['Água e café', '=HYPERLINK("x")']);
    expect(await shown({ paymentMethodId: pix })).toEqual(['Venda']);
    expect(await shown({ cashSessionId: session })).toEqual([PAYMENT, 'Venda']);
    expect(await shown({ professionalId: salon.ana })).toEqual([PAYMENT]);
    const days = { fromDate: '2026-03-01', untilDate: '2026-03-05' };
    expect(await shown(days)).toEqual(['Produto Ça']);
    expect((await list(days)).totals).toEqual({
      incomeCents: 2_000,
      expenseCents: 0,
      feesCents: 0,
    });
  });

  test('of notes and coins also what was put into the drawer and taken out of it', async () => {
    const { api } = await openSalon(world, 'Gaveta');
    const ways = await waysToPay(api);
    for (const kind of ['supply', 'withdrawal'] as const) {
      await api.cash.sessions.move({ kind, amountCents: 1_000, reason: kind });
    }
    const kindsOf = async (paymentMethodId: string) =>
      (await api.cash.transactions.list({ paymentMethodId })).items.map(({ kind }) => kind);
    expect((await kindsOf(ways.Dinheiro ?? '')).toSorted()).toEqual(['supply', 'withdrawal']);
    expect(await kindsOf(ways.PIX ?? '')).toEqual([]);
  });

  test('what is owed where somebody asks for it', async () => {
    expect(await shown({ kind: 'commission' })).toEqual([COMMISSION]);
    expect(await shown({ appointmentId })).toEqual(expect.arrayContaining([PAYMENT, COMMISSION]));
    expect(await shown({ kind: 'payment' })).toEqual([PAYMENT]);
    expect(await shown({ professionalId: salon.ana })).not.toContain(COMMISSION);
  });

  test('what was refunded, as less', async () => {
    const { items } = await list({ search: 'venda' });
    const id = items[0]?.id ?? '';
    await world.inCompany(salon.salon.companyId, (scope) =>
      refundTransaction(
        scope,
        { id },
        {
          userId: salon.salon.ownerId,
          now: Temporal.Instant.from('2026-03-10T15:00:00Z'),
          today: Temporal.PlainDate.from(TODAY),
        },
      ),
    );
    expect(await shown({ kind: 'refund' })).toEqual(['ESTORNO - Venda']);
    expect((await list({ paymentMethodId: pix })).totals).toMatchObject({ incomeCents: 0 });
  });
});

test('is taken along as a spreadsheet that runs nothing', async () => {
  const file = await salon.api.cash.transactions.exportCsv({ type: 'expense' });
  expect(file.name).toBe('transacoes.csv');
  const [header, ...lines] = (await file.text()).split('\r\n');
  expect(header).toContain(
    'Data;Tipo;Natureza;Descrição;Valor (R$);Gorjeta incluída (R$);Taxa da maquininha (R$);Forma de pagamento',
  );
  expect(lines).toEqual([
    '05/03/2026;Despesa;Lançamento manual;Água e café;10,00;;;;;;;Bê',
    `20/02/2026;Despesa;Lançamento manual;"'=HYPERLINK(""x"")";5,00;;;;;;;Bê`,
    '',
  ]);
});

test('a figure finds what it counts, less what was refunded', async () => {
  const { create } = salon.api.cash.transactions;
  const { id } = await create(entry(900, { description: 'Engano' }));
  await salon.api.cash.transactions.refund({ id });
  const { commissions, sessions } = salon.api.cash;
  await sessions.move({ kind: 'supply', amountCents: 700 });
  await commissions.advance({ professionalId: salon.ana, amountCents: 600, paymentMethodId: pix });
  const { items } = await commissions.listPending({});
  await commissions.pay({ ids: items.map((item) => item.id), paymentMethodId: pix });

  const revenue = await list({ counts: 'revenue' });
  const kinds = new Set(revenue.items.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['payment', 'manual', 'refund']));
  expect(revenue.totals).toEqual({ incomeCents: 7_000, expenseCents: 0, feesCents: 0 });
  const expenses = await list({ counts: 'expenses' });
  expect(expenses.totals).toEqual({ incomeCents: 0, expenseCents: 3_500, feesCents: 0 });
  expect(expenses.items.map(({ countsAs }) => countsAs).toSorted()).toEqual([
    ...['commission_payment', 'manual', 'manual'],
  ]);
});
