import { beforeEach, describe, expect, test } from 'vitest';
import {
  earnReward,
  exchange,
  type LoyalCounter,
  openLoyalCounter,
  payWith,
  pointsOfMaria,
  promise,
  statusesOf,
} from '../../../tests/loyalty-support.ts';
import { served } from '../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { creditVisit } from './visit-credit.commands.ts';

const world = testWorld();
let counter: LoyalCounter;

beforeEach(async () => {
  counter = await openLoyalCounter(world);
});

function become(id: string, status: 'completed' | 'confirmed' | 'cancelled') {
  return counter.api.scheduling.appointments.changeStatus({ id, status });
}

describe('points', () => {
  test('are earned by what was done, as the booking promised them', async () => {
    const { api, haircut, brushing, ana } = counter;
    const services = await api.scheduling.bookingChoices.services({ professionalId: ana });
    const chosen = services.filter(({ id }) => [haircut, brushing].includes(id));
    const promised = chosen.reduce((sum, { loyaltyPoints }) => sum + loyaltyPoints, 0);
    await served(counter, { serviceIds: [haircut, brushing] });
    expect(await pointsOfMaria(counter)).toMatchObject({
      balance: promised,
      earned: 15,
      used: 0,
      count: 1,
      movements: [{ type: 'earned', points: 15, description: 'Atendimento: Corte fiel, Escova' }],
    });
  });

  test('go when the visit was not, and come again with it, once each', async () => {
    const { id } = await served(counter);
    await become(id, 'completed');
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 10, count: 1 });
    for (const _ of [1, 2]) {
      await become(id, 'confirmed');
      expect(await pointsOfMaria(counter)).toMatchObject({ balance: 0, earned: 0 });
      await become(id, 'completed');
      expect(await pointsOfMaria(counter)).toMatchObject({ balance: 10, earned: 10 });
    }
    expect((await pointsOfMaria(counter)).count).toBe(5);
  });

  test('that were spent stay spent: what goes stops at nothing', async () => {
    const { id: campaignId } = await exchange(counter, 6);
    const { id } = await served(counter);
    await counter.api.loyalty.clients.usePoints({ clientId: counter.maria, campaignId });
    await become(id, 'cancelled');
    expect(await pointsOfMaria(counter)).toMatchObject({
      balance: 0,
      earned: 6,
      used: 6,
      movements: [{ type: 'taken_back', points: -4 }, { type: 'redeemed', points: -6 }, {}],
    });
  });

  test('that were spent are not earned a second time by the same visit', async () => {
    const { id: campaignId } = await exchange(counter, 6);
    const { id } = await served(counter);
    await counter.api.loyalty.clients.usePoints({ clientId: counter.maria, campaignId });
    for (const _ of [1, 2]) {
      await become(id, 'confirmed');
      await become(id, 'completed');
    }
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 4, earned: 10, used: 6 });
    await served(counter);
    await become(id, 'confirmed');
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 4, earned: 10, used: 6 });
  });

  test('go with a visit that is deleted', async () => {
    await promise(counter);
    const { id } = await served(counter);
    await counter.api.scheduling.appointments.remove({ id });
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 0 });
    expect(await statusesOf(counter)).toMatchObject([{ progressValue: 0 }]);
  });

  test('of one completion are credited once, however often it is said', async () => {
    await promise(counter);
    const { id } = await served(counter);
    const { haircut, maria, salon } = counter;
    const line = { serviceId: haircut, price: 5000 as never, loyaltyPoints: 10 };
    const visit = { appointmentId: id, clientId: maria, services: [line], serviceNames: 'Corte' };
    await world.inCompany(salon.companyId, (scope) =>
      creditVisit(scope, { ...visit, price: line.price }, noon),
    );
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 10 });
    expect(await statusesOf(counter)).toMatchObject([{ progressValue: 1 }]);
  });
});

describe('a campaign', () => {
  test('counts services until the reward is earned', async () => {
    await promise(counter);
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([
      { campaignName: 'Corte grátis', progressValue: 1, targetValue: 2, earnedAt: null },
    ]);
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([
      { progressValue: 2, earnedAt: noon.toString(), usedAt: null },
    ]);
  });

  test('counts what is to be paid, where it says so', async () => {
    await promise(counter, {
      conditionType: 'amount_spent',
      conditionValue: 10_000,
      rewardType: 'percentage_discount',
      rewardValue: 1000,
      rewardServiceId: null,
    });
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([{ progressValue: 5000, earnedAt: null }]);
  });

  test('that is not active counts nothing, and one that changes keeps what was begun', async () => {
    const { id, version } = await promise(counter);
    await served(counter);
    const { haircut: rewardServiceId, api } = counter;
    const form = { name: 'Outra', conditionType: 'services_count', conditionValue: 9 } as const;
    const reward = { rewardType: 'free_service', rewardServiceId } as const;
    await api.loyalty.campaigns.update({ id, version, ...form, ...reward });
    await api.loyalty.campaigns.deactivate({ id });
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([
      { campaignName: 'Outra', progressValue: 1, targetValue: 2 },
    ]);
  });

  test('gives no second reward for the same visits, undone and completed again', async () => {
    await promise(counter);
    const { status, visits } = await earnReward(counter);
    await counter.api.loyalty.clients.useReward({ clientId: counter.maria, id: status.id });
    for (const next of ['confirmed', 'completed'] as const)
      for (const { id } of visits) await become(id, next);
    expect(await statusesOf(counter)).toMatchObject([
      { id: status.id, progressValue: 2, usedAt: noon.toString() },
    ]);
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([{ progressValue: 1, earnedAt: null }, {}]);
  });

  test('begins anew after its reward was used, and not before', async () => {
    await promise(counter);
    const { status, visits } = await earnReward(counter);
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([{ progressValue: 3 }]);
    await payWith(counter, visits[1], { rewards: [{ kind: 'loyalty', id: status.id }], due: 0 });
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([
      { progressValue: 1, earnedAt: null },
      { progressValue: 3, usedAt: noon.toString() },
    ]);
  });

  test('takes the reward back with the visit that earned it, unless it is used', async () => {
    await promise(counter);
    const { status, visits } = await earnReward(counter);
    await become(visits[1].id, 'confirmed');
    expect(await statusesOf(counter)).toMatchObject([{ progressValue: 1, earnedAt: null }]);
    await become(visits[1].id, 'completed');
    const { clients } = counter.api.loyalty;
    await clients.useReward({ clientId: counter.maria, id: status.id });
    await become(visits[0].id, 'cancelled');
    expect(await statusesOf(counter)).toMatchObject([
      { progressValue: 1, earnedAt: noon.toString(), usedAt: noon.toString() },
    ]);
  });

  test('that is gone leaves what was earned', async () => {
    const { id } = await promise(counter);
    const { status } = await earnReward(counter);
    await counter.api.loyalty.campaigns.remove({ id });
    await served(counter);
    expect(await statusesOf(counter)).toMatchObject([{ campaignName: null, progressValue: 2 }]);
    const { clients } = counter.api.loyalty;
    const used = await clients.useReward({ clientId: counter.maria, id: status.id });
    expect(used).toMatchObject([{ usedAt: noon.toString() }]);
  });

  test('says how many would lose what they collected if it went', async () => {
    const { id } = await promise(counter);
    const collecting = async () => (await counter.api.loyalty.campaigns.list())[0]?.collecting;
    expect(await collecting()).toBe(0);
    await served(counter);
    expect(await collecting(), 'half way').toBe(1);
    expect(await counter.api.loyalty.campaigns.reactivate({ id })).toMatchObject({ collecting: 1 });
    await served(counter);
    expect(await collecting(), 'earned, and hers').toBe(0);
  });

  test('loses nothing of whoever was forgotten, and does not count her', async () => {
    await promise(counter);
    await served(counter);
    const collecting = async () => (await counter.api.loyalty.campaigns.list())[0]?.collecting;
    expect(await collecting()).toBe(1);
    await counter.api.clients.record.anonymize({ clientId: counter.maria });
    expect(await collecting()).toBe(0);
  });

  test('goes on where two records of one person become one', async () => {
    await promise(counter);
    const other = await counter.salon.serves('Maria A.');
    await served(counter, { clientId: other });
    await served(counter);
    await counter.api.clients.record.merge({ keptId: counter.maria, mergedId: other });
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 20 });
    expect(await statusesOf(counter)).toHaveLength(2);
    await served(counter);
    expect((await statusesOf(counter)).map(({ progressValue }) => progressValue).sort()).toEqual([
      1, 2,
    ]);
  });
});
