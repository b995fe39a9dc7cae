import type { CartLine } from '@app/contract/cash/cart.contract';
import { beforeEach, expect, test } from 'vitest';
import {
  type Counter,
  openAnotherCounter,
  outcomes,
  served,
} from '../../../../tests/settlement-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
const AT_ONCE = 24;
let counter: Counter;
let cuts: CartLine;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  const services = [{ serviceId: counter.haircut, sessions: 3 }];
  const terms = { name: 'Três cortes', priceCents: 100_00, services };
  const { id: packageId } = await counter.api.prepaid.packages.create(terms);
  cuts = { kind: 'package', packageId, priceCents: 100_00 };
});

const inCash = (amountCents: number) => [
  { paymentMethodId: counter.ways.Dinheiro ?? '', amountCents },
];

test('who buys a package while others spend on her account holds nobody up', async () => {
  const { api, maria: clientId } = counter;
  await api.prepaid.clients.setLimit({ clientId, limitCents: 9_999_00 });
  const visits: Awaited<ReturnType<typeof served>>[] = [];
  for (let count = 0; count < AT_ONCE; count += 1) visits.push(await served(counter));
  const settled = await Promise.allSettled(
    visits.map(({ id: appointmentId, priceCents }, place) =>
      api.cash.settlements.settle({
        appointmentId,
        priceCents,
        ...(place % 2 === 0
          ? { items: [cuts], parts: inCash(priceCents + 100_00) }
          : { prepaid: { accountCents: priceCents }, parts: [] }),
      }),
    ),
  );
  expect(new Set(outcomes(settled))).toEqual(new Set(['done']));
});

test('who is merged while she buys has bought it, or is not there any more', async () => {
  const { api, maria: mergedId } = counter;
  const keptId = await counter.salon.serves('Maria A.');
  const line: CartLine = { kind: 'account', amountCents: 10_00 };
  const sale = { clientId: mergedId, items: [line], parts: inCash(10_00) };
  const sales = Array.from({ length: AT_ONCE }, () => api.cash.sales.sell(sale));
  const [merged, ...sold] = await Promise.allSettled([
    api.clients.record.merge({ keptId, mergedId }),
    ...sales,
  ]);
  expect(merged?.status).toBe('fulfilled');
  const ends = outcomes(sold);
  const bought = ends.filter((end) => end === 'done').length;
  expect(ends.filter((end) => end === 'CLIENT_NOT_FOUND')).toHaveLength(AT_ONCE - bought);
  const { balanceCents } = await api.prepaid.clients.account({ clientId: keptId });
  expect(balanceCents).toBe(bought * 10_00);
});
