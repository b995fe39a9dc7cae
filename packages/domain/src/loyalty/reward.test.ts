import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sumOf } from '../shared/money.ts';
import { type Reward, rewardOfPoints, rewardText, takeOff } from './reward.ts';

const haircut = { serviceId: 'haircut', price: cents(50_00), loyaltyPoints: 10 };
const brushing = { serviceId: 'brushing', price: cents(30_00), loyaltyPoints: 5 };
const visit = { services: [haircut, brushing], price: cents(80_00) };

const percent = (value: number): Reward => ({
  rewardType: 'percentage_discount',
  rewardValue: value,
  rewardServiceId: null,
});
const amount = (value: number): Reward => ({
  rewardType: 'fixed_discount',
  rewardValue: value,
  rewardServiceId: null,
});
const free = (rewardServiceId: string): Reward => ({
  rewardType: 'free_service',
  rewardValue: null,
  rewardServiceId,
});

describe('what rewards take off a visit', () => {
  test.each([
    ['a percentage of its price', [percent(10_00)], [800]],
    ['half a cent rounds up', [percent(33)], [26]],
    ['all of it', [percent(100_00)], [8000]],
    ['an amount', [amount(2500)], [2500]],
    ['a service that was done', [free('brushing')], [3000]],
    ['nothing for a service that was not', [free('colour')], [0]],
    ['a service once, though it is promised twice', [free('haircut'), free('haircut')], [5000, 0]],
    ['what is left after the first', [amount(7000), percent(50_00)], [7000, 1000]],
    ['never more than is to be paid', [amount(90_00)], [8000]],
    ['nothing where nothing is promised', [amount(0)], [0]],
  ])('%s', (_, rewards, expected) => {
    expect(takeOff(rewards, visit).map(({ discount }) => discount)).toEqual(expected);
  });

  test('a reward above the price says what it would have been worth', () => {
    expect(takeOff([amount(90_00)], visit)).toEqual([{ worth: 9000, discount: 8000 }]);
  });

  test('a visit that a coupon made cheaper is never below nothing', () => {
    const cheaper = { ...visit, price: cents(20_00) };
    expect(takeOff([free('haircut'), amount(500)], cheaper)).toEqual([
      { worth: 5000, discount: 2000 },
      { worth: 500, discount: 0 },
    ]);
  });

  test('whatever is used, no more than the price comes off', () => {
    const reward = fc.oneof(
      fc.integer({ min: 0, max: 100_00 }).map(percent),
      fc.integer({ min: 0, max: 200_00 }).map(amount),
      fc.constantFrom('haircut', 'brushing', 'colour').map(free),
    );
    const price = fc.integer({ min: 0, max: 80_00 }).map(cents);
    fc.assert(
      fc.property(fc.array(reward, { maxLength: 3 }), price, (rewards, left) => {
        const taken = takeOff(rewards, { ...visit, price: left });
        expect(sumOf(taken.map(({ discount }) => discount))).toBeLessThanOrEqual(left);
        for (const { worth, discount } of taken) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(worth);
        }
      }),
    );
  });
});

test.each([
  ['an amount', { rewardValue: cents(2000), rewardServiceId: null }, amount(2000)],
  ['a service', { rewardValue: null, rewardServiceId: 'haircut' }, free('haircut')],
  [
    'the amount, where both are named',
    { rewardValue: cents(2000), rewardServiceId: 'x' },
    amount(2000),
  ],
  ['nothing that is paid here', { rewardValue: null, rewardServiceId: null }, amount(0)],
])('points are exchanged for %s', (_, campaign, expected) => {
  expect(rewardOfPoints(campaign)).toEqual(expected);
});

test.each([
  [percent(12_50), '12,5% de desconto'],
  [percent(10_00), '10% de desconto'],
  [amount(2000), 'R$ 20,00 de desconto'],
  [free('haircut'), 'Serviço gratuito'],
])('a reward is said in one way: %j', (reward, expected) => {
  expect(rewardText(reward)).toBe(expected);
});
