import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { messages } from '../messages.table.ts';
import { notices } from '../notices/notices.table.ts';
import { findConnection } from './connections.queries.ts';
import { lineJobs } from './lines.jobs.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

const world = testWorld();
let salon: CompanyStory;
let dona: Awaited<ReturnType<typeof world.as>>;
/** A phone is connected in one company at a time, so each has its own. */
const phone = { number: '', profileName: 'Salão da Dona' };
const evolution = () => world.system.whatsappSimulator.evolution;
const line = () => `empresa_${salon.companyId}`;
const row = () => world.inCompany(salon.companyId, findConnection);
let founded = 0;

beforeAll(() => evolution().trouble({ gateway: 'none', whatsapp: 'reachable' }));
beforeEach(async () => {
  founded += 1;
  phone.number = `5511987${650_000 + founded}`;
  const owner = { name: 'Dona', email: `dona${founded}@linhas.test` };
  salon = await world.tell.company(`Salão ${founded}`, owner);
  dona = await world.as(salon.ownerId);
});

async function connected(): Promise<void> {
  await dona.messaging.connection.connect({});
  await evolution().pair(line(), phone);
  await world.phoneTime.pass(1_000);
}

async function run(name: string, now = noon, data: object = {}): Promise<void> {
  const { scopes, logger } = world.system;
  const late = { ...world.system, clock: () => now };
  const job = lineJobs(() => late).find((one) => one.name === name);
  await job?.run({ scopes, actor: { userId: null, requestId: 'test' }, now, logger }, data);
}

async function noticeKinds(): Promise<string[]> {
  const rows = await world.inCompany(salon.companyId, (scope) => scope.select().from(notices));
  return rows.map(({ kind }) => kind);
}

async function set(changes: Partial<typeof whatsappConnections.$inferInsert>): Promise<void> {
  await world.inCompany(salon.companyId, (scope) => scope.update(whatsappConnections).set(changes));
}

describe('connecting a number', () => {
  test('a company without one is disconnected, and told where messages would go', async () => {
    expect(await dona.messaging.connection.read()).toMatchObject({
      state: 'disconnected',
      environment: 'sim',
      exists: false,
      health: { level: 'stopped', signs: ['disconnected'] },
    });
  });

  test('shows a picture to scan, and is connected once a phone scanned it', async () => {
    const shown = await dona.messaging.connection.connect({});
    expect(shown).toMatchObject({ state: 'connecting', pairingCode: null, codeSecondsLeft: 40 });
    const { qr } = (await evolution().instances()).find(({ name }) => name === line()) ?? {};
    expect(shown.qrCode).toBe(qr?.code);
    await evolution().pair(line(), phone);
    await world.phoneTime.pass(1_000);
    expect(await dona.messaging.connection.read()).toMatchObject({
      state: 'connected',
      phone: `+${phone.number}`,
      profileName: 'Salão da Dona',
      connectedAt: noon.toString(),
      qrCode: null,
      leftThisHour: 100,
      newPeopleLimit: 20,
      health: { level: 'good', signs: ['young'] },
    });
  });

  test('gives a code to type on the phone, also while a picture is shown', async () => {
    const first = await dona.messaging.connection.connect({ phone: '(11) 98765-0000' });
    expect(first.pairingCode).toMatch(/^[0-9A-Z]{8}$/);
    const other = await world.tell.company('Outro', {
      name: 'B',
      email: `b${founded}@linhas.test`,
    });
    const bia = await world.as(other.ownerId);
    await bia.messaging.connection.connect({});
    const second = await bia.messaging.connection.connect({ phone: '11987650001' });
    expect(second.pairingCode).toMatch(/^[0-9A-Z]{8}$/);
  });

  test('a phone that is none is refused with one sentence', async () => {
    await expect(dona.messaging.connection.connect({ phone: 'abc' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ message: 'Digite o telefone com DDD, como (11) 98765-4321' }] },
    });
  });

  test('two who press at once share one line', async () => {
    await Promise.all([
      dona.messaging.connection.connect({}),
      dona.messaging.connection.connect({}),
    ]);
    const names = (await evolution().instances()).map(({ name }) => name);
    expect(names.filter((name) => name.includes(salon.companyId))).toEqual([line()]);
  });

  test.each([
    ['down', 'WHATSAPP_GATEWAY_SILENT'],
    ['page', 'WHATSAPP_GATEWAY_SILENT'],
    ['unlicensed', 'WHATSAPP_GATEWAY_REFUSES'],
  ] as const)('a gateway that is %s is named: %s', async (gateway, code) => {
    evolution().trouble({ gateway });
    try {
      const refused = await dona.messaging.connection.connect({}).catch((error) => error);
      expect(refused).toBeInstanceOf(ORPCError);
      expect(refused.code).toBe(code);
    } finally {
      evolution().trouble({ gateway: 'none' });
    }
  });

  test('a gateway that cannot reach WhatsApp has no picture yet', async () => {
    evolution().trouble({ whatsapp: 'unreachable' });
    try {
      const waiting = await dona.messaging.connection.connect({});
      expect(waiting).toMatchObject({ state: 'connecting', qrCode: null });
    } finally {
      evolution().trouble({ whatsapp: 'reachable' });
    }
  });

  test('only who manages messages connects, and everybody who sends sees how it is', async () => {
    const email = `recepcao${founded}@linhas.test`;
    const deskId = await salon.isJoinedBy({ name: 'Rita', email }, 'receptionist');
    const desk = await world.as(deskId);
    expect(await desk.messaging.connection.read()).toMatchObject({ state: 'disconnected' });
    await expect(desk.messaging.connection.connect({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const proId = await salon.isJoinedBy(
      { name: 'Paula', email: `paula${founded}@linhas.test` },
      'professional',
    );
    const pro = await world.as(proId);
    await expect(pro.messaging.connection.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('a line whose secret is another by now is told so', async () => {
  await dona.messaging.connection.connect({});
  await set({ secretHash: 'of a key that was lost' });
  await connected();
  expect(await row()).toMatchObject({ state: 'connected' });
});

describe('a phone that another company has connected', () => {
  const taken = /^Este número já está conectado em outra empresa/;
  let other: CompanyStory;
  let otherOwner: typeof dona;
  const otherRow = () => world.inCompany(other.companyId, findConnection);

  beforeEach(async () => {
    await connected();
    const owner = { name: 'Outra', email: `outra${founded}@linhas.test` };
    other = await world.tell.company(`Outro ${founded}`, owner);
    otherOwner = await world.as(other.ownerId);
    await otherOwner.messaging.connection.connect({});
    await evolution().pair(`empresa_${other.companyId}`, phone);
  });

  test('stays with the first; the second is told why, and its line is let go', async () => {
    await world.phoneTime.pass(1_000);
    expect(await row()).toMatchObject({ state: 'connected' });
    expect(await otherRow()).toMatchObject({ state: 'disconnected', phone: '' });
    const seen = await otherOwner.messaging.connection.read();
    expect(seen).toMatchObject({ loss: 'taken', state: 'disconnected' });
    expect(await statusOf(other.companyId)).toBe('open');
    await run('whatsapp.let-go', noon, { companyId: other.companyId });
    expect(await statusOf(other.companyId)).not.toBe('open');
    expect(await statusOf(salon.companyId)).toBe('open');
  });

  test('is refused with one sentence when somebody asks', async () => {
    world.phoneTime.lose();
    const { check, connect } = otherOwner.messaging.connection;
    for (const ask of [() => check(), () => connect({})]) {
      await expect(ask()).rejects.toMatchObject({
        code: 'WHATSAPP_NUMBER_TAKEN',
        message: expect.stringMatching(taken),
      });
    }
    expect(await otherRow()).toMatchObject({ state: 'disconnected' });
  });

  test('is free again once the first has let it go', async () => {
    await dona.messaging.connection.disconnect();
    await world.phoneTime.pass(1_000);
    expect(await otherOwner.messaging.connection.check()).toMatchObject({ state: 'connected' });
    await run('whatsapp.let-go', noon, { companyId: other.companyId });
    expect(await statusOf(other.companyId)).toBe('open');
  });

  async function statusOf(companyId: string): Promise<string | undefined> {
    const found = (await evolution().instances()).find(({ name }) => name.endsWith(companyId));
    return found?.state;
  }
});

describe('restarting', () => {
  test('opens a line that hangs anew, with the same pairing', async () => {
    await connected();
    const { phone: number, connectedAt, secretHash } = (await row()) ?? {};
    await set({ state: 'connecting', disconnectedAt: noon });
    await dona.messaging.connection.restart();
    await world.phoneTime.pass(60_000);
    const same = { phone: number, connectedAt, secretHash };
    expect(await row()).toMatchObject({ ...same, state: 'connected', qrCode: null });
  });

  test('is refused without a number, and where its pairing has ended', async () => {
    const refused = { code: 'WHATSAPP_NOT_CONNECTED' };
    await expect(dona.messaging.connection.restart()).rejects.toMatchObject(refused);
    await connected();
    await set({ lineName: `${line()}_sumiu` });
    await expect(dona.messaging.connection.restart()).rejects.toMatchObject(refused);
  });

  test('of a silent gateway says so, and leaves the number as it was', async () => {
    await connected();
    evolution().trouble({ gateway: 'down' });
    try {
      await expect(dona.messaging.connection.restart()).rejects.toMatchObject({
        code: 'WHATSAPP_GATEWAY_SILENT',
      });
    } finally {
      evolution().trouble({ gateway: 'none' });
    }
    expect(await row()).toMatchObject({ state: 'connected', disconnectedAt: null });
  });

  test('is only for who manages messages', async () => {
    const email = `rita${founded}@linhas.test`;
    const desk = await world.as(await salon.isJoinedBy({ name: 'Rita', email }, 'receptionist'));
    await expect(desk.messaging.connection.restart()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('leaving', () => {
  test('a person who disconnects is not told that it was lost', async () => {
    await connected();
    expect(await dona.messaging.connection.disconnect()).toMatchObject({ state: 'disconnected' });
    await world.phoneTime.pass(1_000);
    expect(await row()).toMatchObject({ state: 'disconnected', disconnectedAt: null });
    expect(await noticeKinds()).toEqual([]);
  });

  test('what could not be ended is still connected', async () => {
    await connected();
    evolution().trouble({ gateway: 'down' });
    try {
      await expect(dona.messaging.connection.disconnect()).rejects.toMatchObject({
        code: 'WHATSAPP_GATEWAY_SILENT',
      });
    } finally {
      evolution().trouble({ gateway: 'none' });
    }
    expect(await dona.messaging.connection.check()).toMatchObject({ state: 'connected' });
  });

  test('deleting takes the line away, and keeps what was counted', async () => {
    await connected();
    await set({ hourFrom: noon, hourSent: 7 });
    expect(await dona.messaging.connection.remove()).toMatchObject({
      state: 'disconnected',
      exists: false,
      phone: '',
      leftThisHour: 93,
    });
    expect((await evolution().instances()).some(({ name }) => name === line())).toBe(false);
    expect(await dona.messaging.connection.connect({})).toMatchObject({ state: 'connecting' });
    expect((await row())?.lineName).toBe(`${line()}_2`);
  });

  test('a line that is made anew has another name and another secret', async () => {
    await connected();
    const before = await row();
    const shown = await dona.messaging.connection.recreate();
    expect(shown).toMatchObject({ state: 'connecting' });
    const after = await row();
    expect(after?.secretHash).not.toBe(before?.secretHash);
    expect(after?.lineName).toBe(`${line()}_2`);
  });

  test('pausing and resuming', async () => {
    await connected();
    const paused = await dona.messaging.connection.pause();
    expect(paused).toMatchObject({ pausedAt: noon.toString(), pausedByItself: false });
    expect(paused.health.level).toBe('stopped');
    expect(await dona.messaging.connection.resume()).toMatchObject({ pausedAt: null });
  });
});

describe('losing a number', () => {
  test.each([
    [401, 'unlinked', 'whatsapp-lost'],
    [403, 'banned', 'whatsapp-banned'],
  ] as const)('closed with %i it is %s, and the team is told once', async (code, loss, kind) => {
    await connected();
    await evolution().close(line(), code);
    await world.phoneTime.pass(1_000);
    const seen = await dona.messaging.connection.read();
    expect(seen).toMatchObject({ state: 'disconnected', loss });
    expect(await noticeKinds()).toEqual([kind]);
  });

  test('without its network for a moment nobody is told; after two minutes it is opened anew, and told', async () => {
    await connected();
    await set({ state: 'connecting', disconnectedAt: noon });
    evolution().trouble({ gateway: 'down' });
    try {
      await run('whatsapp.ask-lines', noon.add({ minutes: 1 }));
      expect(await noticeKinds()).toEqual([]);
      expect(await dona.messaging.connection.read()).toMatchObject({ reconnecting: true });
      await run('whatsapp.ask-lines', noon.add({ minutes: 3 }));
      await run('whatsapp.ask-lines', noon.add({ minutes: 5 }));
      expect(await noticeKinds()).toEqual(['whatsapp-lost']);
    } finally {
      evolution().trouble({ gateway: 'none' });
    }
    await run('whatsapp.ask-lines', noon.add({ minutes: 7 }));
    expect(await row()).toMatchObject({ state: 'connected', disconnectedAt: null });
  });

  test('a closing that nobody heard of is found by asking', async () => {
    await connected();
    const deaf = world.phoneTime;
    await evolution().close(line(), 401);
    deaf.lose();
    expect(await row()).toMatchObject({ state: 'connected' });
    await run('whatsapp.ask-lines', noon.add({ minutes: 6 }));
    expect(await row()).toMatchObject({ state: 'disconnected', lostBecause: 401 });
  });

  test('a line that speaks to where the server was before is told the new address', async () => {
    await connected();
    const gateway = await world.system.whatsapp.open({ provider: 'evolution', name: line() });
    await gateway?.redirect({ url: 'http://antigo.test/nobody', secret: 'x' });
    await run('whatsapp.ask-lines', noon.add({ minutes: 6 }));
    const found = (await evolution().instances()).find(({ name }) => name === line());
    const { PUBLIC_URL } = world.system.environment;
    expect(found?.webhook?.url).toContain(`${PUBLIC_URL}/api/webhooks/evolution/`);
  });

  test('a line that vanished at the gateway is lost, and comes back with a new picture', async () => {
    await connected();
    await set({ lineName: `${line()}_sumiu`, askedAt: null });
    await run('whatsapp.ask-lines', noon);
    expect(await row()).toMatchObject({ state: 'disconnected', lostBecause: 404 });
    expect(await dona.messaging.connection.connect({})).toMatchObject({ state: 'connecting' });
  });
});

describe('receipts that never came', () => {
  async function taken(providerIds: string[], takenAt: Temporal.Instant): Promise<void> {
    const fixed = { occasion: 'manual', plannedAt: noon, text: 'Oi', state: 'sending' } as const;
    const values = providerIds.map((providerId) => {
      return { ...fixed, occasionKey: providerId, providerId, takenAt, recipient: '+55' };
    });
    await world.inCompany(salon.companyId, (scope) => scope.insert(messages).values(values));
  }

  async function stateOf(providerId: string): Promise<string | undefined> {
    const [found] = await world.inCompany(salon.companyId, (scope) =>
      scope.select().from(messages).where(eq(messages.providerId, providerId)),
    );
    return found?.state;
  }

  test('are asked for after two minutes; what nobody knows more of has left', async () => {
    await connected();
    await taken(['antiga'], noon);
    await taken(['recente'], noon.add({ seconds: 90 }));
    await run('whatsapp.ask-receipts', noon.add({ minutes: 3 }));
    expect([await stateOf('antiga'), await stateOf('recente')]).toEqual(['sent', 'sending']);
  });

  test('are asked for again later, of what has left and is not known to be read', async () => {
    await connected();
    const gateway = await world.system.whatsapp.open({ provider: 'evolution', name: line() });
    const lost = { to: '+5511900000008', text: 'Oi', reference: '', template: null } as const;
    const sent = await gateway?.send({ ...lost, window: 'open' });
    const providerId = sent?.outcome === 'accepted' ? sent.providerId : '';
    await world.phoneTime.pass(60_000);
    await taken([providerId], noon);
    await world.inCompany(salon.companyId, (scope) =>
      scope.update(messages).set({ state: 'sent' }),
    );
    await run('whatsapp.ask-further-receipts', noon.add({ minutes: 9 }));
    expect(await stateOf(providerId)).toBe('sent');
    await run('whatsapp.ask-further-receipts', noon.add({ minutes: 10 }));
    expect(await stateOf(providerId)).toBe('read');
  });

  test('a gateway that does not answer leaves them open', async () => {
    await connected();
    await taken(['aberta'], noon);
    evolution().trouble({ gateway: 'down' });
    try {
      await run('whatsapp.ask-receipts', noon.add({ minutes: 3 }));
    } finally {
      evolution().trouble({ gateway: 'none' });
    }
    expect(await stateOf('aberta')).toBe('sending');
  });

  test('however many there are, all of them are asked for at once', async () => {
    await connected();
    const many = Array.from({ length: 60 }, (_none, place) => `muitas-${place}`);
    await taken(many, noon);
    await run('whatsapp.ask-receipts', noon.add({ minutes: 3 }));
    const states = await Promise.all(many.map(stateOf));
    expect(new Set(states)).toEqual(new Set(['sent']));
  });

  test('many of a company whose number never answers keep no other company waiting', async () => {
    await taken(
      Array.from({ length: 500 }, (_none, place) => `muda-${place}`),
      noon.subtract({ hours: 1 }),
    );
    const owner = { name: 'Vizinha', email: 'vizinha@linhas.test' };
    salon = await world.tell.company('Salão Vizinho', owner);
    dona = await world.as(salon.ownerId);
    await connected();
    await taken(['atras'], noon);
    await run('whatsapp.ask-receipts', noon.add({ minutes: 3 }));
    expect(await stateOf('atras')).toBe('sent');
  });
});

describe('a number of the official API', () => {
  const official = { phoneNumberId: '106540352242922', businessId: '102290129340398' };

  test('is asked before it is kept, and its key lies sealed', async () => {
    const accessToken = 'EAAchavedeteste';
    const shown = await dona.messaging.connection.connectOfficial({ ...official, accessToken });
    expect(shown).toMatchObject({ provider: 'meta', state: 'connected' });
    const kept = await row();
    expect(kept?.sealedToken).not.toContain(accessToken);
    expect(world.system.sealer.open(kept?.sealedToken ?? '')).toBe(accessToken);
  });

  test('that another company has is refused', async () => {
    const accessToken = 'EAAchavedeteste';
    await expect(
      dona.messaging.connection.connectOfficial({ ...official, accessToken }),
    ).rejects.toMatchObject({ code: 'WHATSAPP_NUMBER_TAKEN' });
    expect(await row()).toBeNull();
  });

  test('that is refused leaves the company with the phone it has; one that is kept takes its place', async () => {
    await connected();
    const lines = async () => (await evolution().instances()).map(({ name }) => name);
    const accessToken = 'EAAchavedeteste';
    await expect(
      dona.messaging.connection.connectOfficial({ ...official, accessToken }),
    ).rejects.toMatchObject({ code: 'WHATSAPP_NUMBER_TAKEN' });
    expect(await lines()).toContain(line());
    expect(await row()).toMatchObject({ provider: 'evolution', state: 'connected' });
    await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      scope
        .delete(whatsappConnections)
        .where(eq(whatsappConnections.phoneNumberId, official.phoneNumberId)),
    );
    await dona.messaging.connection.connectOfficial({ ...official, accessToken });
    expect(await lines()).not.toContain(line());
    expect(await row()).toMatchObject({ provider: 'meta', state: 'connected' });
  });

  test('with a key that is over is refused, and nothing is kept', async () => {
    const wrong = { ...official, phoneNumberId: '106540352242999', accessToken: 'EAAexpirado' };
    await expect(dona.messaging.connection.connectOfficial(wrong)).rejects.toMatchObject({
      code: 'WHATSAPP_OFFICIAL_REFUSED',
    });
    expect(await row()).toBeNull();
  });
});
