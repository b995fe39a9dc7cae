import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { refusalOf } from '../../../../tests/booking-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { pairLine } from '../../../../tests/whatsapp-support.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { listSaid } from '../conversations/conversations.queries.ts';
import { messages } from '../messages.table.ts';
import { judgeMessage } from '../sending/judges.rules.ts';

const world = testWorld();
let salon: Salon;
let api: Api;
const inSalon = <Answer>(work: Parameters<typeof world.inCompany<Answer>>[1]) =>
  world.inCompany(salon.salon.companyId, work);
let eva: string;

beforeAll(async () => {
  salon = await openSalon(world);
  api = salon.api;
});

beforeEach(async () => {
  await inSalon(async (scope) => {
    await scope.delete(messages);
    await scope.delete(whatsappConnections);
  });
  eva = await salon.salon.serves('Eva Lima', { phone: '11933334444' });
  await api.clients.record.recordConsent({ clientId: eva, granted: true, source: 'counter' });
});

const send = () => api.messaging.returns.send({ clientId: eva, serviceId: salon.haircut });
const callsOf = async (clientId: string) =>
  (await api.messaging.returns.list({ clientIds: [clientId] })).calls;
const stored = () => inSalon((scope) => scope.select().from(messages));

async function judge(now = noon) {
  const [message] = await stored();
  if (!message) throw new Error('Nothing waits');
  return inSalon((scope) => judgeMessage(scope, message, now));
}

test('a call that is noted says when and by whom, once a day', async () => {
  const { note } = api.messaging.returns;
  const call = { clientId: eva, day: '2026-03-10', standing: 'done', byName: 'Bê' };
  expect(await note({ clientId: eva })).toEqual(call);
  expect(await note({ clientId: eva })).toEqual(call);
  expect(await callsOf(eva)).toEqual([call]);
  expect(await callsOf(salon.maria)).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

test('a call that is noted is nothing that she answers', async () => {
  await api.messaging.returns.note({ clientId: eva });
  const said = await inSalon((scope) =>
    listSaid(scope, { conversationId: crypto.randomUUID(), clientIds: [eva] }),
  );
  expect(said).toEqual([]);
});

describe('an invitation', () => {
  beforeEach(() => pairLine(world, salon.salon.companyId));

  test('goes out by the number of the company, with a way out, as news to one client', async () => {
    expect((await api.messaging.returns.list({ clientIds: [eva] })).sends).toBe(true);
    expect(await send()).toMatchObject({ standing: 'waiting', byName: 'Bê' });
    expect(await refusalOf(send())).toBe('ALREADY_CALLED');
    const all = await stored();
    expect(all).toMatchObject([{ occasion: 'return', state: 'queued', channel: 'whatsapp' }]);
    expect(all[0]?.text).toMatch(/^Oi, Eva! Já está na hora de voltar: Corte\..*SAIR/s);
    expect(await judge()).toMatchObject({ say: { recipient: '5511933334444' } });
    expect(await judge(noon.add({ hours: 73 }))).toEqual({ skip: 'too-late' });
  });

  test('is not said to whoever takes her consent back meanwhile, or books', async () => {
    await send();
    await book(salon, at(16, '09:00'), { clientId: eva });
    expect(await judge()).toEqual({ skip: 'no-longer-true' });
    await api.clients.record.recordConsent({ clientId: eva, granted: false, source: 'counter' });
    expect(await judge()).toEqual({ skip: 'stopped' });
  });

  test('is refused to whoever allowed no news, has no phone or is not there', async () => {
    await api.clients.record.recordConsent({ clientId: eva, granted: false, source: 'counter' });
    expect(await refusalOf(send())).toBe('NEWS_NOT_ALLOWED');
    const other = await openSalon(world, 'Outro Salão');
    const wish = { clientId: other.maria, serviceId: salon.haircut };
    expect(await refusalOf(api.messaging.returns.send(wish))).toBe('CLIENT_NOT_FOUND');
    expect(await refusalOf(api.messaging.returns.note({ clientId: other.maria }))).toBe(
      'CLIENT_NOT_FOUND',
    );
    expect(await stored()).toEqual([]);
  });

  test('is not promised to whoever was called today', async () => {
    await api.messaging.returns.note({ clientId: eva });
    expect(await refusalOf(send())).toBe('ALREADY_CALLED');
    expect(await stored()).toMatchObject([{ channel: 'link', state: 'sent' }]);
  });

  test('that reached nobody may be sent again on the same day', async () => {
    await send();
    await inSalon((scope) => scope.update(messages).set({ state: 'failed', error: 'gone' }));
    expect(await callsOf(eva)).toMatchObject([{ standing: 'lost' }]);
    expect(await send()).toMatchObject({ standing: 'waiting' });
    expect(await stored()).toMatchObject([{ state: 'queued', error: '' }]);
  });
});

test('without a number nothing is promised', async () => {
  expect((await api.messaging.returns.list({ clientIds: [eva] })).sends).toBe(false);
  expect(await refusalOf(send())).toBe('WHATSAPP_NOT_CONNECTED');
});

test('a professional neither sees nor makes calls', async () => {
  const person = { name: 'Lia', email: 'lia@retornos.test' };
  const hers = await world.as(await salon.salon.isJoinedBy(person, 'professional'));
  const { list, note } = hers.messaging.returns;
  expect(await refusalOf(list({ clientIds: [eva] }))).toBe('FORBIDDEN');
  expect(await refusalOf(note({ clientId: eva }))).toBe('FORBIDDEN');
});
