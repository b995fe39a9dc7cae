import { beforeEach, describe, expect, test } from 'vitest';
import {
  earnReward,
  exchange,
  type LoyalCounter,
  openLoyalCounter,
  payWith,
  promise,
} from '../../../tests/loyalty-support.ts';
import { served } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let counter: LoyalCounter;

beforeEach(async () => {
  counter = await openLoyalCounter(world);
});

describe('campaigns of loyalty', () => {
  test('are listed newest first, with the name of the service that they give', async () => {
    await promise(counter);
    const tenth = {
      conditionType: 'amount_spent',
      conditionValue: 500_00,
      rewardType: 'percentage_discount',
      rewardValue: 12_50,
      rewardServiceId: null,
    } as const;
    await promise(counter, { name: 'Gastou, ganhou', ...tenth });
    expect(await counter.api.loyalty.campaigns.list()).toMatchObject([
      { name: 'Gastou, ganhou', ...tenth, rewardServiceName: null },
      { name: 'Corte grátis', rewardServiceName: 'Corte fiel', rewardValue: null, active: true },
    ]);
  });

  const fixed = {
    rewardType: 'fixed_discount',
    rewardValue: 10_00,
    rewardServiceId: null,
  } as const;
  const percent = { ...fixed, rewardType: 'percentage_discount' } as const;

  test.each([
    [{ name: ' ' }, 'Nome é obrigatório'],
    [{ conditionValue: 0 }, 'Meta inválida'],
    [{ conditionType: 'amount_spent', conditionValue: 99 }, 'A meta mínima é R$ 1,00'],
    [{ conditionValue: 10_001 }, 'Use no máximo 10000 serviços'],
    [{ rewardServiceId: null }, 'Escolha o serviço'],
    [{ rewardValue: 0 }, 'Serviço gratuito não tem valor'],
    [{ ...fixed, rewardValue: null }, 'Valor é obrigatório'],
    [{ ...fixed, rewardValue: -1 }, 'Valor inválido'],
    [{ ...percent, rewardValue: 100_01 }, 'Percentual não pode ser maior que 100%'],
  ] as const)('%o is refused with one sentence', async (wrong, message) => {
    await expect(promise(counter, wrong)).rejects.toMatchObject({
      data: { issues: [{ message }] },
    });
  });

  test('give no service of another company', async () => {
    const { haircut } = await openLoyalCounter(world);
    await expect(promise(counter, { rewardServiceId: haircut })).rejects.toMatchObject({
      code: 'REWARD_SERVICE_NOT_FOUND',
    });
    expect(await counter.api.loyalty.campaigns.list()).toEqual([]);
  });
});

describe('campaigns of points', () => {
  test('take a value of nothing for none, and at least one point', async () => {
    expect(await exchange(counter, 10, 0)).toMatchObject({ rewardValueCents: null });
    await expect(exchange(counter, 0)).rejects.toMatchObject({
      data: { issues: [{ message: 'Informe pelo menos 1 ponto' }] },
    });
  });
});

describe('the figures', () => {
  const figures = () => counter.api.loyalty.campaigns.figures();

  test('are nothing before anybody came', async () => {
    expect(await figures()).toEqual({ usedThisMonth: 0, conversionPercent: 0 });
  });

  test('count who earned among those who came, and what was used and not given back', async () => {
    await promise(counter);
    const { salon, api } = counter;
    const bia = await salon.serves('Bia');
    const { status, visits } = await earnReward(counter);
    await served(counter, { clientId: bia });
    expect(await figures()).toEqual({ usedThisMonth: 0, conversionPercent: 50 });
    const rewards = [{ kind: 'loyalty' as const, id: status.id }];
    const { id } = await payWith(counter, visits[1], { rewards, due: 0 });
    expect((await figures()).usedThisMonth).toBe(1);
    await api.cash.settlements.refund({ id });
    expect((await figures()).usedThisMonth).toBe(0);
  });

  test('leave out whoever did not come after all', async () => {
    await promise(counter, { conditionValue: 1 });
    const bia = await counter.salon.serves('Bia');
    await served(counter);
    const { id } = await served(counter, { clientId: bia });
    const { changeStatus } = counter.api.scheduling.appointments;
    await changeStatus({ id, status: 'cancelled' });
    expect((await figures()).conversionPercent).toBe(100);
  });
});
