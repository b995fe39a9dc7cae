import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import type { Api } from '../../../../tests/agenda-support.ts';
import {
  asking,
  closeOpenDrawer,
  entry,
  seenIn,
  waysToPay,
} from '../../../../tests/cash-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let neighbour: CompanyStory;
let api: Api;
let rui: string;
let ways: Record<string, string>;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  neighbour = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  rui = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'receptionist');
  api = await world.as(salon.ownerId);
  ways = await waysToPay(api);
});

const way = (name: string) => ways[name] ?? '';
const open = (openingAmountCents = 10_000) => api.cash.sessions.open({ openingAmountCents });
const closeAll = () => closeOpenDrawer(api);

describe('opening', () => {
  test('says who, when and with how much', async () => {
    expect(await api.cash.sessions.current()).toBeNull();
    const desk = await world.as(rui);
    const opened = await desk.cash.sessions.open({ openingAmountCents: 10_000, notes: ' troco ' });
    expect(opened).toMatchObject({
      status: 'open',
      openedByName: 'Rui',
      openedAt: '2026-03-10T15:00:00Z',
      openingAmountCents: 10_000,
      openingNotes: 'troco',
      expectedCents: 10_000,
      expected: [{ key: 'drawer', name: 'Dinheiro na gaveta', expectedCents: 10_000 }],
      closedAt: null,
      counts: null,
      differenceCents: null,
      movements: [],
    });
    expect(await api.cash.sessions.current()).toEqual(opened);
    expect(await api.cash.sessions.get({ id: opened.id })).toEqual(opened);
  });

  test('is refused while one is open', async () => {
    await expect(open()).rejects.toMatchObject({
      code: 'SESSION_ALREADY_OPEN',
      message: 'Já existe um caixa aberto. Feche o caixa atual antes de abrir outro.',
    });
    await closeAll();
  });

  test.each([-1, 1.5, 1_000_000_000])('with %d cents is refused', async (openingAmountCents) => {
    await expect(open(openingAmountCents)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await api.cash.sessions.current()).toBeNull();
  });

  test('sent again opens nothing twice, and another wish under the same name is refused', async () => {
    const named = (await asking(world, salon.ownerId, 'open-1')).cash.sessions;
    const first = await named.open({ openingAmountCents: 500 });
    expect((await named.open({ openingAmountCents: 500 })).id).toBe(first.id);
    await expect(named.open({ openingAmountCents: 501 })).rejects.toMatchObject({
      code: 'REQUEST_KEY_REUSED',
      message: 'O envio anterior já foi registrado. Confira antes de enviar de novo.',
    });
    await closeAll();
  });
});

describe('closing', () => {
  test('shows what should be there, what was counted and the difference, by way of paying', async () => {
    const { id } = await open(10_000);
    const { create } = api.cash.transactions;
    await create(entry(25_000, { paymentMethodId: way('PIX') }));
    await create(entry(4_000, { type: 'expense', paymentMethodId: way('Dinheiro') }));
    const shown = await api.cash.sessions.get({ id });
    expect(shown).toMatchObject({
      incomeCents: 25_000,
      expenseCents: 4_000,
      expectedCents: 31_000,
    });

    const counts = [
      { key: 'drawer', countedCents: 5_900 },
      { key: way('PIX'), countedCents: 25_000 },
    ];
    const closed = await api.cash.sessions.close({
      ...seenIn(shown),
      counts,
      notes: 'faltou R$ 1',
    });
    expect(closed).toMatchObject({
      status: 'closed',
      closedByName: 'Bê',
      closingNotes: 'faltou R$ 1',
      expectedCents: 31_000,
      closingAmountCents: 30_900,
      differenceCents: -100,
      counts: [
        { key: 'drawer', expectedCents: 6_000, countedCents: 5_900, differenceCents: -100 },
        { key: way('PIX'), name: 'PIX', expectedCents: 25_000, differenceCents: 0 },
      ],
    });
    expect(closed.movements).toHaveLength(2);
    expect(await api.cash.sessions.current()).toBeNull();
  });

  test('keeps the names of that day', async () => {
    const { id: vale } = await api.company.paymentMethods.create({ name: 'Vale' });
    const { id } = await open(0);
    await api.cash.transactions.create(entry(700, { paymentMethodId: vale }));
    await closeAll();
    await api.company.paymentMethods.rename({ id: vale, name: 'Vale-presente' });
    const shown = await api.cash.sessions.get({ id });
    expect(shown.counts?.[1]).toMatchObject({ name: 'Vale', countedCents: 0 });
    expect(shown.movements[0]?.paymentMethod?.name).toBe('Vale-presente');
  });

  test('counts nothing that nobody saw: what came meanwhile is shown first', async () => {
    const { sessions } = (await asking(world, rui, 'close-2')).cash;
    const counted = {
      ...seenIn(await open(1_000)),
      counts: [{ key: 'drawer', countedCents: 1_000 }],
    };
    await api.cash.transactions.create(entry(5_000, { paymentMethodId: way('PIX') }));
    await expect(sessions.close(counted)).rejects.toMatchObject({
      code: 'EXPECTED_CHANGED',
      message: 'O caixa mudou enquanto você contava. Confira os valores esperados e feche de novo.',
    });

    const shown = await sessions.current();
    expect(shown).toMatchObject({ id: counted.id, status: 'open', expectedCents: 6_000 });
    const counts = [...counted.counts, { key: way('PIX'), countedCents: 5_000 }];
    const again = { ...counted, ...(shown && seenIn(shown)), counts };
    expect(await sessions.close(again)).toMatchObject({ status: 'closed', differenceCents: 0 });
  });

  test('with a difference says what happened', async () => {
    const counted = { ...seenIn(await open()), counts: [{ key: 'drawer', countedCents: 9_999 }] };
    await expect(api.cash.sessions.close({ ...counted, notes: '  ' })).rejects.toMatchObject({
      code: 'DIFFERENCE_UNEXPLAINED',
      message: 'A contagem não confere. Conte de novo ou diga o que aconteceu.',
    });
    expect(await api.cash.sessions.current()).toMatchObject({ status: 'open' });
    const closed = await api.cash.sessions.close({ ...counted, notes: 'faltou 1 centavo' });
    expect(closed).toMatchObject({ differenceCents: -1, closingNotes: 'faltou 1 centavo' });
  });

  test('says how much cash there is, be it nothing, where cash should be', async () => {
    const seen = seenIn(await open());
    const uncounted = api.cash.sessions.close({ ...seen, counts: [], notes: 'sem contar' });
    await expect(uncounted).rejects.toMatchObject({
      code: 'DRAWER_UNCOUNTED',
      message: 'Informe quanto dinheiro há na gaveta, mesmo que seja zero.',
    });
    expect(await api.cash.sessions.current()).toMatchObject({ status: 'open' });
    const counts = [{ key: 'drawer', countedCents: 0 }];
    const closed = await api.cash.sessions.close({ ...seen, counts, notes: 'levaram tudo' });
    expect(closed).toMatchObject({ status: 'closed', closingAmountCents: 0 });
    const empty = seenIn(await open(0));
    expect(await api.cash.sessions.close({ ...empty, counts: [] })).toMatchObject({
      status: 'closed',
    });
  });

  test('by somebody else meanwhile is said', async () => {
    const counted = {
      ...seenIn(await open()),
      counts: [{ key: 'drawer', countedCents: 0 }],
      notes: 'a',
    };
    await (await world.as(rui)).cash.sessions.close(counted);
    await expect(api.cash.sessions.close(counted)).rejects.toMatchObject({
      code: 'SESSION_ALREADY_CLOSED',
      message: 'Este caixa já foi fechado por outra pessoa. Confira o fechamento.',
    });
  });

  test('sent again answers the same', async () => {
    const counted = {
      ...seenIn(await open()),
      counts: [{ key: 'drawer', countedCents: 0 }],
      notes: 'a',
    };
    const named = (await asking(world, salon.ownerId, 'close-1')).cash.sessions;
    const first = await named.close(counted);
    expect(await named.close(counted)).toEqual(first);
  });
});

test('the closed ones come newest first, page by page', async () => {
  for (const amount of [1, 2, 3]) {
    await open(amount);
    await closeAll();
  }
  const first = await api.cash.sessions.list({ limit: 2 });
  expect(first.items.map((item) => item.openingAmountCents)).toEqual([3, 2]);
  const second = await api.cash.sessions.list({ limit: 2, cursor: first.nextCursor ?? '' });
  expect(second.items[0]).toMatchObject({ openingAmountCents: 1, status: 'closed' });
  await open();
  expect((await api.cash.sessions.list({ limit: 50 })).items).not.toContainEqual(
    expect.objectContaining({ status: 'open' }),
  );
  await closeAll();
  await expect(api.cash.sessions.list({ cursor: 'lixo' })).rejects.toMatchObject({
    data: {
      issues: [{ path: ['cursor'], message: 'Esta página não existe mais. Recarregue a lista.' }],
    },
  });
});

test('the dialogs offer what is in use, and the PIX key where there is one', async () => {
  const { id } = await api.company.paymentMethods.create({ name: 'Cheque' });
  await api.company.paymentMethods.deactivate({ id });
  const offered = await api.cash.sessions.choices();
  expect(offered.paymentMethods).toContainEqual({ id: way('PIX'), name: 'PIX', kind: 'pix' });
  expect(offered.paymentMethods.map(({ name }) => name)).not.toContain('Cheque');
  expect(offered.incomeCategories.map(({ name }) => name)).toContain('Serviços');
  expect(offered.expenseCategories.map(({ name }) => name)).toContain('Aluguel');
  expect(offered.pix).toBeNull();
  await api.company.company.changePixKey({ type: 'email', key: 'Caixa@Salao.test' });
  expect((await api.cash.sessions.choices()).pix).toEqual({
    type: 'email',
    key: 'caixa@salao.test',
    name: 'Salão',
    city: '',
  });
});

test('the drawer says whether it is counted blind', async () => {
  const { changeBlindCount } = api.company.company;
  expect(await open()).toMatchObject({ isBlind: false });
  expect(await changeBlindCount({ blindCount: true })).toEqual({ blindCount: true });
  expect(await api.cash.sessions.current()).toMatchObject({ isBlind: true });
  expect(await api.company.company.get()).toMatchObject({ blindCount: true });
  await changeBlindCount({ blindCount: false });
  expect(await api.cash.sessions.current()).toMatchObject({ isBlind: false });
  await closeAll();
});

describe('who may', () => {
  test('a professional sees no drawer, the desk works with it', async () => {
    const ana = await salon.isJoinedBy({ name: 'Ana', email: 'ana@salao.test' }, 'professional');
    const { sessions } = (await world.as(ana)).cash;
    const forbidden = { code: 'FORBIDDEN' };
    await expect(sessions.current()).rejects.toMatchObject(forbidden);
    await expect(sessions.open({ openingAmountCents: 1 })).rejects.toMatchObject(forbidden);
    expect(await (await world.as(rui)).cash.sessions.current()).toBeNull();
  });

  test('another company finds nothing, and opens its own', async () => {
    const opened = await open();
    const { id } = opened;
    const theirs = (await world.as(neighbour.ownerId)).cash.sessions;
    const notFound = { code: 'SESSION_NOT_FOUND', message: 'Caixa não encontrado' };
    expect(await theirs.current()).toBeNull();
    expect((await theirs.list({})).items).toEqual([]);
    await expect(theirs.get({ id })).rejects.toMatchObject(notFound);
    await expect(theirs.close({ ...seenIn(opened), counts: [] })).rejects.toMatchObject(notFound);
    expect(await theirs.open({ openingAmountCents: 1 })).toMatchObject({ status: 'open' });
    expect(await api.cash.sessions.current()).toMatchObject({ id });
  });
});

describe('the file of earlier drawers', () => {
  const written = async () => (await (await api.cash.sessions.exportCsv()).text()).trim();

  test('has a line for each, the drawer apart from what lies elsewhere', async () => {
    await closeAll();
    const opened = await open(12_345);
    const counts = [
      { key: 'drawer', countedCents: 12_000 },
      { key: way('PIX'), countedCents: 500 },
    ];
    const notes = '=HYPERLINK("http://ruim.test")';
    await api.cash.sessions.close({ ...seenIn(opened), counts, notes });
    const [header, newest] = (await written()).split('\r\n');
    expect(header).toMatch(/^\uFEFF?Aberto em;Aberto por;Fechado em;Fechado por;Valor de abertura/);
    expect(newest).toContain('10/03/2026 12:00;Bê;10/03/2026 12:00;Bê;123,45;0,00;0,00');
    expect(newest).toContain(';123,45;120,00;-3,45;0,00;5,00;5,00;');
    expect(newest).toContain(`"'=HYPERLINK(""http://ruim.test"")"`);
  });

  test('is for whoever sees the book, and of one company', async () => {
    const desk = (await world.as(rui)).cash.sessions;
    await expect(desk.exportCsv()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const theirs = (await world.as(neighbour.ownerId)).cash.sessions;
    expect((await (await theirs.exportCsv()).text()).trim().split('\r\n')).toHaveLength(1);
  });
});
