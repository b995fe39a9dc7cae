import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../../tests/agenda-support.ts';
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
import { outcomes, served, someTime } from '../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { POINTS_RETURNED_ONCE } from './points-transactions.table.ts';

const world = testWorld();
const AT_ONCE = 32;
let counter: LoyalCounter;

beforeEach(async () => {
  counter = await openLoyalCounter(world);
});

function inCompany(query: ReturnType<typeof sql>) {
  return world.inCompany(counter.salon.companyId, (scope) => scope.execute(query));
}

describe('a reward at the counter', () => {
  test('pays for the service it promises, stands on the receipt, and is used', async () => {
    await promise(counter);
    const { status, visits } = await earnReward(counter);
    const rewards = [{ kind: 'loyalty' as const, id: status.id }];
    const settled = await payWith(counter, visits[1], { rewards, due: 0 });
    expect(settled).toMatchObject({
      discountCents: 5000,
      totalCents: 0,
      rewards: ['Recompensa "Corte grátis": desconto de R$ 50,00'],
      items: [{ grossCents: 5000, discountCents: 5000, paidCents: 0 }],
    });
    expect(await statusesOf(counter)).toMatchObject([{ usedAt: noon.toString() }]);
    const again = payWith(counter, visits[0], { rewards, due: 0 });
    await expect(again).rejects.toMatchObject({ code: 'REWARD_UNAVAILABLE' });
    expect(
      await counter.api.cash.settlements.ofAppointment({ appointmentId: visits[0].id }),
    ).toBeNull();
  });

  test('comes back with a refund, and can be used again', async () => {
    await promise(counter);
    const { status, visits } = await earnReward(counter);
    const paying = { rewards: [{ kind: 'loyalty' as const, id: status.id }], due: 0 };
    const { id } = await payWith(counter, visits[1], paying);
    const refunded = await counter.api.cash.settlements.refund({ id });
    expect(refunded.rewards).toHaveLength(1);
    expect(await statusesOf(counter)).toMatchObject([{ earnedAt: noon.toString(), usedAt: null }]);
    await payWith(counter, visits[0], paying);
    expect(await statusesOf(counter)).toMatchObject([{ usedAt: noon.toString() }]);
  });

  test('is lost with a refund when the visits no longer reach it', async () => {
    await promise(counter);
    const { status, visits } = await earnReward(counter);
    const third = await served(counter, { serviceIds: [counter.haircut] });
    const { id } = await payWith(counter, third, {
      rewards: [{ kind: 'loyalty', id: status.id }],
      due: 0,
    });
    const { appointments } = counter.api.scheduling;
    for (const visit of visits)
      await appointments.changeStatus({ id: visit.id, status: 'cancelled' });
    await counter.api.cash.settlements.refund({ id });
    expect(await statusesOf(counter)).toMatchObject([
      { progressValue: 1, earnedAt: null, usedAt: null },
    ]);
  });

  test('above the price takes the price; points, a percentage and a discount come together', async () => {
    await promise(counter, {
      conditionValue: 1,
      rewardType: 'percentage_discount',
      rewardValue: 5000,
      rewardServiceId: null,
    });
    const { id: campaignId } = await exchange(counter, 10, 99_900);
    const visit = await served(counter);
    const [status] = await statusesOf(counter);
    const rewards = [
      { kind: 'loyalty' as const, id: status?.id ?? '' },
      { kind: 'points' as const, campaignId },
    ];
    const settled = await payWith(counter, visit, { rewards, due: 0 });
    expect(settled).toMatchObject({
      discountCents: 5000,
      totalCents: 0,
      rewards: [
        'Recompensa "Corte grátis": desconto de R$ 25,00',
        '10 pontos por "Vale R$ 20": desconto de R$ 25,00 no pagamento',
      ],
    });
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 0, used: 10 });
    await counter.api.cash.settlements.refund({ id: settled.id });
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 10, used: 0, count: 3 });
  });

  test('that takes nothing off is not used up', async () => {
    await promise(counter, { rewardServiceId: counter.brushing });
    const { status, visits } = await earnReward(counter);
    const rewards = [{ kind: 'loyalty' as const, id: status.id }];
    const wrong = payWith(counter, visits[1], { rewards, due: 5000 });
    await expect(wrong).rejects.toMatchObject({ code: 'REWARD_TAKES_NOTHING' });
    expect(await statusesOf(counter)).toMatchObject([{ usedAt: null }]);
  });

  test('of somebody else, unknown, or twice at once is refused with nothing written', async () => {
    await promise(counter);
    const { status } = await earnReward(counter);
    const other = await counter.salon.serves('Joana');
    const visit = await served(counter, { clientId: other });
    const unknown = { kind: 'points' as const, campaignId: crypto.randomUUID() };
    const hers = { kind: 'loyalty' as const, id: status.id };
    for (const rewards of [[hers], [unknown]]) {
      const refused = payWith(counter, visit, { rewards, due: 0 });
      await expect(refused).rejects.toMatchObject({ code: 'REWARD_UNAVAILABLE' });
    }
    const own = await served(counter, { serviceIds: [counter.haircut, counter.brushing] });
    const twice = payWith(counter, own, { rewards: [hers, hers], due: 0 });
    await expect(twice).rejects.toMatchObject({ code: 'REWARD_TAKES_NOTHING' });
    const { id: campaignId } = await exchange(counter, 21);
    const points = { kind: 'points' as const, campaignId };
    const tooFew = payWith(counter, own, { rewards: [points, points], due: 4000 });
    await expect(tooFew).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINTS' });
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 35, used: 0 });
    expect(await statusesOf(counter)).toMatchObject([{ usedAt: null }]);
  });
});

test('a campaign that points were exchanged in stays, and can be put out of use', async () => {
  const { points, clients } = counter.api.loyalty;
  const unused = await exchange(counter);
  const { id: campaignId, name } = await exchange(counter);
  await served(counter);
  await clients.usePoints({ clientId: counter.maria, campaignId });
  await expect(points.remove({ id: campaignId })).rejects.toMatchObject({
    code: 'POINTS_CAMPAIGN_HAS_HISTORY',
  });
  expect(await points.deactivate({ id: campaignId })).toMatchObject({ active: false });
  const { movements } = await pointsOfMaria(counter);
  expect(movements.map(({ campaignName }) => campaignName)).toContain(name);
  expect(await points.remove({ id: unused.id })).toEqual({ id: unused.id });
});

describe('given by mistake', () => {
  test('a reward is there again, and can be used', async () => {
    await promise(counter);
    const { status, visits } = await earnReward(counter);
    const { clients } = counter.api.loyalty;
    const hers = { clientId: counter.maria, id: status.id };
    expect(await clients.useReward(hers)).toMatchObject([{ canUndo: true }]);
    expect(await clients.undoReward(hers)).toMatchObject([
      { earnedAt: noon.toString(), usedAt: null, canUndo: false },
    ]);
    await expect(clients.undoReward(hers)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
    await payWith(counter, visits[1], { rewards: [{ kind: 'loyalty', id: status.id }], due: 0 });
    expect(await statusesOf(counter)).toMatchObject([{ usedAt: noon.toString(), canUndo: false }]);
    await expect(clients.undoReward(hers)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  test('points are there again, once', async () => {
    const { id: campaignId } = await exchange(counter);
    await served(counter);
    const { clients } = counter.api.loyalty;
    const clientId = counter.maria;
    const { movements } = await clients.usePoints({ clientId, campaignId });
    const [used] = movements.filter(({ canUndo }) => canUndo);
    const undo = () => clients.undoPoints({ clientId, id: used?.id ?? '' });
    const undone = await Promise.allSettled(Array.from({ length: 4 }, undo));
    expect(outcomes(undone).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'NOTHING_TO_UNDO'),
      'done',
    ]);
    const { movements: now, ...totals } = await pointsOfMaria(counter);
    expect(totals).toMatchObject({ balance: 10, used: 0, count: 3 });
    expect(now.filter(({ canUndo }) => canUndo)).toEqual([]);
    expect(now[0]).toMatchObject({ type: 'returned', points: 10, description: 'Troca desfeita' });
    // Whoever takes no lock is refused by the database.
    const again = inCompany(sql`insert into points_transactions select (jsonb_populate_record(
      back, jsonb_build_object('id', uuidv7()))).* from points_transactions back
      where returns_id is not null`);
    const constraint = POINTS_RETURNED_ONCE;
    await expect(again).rejects.toMatchObject({ cause: { constraint } });
  });

  test('points of a payment come back only with its refund, and nobody undoes for another', async () => {
    const { id: campaignId } = await exchange(counter);
    const visit = await served(counter);
    await payWith(counter, visit, { rewards: [{ kind: 'points', campaignId }], due: 3000 });
    const [paid] = (await pointsOfMaria(counter)).movements;
    const { clients } = counter.api.loyalty;
    expect(paid).toMatchObject({ type: 'redeemed', canUndo: false });
    const undo = clients.undoPoints({ clientId: counter.maria, id: paid?.id ?? '' });
    await expect(undo).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });

    await promise(counter);
    const { status } = await earnReward(counter);
    await clients.useReward({ clientId: counter.maria, id: status.id });
    const { movements } = await clients.usePoints({ clientId: counter.maria, campaignId });
    const clientId = await counter.salon.serves('Joana');
    const others = [
      () => clients.undoReward({ clientId, id: status.id }),
      () => clients.undoPoints({ clientId, id: movements[0]?.id ?? '' }),
    ];
    for (const call of others)
      await expect(call()).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });
});

describe('at the same moment', () => {
  test('one reward is used exactly once', async () => {
    await promise(counter);
    const { status } = await earnReward(counter);
    const { clients } = counter.api.loyalty;
    const use = () => clients.useReward({ clientId: counter.maria, id: status.id });
    const used = await Promise.allSettled(Array.from({ length: AT_ONCE }, use));
    expect(outcomes(used).filter((one) => one === 'done')).toHaveLength(1);
    expect(new Set(outcomes(used))).toEqual(new Set(['done', 'REWARD_UNAVAILABLE']));
    const { rows } = await inCompany(sql`select from loyalty_redemptions`);
    expect(rows).toHaveLength(1);
  });

  test('points are never fewer than none', async () => {
    const { id: campaignId } = await exchange(counter, 3);
    await served(counter);
    const { clients } = counter.api.loyalty;
    const use = () => clients.usePoints({ clientId: counter.maria, campaignId });
    const used = await Promise.allSettled(Array.from({ length: AT_ONCE }, use));
    expect(outcomes(used).filter((one) => one === 'done')).toHaveLength(3);
    expect(new Set(outcomes(used))).toEqual(new Set(['done', 'NOT_ENOUGH_POINTS']));
    expect(await pointsOfMaria(counter)).toMatchObject({ balance: 1, used: 9 });
  });

  test('several visits of one client begin one card', async () => {
    await promise(counter, { conditionValue: 10 });
    const visits: string[] = [];
    for (const _ of Array.from({ length: 8 })) {
      visits.push((await book(counter, someTime())).id);
    }
    const { changeStatus } = counter.api.scheduling.appointments;
    await Promise.all(visits.map((id) => changeStatus({ id, status: 'completed' })));
    expect(await statusesOf(counter)).toMatchObject([{ progressValue: 8 }]);
  });
});
