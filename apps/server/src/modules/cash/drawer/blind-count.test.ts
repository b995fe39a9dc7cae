import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../tests/agenda-support.ts';
import { entry, seenIn, waysToPay } from '../../../../tests/cash-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let owner: Api;
let manager: Api;
let desk: Api;
let pix: string;
let companies = 0;

/** R$ 100,00 in the drawer, R$ 50,00 came by PIX. */
beforeEach(async () => {
  companies += 1;
  const at = `@salao${companies}.test`;
  const salon = await world.tell.company('Salão', { name: 'Bê', email: `be${at}` });
  owner = await world.as(salon.ownerId);
  const join = async (name: string, role: 'manager' | 'receptionist') =>
    world.as(await salon.isJoinedBy({ name, email: `${role}${at}` }, role));
  manager = await join('Lia', 'manager');
  desk = await join('Rui', 'receptionist');
  pix = (await waysToPay(owner)).PIX ?? '';
  await owner.company.company.changeBlindCount({ blindCount: true });
  await desk.cash.sessions.open({ openingAmountCents: 10_000 });
  await owner.cash.transactions.create(entry(5_000, { paymentMethodId: pix }));
});

async function shownTo({ cash }: Api) {
  const session = await cash.sessions.current();
  if (!session) throw new Error('No drawer is open');
  return session;
}

const countOf = (drawer: number) => [
  { key: 'drawer', countedCents: drawer },
  { key: pix, countedCents: 5_000 },
];

describe('before the count is in', () => {
  test('the desk knows where to count, and nothing that adds up to what should be there', async () => {
    const shown = await shownTo(desk);
    expect(shown).toMatchObject({
      isBlind: true,
      incomeCents: null,
      expenseCents: null,
      expectedCents: null,
      expected: [
        { key: 'drawer', expectedCents: null },
        { key: pix, name: 'PIX', expectedCents: null },
      ],
      movements: [],
    });
    expect(await desk.cash.sessions.get({ id: shown.id })).toEqual(shown);
    // As amounts: an id may hold the same digits.
    expect(JSON.stringify(shown)).not.toMatch(/:(?:5000|15000)\b/);
  });

  test.each(['owner', 'manager'] as const)('the %s sees all of it', async (who) => {
    expect(await shownTo({ owner, manager }[who])).toMatchObject({
      isBlind: true,
      incomeCents: 5_000,
      expectedCents: 15_000,
      expected: [{ expectedCents: 10_000 }, { expectedCents: 5_000 }],
      movements: [{ amountCents: 5_000 }],
    });
  });

  test('without the setting the desk sees it too', async () => {
    await owner.company.company.changeBlindCount({ blindCount: false });
    expect(await shownTo(desk)).toMatchObject({ expectedCents: 15_000, movements: [{}] });
  });

  test('an account that lost more than it got is told by its side, not by its amount', async () => {
    await owner.cash.transactions.create(entry(9_000, { type: 'expense', paymentMethodId: pix }));
    const { expected } = await shownTo(desk);
    expect(expected).toMatchObject([
      { isOutflow: false },
      { isOutflow: true, expectedCents: null },
    ]);
  });
});

describe('the count', () => {
  test('shows what should be there once it is in', async () => {
    const seen = seenIn(await shownTo(desk));
    const closed = await desk.cash.sessions.close({ ...seen, counts: countOf(10_000) });
    expect(closed).toMatchObject({
      status: 'closed',
      expectedCents: 15_000,
      differenceCents: 0,
      movements: [{ amountCents: 5_000 }],
    });
  });

  test('that differs needs its note, and the refusal says no amount', async () => {
    const counted = { ...seenIn(await shownTo(desk)), counts: countOf(9_000) };
    const refusal = await desk.cash.sessions.close(counted).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'DIFFERENCE_UNEXPLAINED' });
    expect(JSON.stringify(refusal)).not.toMatch(/\d{4,}/);
    const closed = await desk.cash.sessions.close({ ...counted, notes: 'Troco errado' });
    expect(closed).toMatchObject({ differenceCents: -1_000 });
  });

  test('is of what lay there: what moved meanwhile has to be counted', async () => {
    const counted = { ...seenIn(await shownTo(desk)), counts: countOf(10_000) };
    const sold = await owner.cash.transactions.create(entry(700, { paymentMethodId: pix }));
    const changed = { code: 'EXPECTED_CHANGED' };
    await expect(desk.cash.sessions.close(counted)).rejects.toMatchObject(changed);
    const again = { ...seenIn(await shownTo(desk)), counts: countOf(10_000), notes: 'a' };
    await owner.cash.transactions.update({ ...entry(800), id: sold.id, version: sold.version });
    await expect(desk.cash.sessions.close(again)).rejects.toMatchObject(changed);
  });

  test('cannot be compared by guessing what is expected', async () => {
    const guessed = {
      ...seenIn(await shownTo(owner)),
      mark: '',
      counts: countOf(10_000),
    };
    const changed = { code: 'EXPECTED_CHANGED' };
    await expect(desk.cash.sessions.close(guessed)).rejects.toMatchObject(changed);
  });
});
