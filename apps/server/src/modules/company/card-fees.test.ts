import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { changeFees } from '../../../tests/cash-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
const DEBIT = { basisPoints: 139, days: 1 };
const whole = (about: object) => ({
  brand: '',
  fromInstalments: 1,
  fixedCents: 0,
  daysBetween: 0,
  ...about,
});
let salon: CompanyStory;
let barber: CompanyStory;
let api: Awaited<ReturnType<typeof world.as>>['company'];
let debit: string;
let cash: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});
beforeEach(async () => {
  api = (await world.as(salon.ownerId)).company;
  const methods = await api.paymentMethods.list();
  debit = methods.find(({ name }) => name === 'Cartão de Débito')?.id ?? '';
  cash = methods.find(({ kind }) => kind === 'cash')?.id ?? '';
});

const rulesOf = async (id: string) =>
  (await api.cardFees.get()).methods.find(({ paymentMethodId }) => paymentMethodId === id)?.rules;

describe('whoever runs the company', () => {
  test('starts without fees', async () => {
    const neighbour = (await world.as(barber.ownerId)).company;
    const { commissionAfterFees, methods } = await neighbour.cardFees.get();
    expect(commissionAfterFees).toBe(false);
    expect(methods.map(({ rules }) => rules)).toEqual(methods.map(() => []));
  });

  test('says what the machine keeps, all of one way at once', async () => {
    const rules = [DEBIT, { ...DEBIT, brand: ' Elo ', fromInstalments: 2, daysBetween: 30 }];
    expect(await changeFees({ company: api }, debit, rules)).toEqual({
      version: expect.any(Number),
      paymentMethodId: debit,
      rules: [whole(DEBIT), whole({ ...DEBIT, brand: 'Elo', fromInstalments: 2, daysBetween: 30 })],
    });
    await changeFees({ company: api }, debit, [{ ...DEBIT, basisPoints: 200 }]);
    expect(await rulesOf(debit)).toEqual([whole({ ...DEBIT, basisPoints: 200 })]);
    await changeFees({ company: api }, debit, []);
    expect(await rulesOf(debit)).toEqual([]);
  });

  test('reads in the trail only what was changed', async () => {
    await changeFees({ company: api }, debit, [DEBIT, { ...DEBIT, fromInstalments: 2 }]);
    const before = await trail();
    const dearer = { ...DEBIT, fromInstalments: 2, basisPoints: 300 };
    await changeFees({ company: api }, debit, [DEBIT, dearer]);
    expect(await trail()).toBe(before + 1);
  });

  test('saves what is as it was without a trace, and takes nobody else by surprise', async () => {
    const { version } = await changeFees({ company: api }, debit, [DEBIT]);
    const before = await trail('payment_methods');
    const again = await api.cardFees.change({ id: debit, version, rules: [DEBIT] });
    expect(again).toMatchObject({ version, rules: [whole(DEBIT)] });
    expect(await trail('payment_methods')).toBe(before);
  });

  async function trail(table = 'payment_method_fees'): Promise<number> {
    const found = await world.inCompany(salon.companyId, (scope) =>
      scope.execute<{ count: number }>(
        sql`select count(*)::integer as count from audit_records where table_name = ${table}`,
      ),
    );
    return found.rows[0]?.count ?? 0;
  }

  test('has one rule for each brand and number, whatever the letters', async () => {
    const rules = [DEBIT, { ...DEBIT, brand: 'Elo' }, { ...DEBIT, brand: 'ELO' }];
    await expect(changeFees({ company: api }, debit, rules)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: {
        issues: [
          expect.objectContaining({
            path: ['rules', 2, 'fromInstalments'],
            message: 'Já há uma taxa para esta bandeira a partir deste número de parcelas.',
          }),
        ],
      },
    });
  });

  test.each([
    [{ basisPoints: -1 }, 'basisPoints', 'Informe uma taxa de 0% a 100%'],
    [{ basisPoints: 10_001 }, 'basisPoints', 'Informe uma taxa de 0% a 100%'],
    [{ days: 401 }, 'days', 'Informe de 0 a 400 dias'],
    [{ daysBetween: 61 }, 'daysBetween', 'Informe de 0 a 60 dias'],
    [{ fromInstalments: 25 }, 'fromInstalments', 'Informe de 1 a 24 parcelas'],
    [{ fixedCents: 100_001 }, 'fixedCents', 'Informe um valor de até R$ 1.000,00'],
  ])('is told what is wrong about %o', async (about, field, message) => {
    const rules = [{ ...DEBIT, ...about }];
    await expect(changeFees({ company: api }, debit, rules)).rejects.toMatchObject({
      data: { issues: [expect.objectContaining({ path: ['rules', 0, field], message })] },
    });
  });

  test('keeps no fees of cash, which passes no machine', async () => {
    await expect(changeFees({ company: api }, cash, [DEBIT])).rejects.toMatchObject({
      code: 'NO_FEES_ON_CASH',
      message: 'Dinheiro não passa pela maquininha.',
    });
  });

  test('is told that somebody else saved meanwhile, and overwrites nothing', async () => {
    const { version } = await changeFees({ company: api }, debit, [DEBIT]);
    const other = (await world.as(salon.ownerId)).company.cardFees;
    await other.change({ id: debit, version, rules: [{ ...DEBIT, basisPoints: 250 }] });
    await expect(
      api.cardFees.change({ id: debit, version, rules: [{ ...DEBIT, days: 2 }] }),
    ).rejects.toMatchObject({
      code: 'CARD_FEES_CHANGED',
      message: expect.stringContaining('Outra pessoa alterou estas taxas'),
    });
    expect(await rulesOf(debit)).toEqual([whole({ ...DEBIT, basisPoints: 250 })]);
  });

  test('of several who change one way at once one is heard, and leaves whole rules', async () => {
    const { version } = await changeFees({ company: api }, debit, []);
    const outcomes = await Promise.allSettled(
      [100, 200, 300, 400, 500, 600, 700, 800].map((basisPoints) =>
        api.cardFees.change({
          id: debit,
          version,
          rules: [1, 2, 3].map((fromInstalments) => ({ ...DEBIT, basisPoints, fromInstalments })),
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rules = await rulesOf(debit);
    expect(rules).toHaveLength(3);
    expect(new Set(rules?.map(({ basisPoints }) => basisPoints)).size).toBe(1);
  });

  test('says whether commissions are of what is left', async () => {
    await api.cardFees.changeCommissions({ commissionAfterFees: true });
    expect((await api.cardFees.get()).commissionAfterFees).toBe(true);
    await api.cardFees.changeCommissions({ commissionAfterFees: false });
    expect((await api.cardFees.get()).commissionAfterFees).toBe(false);
  });

  test('takes the rules away with a way that nobody paid by', async () => {
    const { id } = await api.paymentMethods.create({ name: 'Voucher', kind: 'card' });
    await changeFees({ company: api }, id, [DEBIT]);
    await api.paymentMethods.remove({ id });
    expect(await rulesOf(id)).toBeUndefined();
  });
});

test('the team neither sees nor changes them', async () => {
  const person = { name: 'Rui', email: 'rui@salao.test' };
  const desk = (await world.as(await salon.isJoinedBy(person, 'receptionist'))).company.cardFees;
  const forbidden = { code: 'FORBIDDEN' };
  await expect(desk.get()).rejects.toMatchObject(forbidden);
  await expect(desk.change({ id: debit, rules: [], version: 1 })).rejects.toMatchObject(forbidden);
  const after = { commissionAfterFees: true };
  await expect(desk.changeCommissions(after)).rejects.toMatchObject(forbidden);
});

test('another company finds nothing', async () => {
  await changeFees({ company: api }, debit, [DEBIT]);
  const neighbour = (await world.as(barber.ownerId)).company.cardFees;
  await expect(neighbour.change({ id: debit, rules: [], version: 1 })).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_NOT_FOUND',
  });
  const theirs = (await neighbour.get()).methods;
  expect(theirs.flatMap(({ rules }) => rules)).toEqual([]);
  expect(theirs.map(({ paymentMethodId }) => paymentMethodId)).not.toContain(debit);
  expect(await rulesOf(debit)).toHaveLength(1);
});
