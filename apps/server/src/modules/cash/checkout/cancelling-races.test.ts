import { setTimeout } from 'node:timers/promises';
import { cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { book } from '../../../../tests/agenda-support.ts';
import { openAnotherCounter, payment, someTime } from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { setServiceUses } from '../../stock/service-products.commands.ts';

const world = testWorld();
const AT_ONCE = 16;

/** The database writes down what it counts a second later. */
async function deadlocks(): Promise<number> {
  await setTimeout(1500);
  const { rows } = await world.system.database.owner.execute<{ count: number }>(
    sql`select deadlocks::integer as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

async function openBath() {
  const counter = await openAnotherCounter(world);
  const { salon } = counter;
  const sold = { currentStock: 100, price: cents(40_00) };
  const [cream, oil] = [await salon.stocks('Creme', sold), await salon.stocks('Óleo', sold)];
  const [bath, spa, both] = [
    await salon.offers('Banho'),
    await salon.offers('Spa'),
    await salon.offers('Banho e spa'),
  ];
  const uses = (productId: string, serviceIds: string[]) =>
    world.inCompany(salon.companyId, (scope) =>
      setServiceUses(
        scope,
        productId,
        serviceIds.map((serviceId) => ({ serviceId, quantity: 1 })),
      ),
    );
  await uses(cream, [bath, both]);
  await uses(oil, [spa, both]);
  return { counter, cream, oil, bath, spa, both };
}

type Bath = Awaited<ReturnType<typeof openBath>>;

async function came({ counter }: Bath, serviceId: string) {
  const { id } = await book(counter, someTime(), { serviceIds: [serviceId] });
  const { changeStatus } = counter.api.scheduling.appointments;
  return changeStatus({ id, status: 'completed' });
}

/** Uses up the one and buys the other. */
async function cameAndBought(place: Bath, serviceId: string, productId: string): Promise<string> {
  const visit = await came(place, serviceId);
  const items = [{ kind: 'product' as const, productId, quantity: 1, priceCents: 40_00 }];
  const by = { PIX: visit.priceCents + 40_00 };
  const form = payment(place.counter, visit, { by, items });
  await place.counter.api.cash.settlements.settle(form);
  return visit.id;
}

test('visits that are cancelled and undone at once bring products back, and nobody waits in a circle', async () => {
  const place = await openBath();
  const { cream, oil, bath, spa, both, counter } = place;
  const { changeStatus } = counter.api.scheduling.appointments;
  const before = await deadlocks();
  for (let round = 0; round < 3; round += 1) {
    const [paidOnes, others]: [string[], string[]] = [[], []];
    for (let pair = 0; pair < AT_ONCE / 4; pair += 1) {
      paidOnes.push(await cameAndBought(place, bath, oil));
      paidOnes.push(await cameAndBought(place, spa, cream));
      for (const one of [await came(place, both), await came(place, both)]) others.push(one.id);
    }
    const changes = [
      ...paidOnes.map((id) => changeStatus({ id, status: 'cancelled' })),
      ...others.map((id) => changeStatus({ id, status: 'confirmed' })),
    ];
    await Promise.all(changes);
    const stock = (await counter.api.stock.products.list()).map((one) => one.currentStock);
    expect(stock).toEqual([100, 100]);
  }
  expect(await deadlocks()).toBe(before);
}, 120_000);
