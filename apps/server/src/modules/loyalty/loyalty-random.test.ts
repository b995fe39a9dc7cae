import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { book } from '../../../tests/agenda-support.ts';
import {
  exchange,
  type LoyalCounter,
  openLoyalCounter,
  payWith,
  promise,
} from '../../../tests/loyalty-support.ts';
import { someTime } from '../../../tests/settlement-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
const DAYS = 12;
const VISITS = 4;

type Step = { do: (typeof STEPS)[number]; visit: number };
const STEPS = [
  'complete',
  'undo',
  'cancel',
  'pay',
  'refund',
  'useReward',
  'usePoints',
  'undoReward',
  'undoPoints',
] as const;
/** Without these nothing else can be done. */
const OFTEN = ['complete', 'complete', 'complete', 'pay', 'refund'] as const;
const day = fc.array(
  fc.record({ do: fc.constantFrom(...STEPS, ...OFTEN), visit: fc.nat({ max: VISITS - 1 }) }),
  { minLength: 14, maxLength: 22 },
);

test('after every day balances and progress are the sums of their rows, and never below zero', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(day, async (steps) => {
      const counter = await openLoyalCounter(world);
      await promise(counter, {
        rewardType: 'percentage_discount',
        rewardValue: 5000,
        rewardServiceId: null,
      });
      const { id: campaignId } = await exchange(counter, 15);
      const visits: string[] = [];
      for (let place = 0; place < VISITS; place += 1)
        visits.push((await book(counter, someTime())).id);
      for (const step of steps) {
        const outcome = await take(counter, step, { id: visits[step.visit] ?? '', campaignId });
        const key = `${step.do}: ${outcome}`;
        done.set(key, (done.get(key) ?? 0) + 1);
      }
      await expectSums(counter);
    }),
    { numRuns: DAYS, seed: 20_260_310, endOnFailure: true },
  );
  // Days on which nobody could do anything would prove nothing.
  for (const step of STEPS) expect(done.get(`${step}: done`), step).toBeGreaterThan(0);
}, 300_000);

type Target = { id: string; campaignId: string };

/** Does it as the counter would, or hears why not. */
async function take(counter: LoyalCounter, step: Step, target: Target): Promise<string> {
  try {
    await acts[step.do](counter, target);
    return 'done';
  } catch (error) {
    if (typeof Object(error).code === 'string' && Object(error).defined !== false)
      return Object(error).code;
    throw error;
  }
}

type Act = (counter: LoyalCounter, target: Target) => Promise<unknown>;

const acts: Record<Step['do'], Act> = {
  complete: ({ api }, { id }) => change(api, id, 'completed'),
  undo: ({ api }, { id }) => change(api, id, 'confirmed'),
  cancel: ({ api }, { id }) => change(api, id, 'cancelled'),
  pay: async (counter, { id, campaignId }) => {
    const { api, maria: clientId } = counter;
    const visit = await api.scheduling.appointments.get({ id });
    const { rewards, balance } = await api.loyalty.clients.redeemable({ clientId });
    const [reward] = rewards;
    const wanted = [
      ...(reward ? [{ kind: 'loyalty' as const, id: reward.id }] : []),
      ...(balance >= 15 ? [{ kind: 'points' as const, campaignId }] : []),
    ];
    const off = (reward ? 2500 : 0) + (balance >= 15 ? 2000 : 0);
    return payWith(counter, visit, { rewards: wanted, due: 5000 - off });
  },
  refund: async ({ api }, { id }) => {
    const settlement = await api.cash.settlements.ofAppointment({ appointmentId: id });
    return api.cash.settlements.refund({ id: settlement?.id ?? crypto.randomUUID() });
  },
  useReward: async ({ api, maria: clientId }) => {
    const { rewards } = await api.loyalty.clients.redeemable({ clientId });
    const id = rewards[0]?.id ?? crypto.randomUUID();
    return api.loyalty.clients.useReward({ clientId, id });
  },
  usePoints: ({ api, maria: clientId }, { campaignId }) =>
    api.loyalty.clients.usePoints({ clientId, campaignId }),
  undoReward: async ({ api, maria: clientId }) => {
    const statuses = await api.loyalty.clients.statuses({ clientId });
    const id = statuses.find(({ canUndo }) => canUndo)?.id ?? crypto.randomUUID();
    return api.loyalty.clients.undoReward({ clientId, id });
  },
  undoPoints: async ({ api, maria: clientId }) => {
    const { movements } = await api.loyalty.clients.points({ clientId });
    const id = movements.find(({ canUndo }) => canUndo)?.id ?? crypto.randomUUID();
    return api.loyalty.clients.undoPoints({ clientId, id });
  },
};

function change(
  api: LoyalCounter['api'],
  id: string,
  status: 'completed' | 'confirmed' | 'cancelled',
) {
  return api.scheduling.appointments.changeStatus({ id, status });
}

type Wrong = { wrong: string };

/** What does not add up, in the words of whoever looks for it. */
async function expectSums({ api, maria: clientId, salon }: LoyalCounter): Promise<void> {
  const { rows } = await world.inCompany(salon.companyId, (scope) =>
    scope.execute<Wrong>(sql`
      select 'progress of ' || s.id as wrong from client_loyalty s
      where progress_value <> (
        select coalesce(sum(amount), 0) from loyalty_progress p where p.status_id = s.id)
      union all
      select 'earned without reason: ' || id from client_loyalty
      where used_at is null and (earned_at is not null) <> (progress_value >= target_value)
      union all
      select 'used without a use: ' || s.id from client_loyalty s
      where (used_at is not null) <> exists (
        select from loyalty_redemptions r where r.status_id = s.id and r.taken_back_at is null)
      union all
      select 'below zero' from points_transactions group by client_id having sum(points) < 0
      union all
      select 'counts though not completed: ' || a.id from appointments a
      join loyalty_progress p on p.appointment_id = a.id
      group by a.id, a.status having (sum(p.amount) > 0) <> (a.status = 'completed')
      union all
      select 'use of a refunded payment: ' || r.id from loyalty_redemptions r
      join settlements paid on paid.id = r.settlement_id
      where (paid.refunded_at is null) <> (r.taken_back_at is null)`),
  );
  expect(rows).toEqual([]);
  const { balance, movements, count } = await api.loyalty.clients.points({ clientId });
  expect(movements).toHaveLength(count);
  expect(balance).toBe(movements.reduce((sum, { points }) => sum + points, 0));
}
