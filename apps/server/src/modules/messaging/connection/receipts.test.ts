import type { MessageState, Receipt } from '@app/domain/messaging/message-state';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { messages } from '../messages.table.ts';
import { findConnection } from './connections.queries.ts';
import { noteReceipts, type ReceiptNews } from './receipts.commands.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

const world = testWorld();
let salon: CompanyStory;
let other: CompanyStory;
let count = 0;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Dona', email: 'dona@recibos.test' });
  other = await world.tell.company('Outro', { name: 'Outra', email: 'outra@recibos.test' });
});

beforeEach(() =>
  world.inCompany(salon.companyId, async (scope) => {
    await scope.delete(messages);
    await scope.delete(whatsappConnections);
    await scope
      .insert(whatsappConnections)
      .values({ provider: 'evolution', lineName: 'linha', secretHash: 'x', state: 'connected' });
  }),
);

async function sent(
  providerId: string | null,
  { state = 'sending', recipient = '+5511987654321' }: Partial<Said> = {},
): Promise<string> {
  count += 1;
  const row = { occasion: 'manual', occasionKey: `recibo ${count}`, plannedAt: noon } as const;
  return world.inCompany(salon.companyId, async (scope) => {
    const values = { ...row, state, recipient, providerId, text: 'Oi', takenAt: noon };
    const [stored] = await scope.insert(messages).values(values).returning({ id: messages.id });
    return stored?.id ?? '';
  });
}
type Said = { state: MessageState; recipient: string };

function receipt(providerId: string, status: Receipt, more: Partial<ReceiptNews> = {}) {
  const nothing = { reference: null, errorCode: null, at: null };
  return { kind: 'receipt' as const, providerId, status, ...nothing, ...more };
}

function hear(receipts: ReceiptNews[], company = salon) {
  return world.inCompany(company.companyId, (scope) => noteReceipts(scope, receipts, noon));
}

async function read(id: string) {
  const [row] = await world.inCompany(salon.companyId, (scope) =>
    scope.select().from(messages).where(eq(messages.id, id)),
  );
  return row;
}

const connection = () => world.inCompany(salon.companyId, findConnection);

describe('what a receipt says', () => {
  test('raises the message and keeps the moments', async () => {
    const id = await sent('A');
    const before = noon.subtract({ minutes: 1 });
    await hear([receipt('A', 'sent', { at: before })]);
    await hear([receipt('A', 'delivered')]);
    expect(await read(id)).toMatchObject({
      state: 'delivered',
      sentAt: before,
      deliveredAt: noon,
      readAt: null,
    });
  });

  test.each<[MessageState, Receipt]>([
    ['read', 'delivered'],
    ['delivered', 'sent'],
    ['sent', 'failed'],
    ['skipped', 'sent'],
  ])('never takes %s back to %s', async (state, status) => {
    const id = await sent('B', { state });
    await hear([receipt('B', status)]);
    expect((await read(id))?.state).toBe(state);
  });

  test('counts the highest of what comes at once, in any order', async () => {
    const id = await sent('C');
    await hear([receipt('C', 'read'), receipt('C', 'sent'), receipt('C', 'delivered')]);
    expect((await read(id))?.state).toBe('read');
  });

  test('fills in the moment of a step that was heard of late', async () => {
    const id = await sent('D', { state: 'read' });
    await hear([receipt('D', 'delivered')]);
    expect(await read(id)).toMatchObject({ state: 'read', deliveredAt: noon });
  });

  test('of our own id finds a message whose answer never came', async () => {
    const id = await sent(null);
    await hear([receipt('wamid.1', 'sent', { reference: id })]);
    expect(await read(id)).toMatchObject({ state: 'sent', providerId: 'wamid.1' });
  });

  test('of another company changes nothing', async () => {
    const id = await sent('E');
    await hear([receipt('E', 'read')], other);
    expect((await read(id))?.state).toBe('sending');
  });

  test('of what nobody sent is left alone', async () => {
    expect(await hear([receipt('nobody', 'failed', { reference: 'lixo' })])).toEqual([]);
  });

  test('that it failed is answered with the message', async () => {
    const id = await sent('F');
    expect(await hear([receipt('F', 'failed', { errorCode: 131_026 })])).toEqual([{ id }]);
    expect(await read(id)).toMatchObject({ state: 'failed', error: 'refused 131026' });
    expect(await hear([receipt('F', 'failed')])).toEqual([]);
  });
});

describe('refusals of strangers', () => {
  test('three in a row stop strangers, and one that arrives lets them go on', async () => {
    const strangers = ['+5511900000463', '+5512900000463', '+5513900000463'];
    for (const [index, recipient] of strangers.entries()) await sent(`S${index}`, { recipient });
    await hear([receipt('S0', 'failed'), receipt('S1', 'failed')]);
    expect(await connection()).toMatchObject({ refusedInARow: 2, strangersStoppedAt: null });
    await hear([receipt('S2', 'failed')]);
    expect(await connection()).toMatchObject({ refusedInARow: 3, strangersStoppedAt: noon });

    await sent('S3', { recipient: '+5514987654321' });
    await hear([receipt('S3', 'delivered')]);
    expect(await connection()).toMatchObject({ refusedInARow: 0, strangersStoppedAt: null });
  });

  test('what fails at somebody who was reached before says nothing about the number', async () => {
    await sent('K0');
    await hear([receipt('K0', 'read')]);
    await sent('K1');
    await hear([receipt('K1', 'failed')]);
    expect(await connection()).toMatchObject({ refusedInARow: 0 });
  });

  test('what arrives at somebody who was reached before does not prove the limit gone', async () => {
    await sent('L0');
    await hear([receipt('L0', 'read')]);
    await sent('L1', { recipient: '+5511900000463' });
    await hear([receipt('L1', 'failed')]);
    await sent('L2');
    await hear([receipt('L2', 'delivered')]);
    expect(await connection()).toMatchObject({ refusedInARow: 1 });
  });
});
