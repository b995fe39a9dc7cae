import { cents } from '@app/domain/shared/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, openSalon } from '../../../../tests/agenda-support.ts';
import { TODAY } from '../../../../tests/cash-support.ts';
import {
  type Counter,
  openCounter,
  paid,
  payment,
  served,
} from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
const today = { fromDate: TODAY, toDate: TODAY };
/** Lines before the names of the columns: whose it is, and of when. */
const HEAD = 4;
let counter: Counter;
let commissions: Api['cash']['commissions'];
let hers: Api['cash']['commissions'];
let cida: string;

/** A month of one professional: paid, with a tip, without a commission, taken back, a vale. */
beforeAll(async () => {
  counter = await openCounter(await openSalon(world));
  commissions = counter.api.cash.commissions;
  const userId = await counter.salon.isJoinedBy(
    { name: 'Cida', email: 'cida@salao.test' },
    'professional',
  );
  cida = await counter.salon.hires('Cida', { userId });
  await counter.salon.earns(cida, 50, [counter.haircut]);
  hers = (await world.as(userId)).cash.commissions;
  const beard = await counter.salon.offers('Barba', { price: cents(2500) });

  const { settle, refund } = counter.api.cash.settlements;
  const PIX = counter.ways.PIX ?? '';
  const first = await served(counter, { professionalId: cida });
  await settle(payment(counter, first, { discountCents: 1000, tipCents: 600 }));
  const { items } = await commissions.listPending({ professionalId: cida });
  const ids = items.filter(({ kind }) => kind === 'commission').map(({ id }) => id);
  await commissions.advance({ professionalId: cida, amountCents: 700, paymentMethodId: PIX });
  const advanceReturns = [{ professionalId: cida, amountCents: 200 }];
  await commissions.pay({ ids, paymentMethodId: PIX, advanceReturns });

  const second = await served(counter, {
    professionalId: cida,
    serviceIds: [counter.haircut, beard],
  });
  await settle(payment(counter, second));
  const third = await served(counter, { professionalId: cida });
  const taken = await settle(payment(counter, third, { tipCents: 100 }));
  await refund({ id: taken.id });
  await paid(counter);
});

test('shows every service with the shares of house and professional, and what became of them', async () => {
  const statement = await commissions.statement({ ...today, professionalId: cida });
  expect(statement).toMatchObject({
    company: { name: 'Salão', document: '11.222.333/0001-81' },
    professional: { id: cida, name: 'Cida' },
    fromDate: TODAY,
    untilDate: '2026-03-11',
  });
  const lines = statement.lines.map((line) => [
    ...[line.serviceName, line.grossCents, line.discountCents, line.baseCents],
    ...[line.houseCents, line.professionalCents, line.status],
  ]);
  expect(lines).toEqual([
    ['Corte', 5000, 1000, 4000, 2000, 2000, 'paid'],
    ['Corte', 5000, 0, 5000, 2500, 2500, 'open'],
    ['Barba', 2500, 0, 2500, 2500, 0, 'none'],
    ['Corte', 5000, 0, 5000, 2500, 2500, 'refunded'],
    ['Corte', -5000, 0, -5000, -2500, -2500, 'refunded'],
  ]);
  expect(statement.lines[0]).toMatchObject({ clientName: 'María Antônia', basisPoints: 5000 });
  expect(statement.lines.map(({ isRefund }) => isRefund)).toEqual([
    ...[false, false, false, false, true],
  ]);
  expect(statement.tips.map(({ amountCents, status }) => [amountCents, status])).toEqual([
    [600, 'open'],
    [100, 'refunded'],
    [-100, 'refunded'],
  ]);
  const visit = { clientName: expect.any(String), serviceNames: expect.any(String) };
  expect(statement.payments).toEqual([
    {
      date: TODAY,
      description: 'Pagamento Comissão - Cida',
      amountCents: 2000,
      paymentMethodName: 'PIX',
      takenOffCents: 200,
      visits: [{ ...visit, amountCents: 2000, tipCents: 0, isRefunded: false }],
    },
  ]);
  expect(statement.advances).toEqual([
    { date: TODAY, description: 'Vale - Cida', amountCents: 700, paymentMethodName: 'PIX' },
    {
      date: TODAY,
      description: 'Desconto de vale - Cida',
      amountCents: -200,
      paymentMethodName: null,
    },
  ]);
  expect(statement.sums).toEqual({
    grossCents: 12_500,
    discountCents: 1000,
    feeCents: 0,
    baseCents: 11_500,
    houseCents: 7000,
    professionalCents: 4500,
    soldCents: 0,
    tipsCents: 600,
    paidCents: 2000,
    openCents: 3100,
  });
  expect(statement).toMatchObject({ owedNowCents: 3100, advancesNowCents: 500 });
});

test('says what came of products, in the file as a sale', async () => {
  const rosa = await counter.salon.employs('Rosa');
  const sold = { price: cents(40_00), currentStock: 9, commissionBasisPoints: 1000 };
  const productId = await counter.salon.stocks('Xampu', sold);
  await counter.api.cash.sales.sell({
    sellerId: rosa,
    items: [{ kind: 'product', productId, quantity: 2, priceCents: 40_00 }],
    parts: [{ paymentMethodId: counter.ways.PIX ?? '', amountCents: 80_00 }],
  });
  const asked = { ...today, professionalId: rosa };
  expect(await commissions.statement(asked)).toMatchObject({
    lines: [{ kind: 'product', professionalCents: 8_00 }],
    sums: { professionalCents: 8_00, soldCents: 8_00, openCents: 8_00 },
  });
  const [row = ''] = (await (await commissions.exportStatement(asked)).text())
    .split('\n')
    .slice(HEAD + 1);
  expect(row).toContain('Venda');
});

test('of another day shows nothing but what is owed by now', async () => {
  const before = { fromDate: '2026-03-01', toDate: '2026-03-09', professionalId: cida };
  expect(await commissions.statement(before)).toMatchObject({
    lines: [],
    tips: [],
    payments: [],
    advances: [],
    sums: { grossCents: 0, paidCents: 0, openCents: 0 },
    owedNowCents: 3100,
    advancesNowCents: 500,
  });
});

test('is taken along as a spreadsheet, each payment of a client in one row', async () => {
  const file = await commissions.exportStatement({ ...today, professionalId: cida });
  const all = (await file.text()).trim().split('\r\n');
  expect(file.name).toBe('extrato-cida-2026-03-10-a-2026-03-10.csv');
  const lines = all.slice(HEAD);
  expect(all.slice(0, HEAD)).toEqual([
    ...['Empresa;Salão', 'Profissional;Cida', 'Período;10/03/2026 a 10/03/2026', ''],
  ]);
  expect(lines[0]).toBe(
    'Data;Tipo;Cliente;Descrição;Valor bruto (R$);Desconto (R$);Taxas da maquininha (R$);Base (R$);Comissão (%);Cota-parte do salão (R$);Cota-parte do profissional (R$);Gorjeta (R$);Valor (R$);Situação;Em aberto (R$);Forma de pagamento',
  );
  expect(lines[1]).toBe(
    '10/03/2026;Atendimento;María Antônia;Corte;50,00;10,00;0,00;40,00;50;20,00;20,00;6,00;;Em aberto;6,00;',
  );
  expect(lines).toHaveLength(1 + 4 + 1 + 2);
  expect(lines.at(-1)).toBe('10/03/2026;Vale;;Desconto de vale - Cida;;;;;;;;;-2,00;;;');
  expect(lines.at(-3)).toBe('10/03/2026;Pagamento;;Pagamento Comissão - Cida;;;;;;;;;20,00;;;PIX');
  expect(lines[2]).toBe(
    '10/03/2026;Atendimento;María Antônia;"Corte · 50% de R$ 50,00 = R$ 25,00 + Barba · sem cota-parte";75,00;0,00;0,00;75,00;;50,00;25,00;0,00;;Em aberto;25,00;',
  );
  expect(lines[4]).toMatch(/;Estorno;.*;Corte;.*;-25,00;-1,00;;Estornado;0,00;$/);
});

test('of the spreadsheet the shares add up to what the services earned, and what is open too', async () => {
  const asked = { ...today, professionalId: cida };
  const { sums } = await commissions.statement(asked);
  const text = await (await commissions.exportStatement(asked)).text();
  const [header = [], ...rows] = text
    .trim()
    .split('\r\n')
    .slice(HEAD)
    .map((line) => line.split(';'));
  const totalOf = (column: string) => {
    const place = header.indexOf(column);
    return rows.reduce((sum, row) => sum + Number(row[place]?.replace(',', '') ?? 0), 0);
  };
  expect(totalOf('Cota-parte do profissional (R$)')).toBe(sums.professionalCents);
  expect(totalOf('Cota-parte do salão (R$)')).toBe(sums.houseCents);
  expect(totalOf('Gorjeta (R$)')).toBe(sums.tipsCents);
  expect(totalOf('Em aberto (R$)')).toBe(sums.openCents);
});

describe('what was paid out before the client got her money back', () => {
  let duda: string;
  const owed = async () => (await commissions.listPending({ professionalId: duda })).items;
  const read = () => commissions.statement({ ...today, professionalId: duda });
  const tipsOf = async () =>
    (await read()).tips.map(({ amountCents, status }) => [amountCents, status]);

  beforeAll(async () => {
    duda = await counter.salon.employs("Duda d'Ávila/São");
    await counter.salon.earns(duda, 50, [counter.haircut]);
  });

  test('stands with what takes it back, the tip as well as the service', async () => {
    const PIX = counter.ways.PIX ?? '';
    const visit = await served(counter, { professionalId: duda });
    const form = payment(counter, visit, { tipCents: 500, by: { PIX: 5500 } });
    const { id } = await counter.api.cash.settlements.settle(form);
    const ids = (await owed()).map((item) => item.id);
    await commissions.pay({ ids, paymentMethodId: PIX });
    await counter.api.cash.settlements.refund({ id });

    const statement = await read();
    expect(
      statement.lines.map(({ professionalCents, status }) => [professionalCents, status]),
    ).toEqual([
      [2500, 'paid'],
      [-2500, 'refunded'],
    ]);
    expect(await tipsOf()).toEqual([
      [500, 'paid'],
      [-500, 'refunded'],
    ]);
    expect(statement.sums).toMatchObject({
      professionalCents: 0,
      tipsCents: 0,
      paidCents: 3000,
      openCents: 0,
    });

    const again = await counter.api.cash.settlements.settle(form);
    expect(await tipsOf()).toEqual([
      [500, 'paid'],
      [-500, 'refunded'],
      [500, 'paid'],
    ]);
    expect((await read()).sums).toMatchObject({
      professionalCents: 2500,
      tipsCents: 500,
      paidCents: 3000,
      openCents: 0,
    });

    await counter.api.cash.settlements.refund({ id: again.id });
    const payouts = (await counter.api.cash.transactions.list({ kind: 'tip_payment' })).items;
    const [paidTip] = payouts.filter(({ professional }) => professional?.id === duda);
    await counter.api.cash.transactions.refund({ id: paidTip?.id ?? '' });
    expect(await tipsOf()).toEqual([
      [500, 'refunded'],
      [-500, 'refunded'],
      [500, 'refunded'],
      [-500, 'refunded'],
    ]);
    expect((await read()).sums).toMatchObject({ tipsCents: 0, paidCents: 2500, openCents: 0 });
  });

  test('is taken along under her name, in letters that every disk takes', async () => {
    const asked = { fromDate: '2026-03-01', toDate: '2026-03-31', professionalId: duda };
    const { name } = await commissions.exportStatement(asked);
    expect(name).toBe('extrato-duda-d-avila-sao-2026-03-01-a-2026-03-31.csv');
  });
});

describe('a professional', () => {
  test('reads her own, named or not', async () => {
    const own = await hers.statement(today);
    expect(own.professional).toEqual({ id: cida, name: 'Cida' });
    expect(await hers.statement({ ...today, professionalId: cida })).toEqual(own);
    const file = await hers.exportStatement(today);
    expect(await file.text()).toContain('Profissional;Cida');
  });

  test('finds nobody else', async () => {
    const others = { ...today, professionalId: counter.ana };
    for (const call of [hers.statement, hers.exportStatement]) {
      await expect(call(others)).rejects.toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' });
    }
  });
});

test('whoever is no professional has none of her own', async () => {
  await expect(commissions.statement(today)).rejects.toMatchObject({
    code: 'PROFESSIONAL_NOT_FOUND',
  });
});

test.each([
  ['2026-03-11', '2026-03-10'],
  ['2025-01-01', '2026-03-10'],
])('from %s to %s is no period', async (fromDate, toDate) => {
  const asked = { fromDate, toDate, professionalId: cida };
  await expect(commissions.statement(asked)).rejects.toMatchObject({ code: 'PERIOD_TOO_LONG' });
});

test('another company finds nobody', async () => {
  const neighbour = await openSalon(world, 'Barbearia');
  const call = neighbour.api.cash.commissions.statement({ ...today, professionalId: cida });
  await expect(call).rejects.toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' });
});
