import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { knows, type Somebody } from '../../../../tests/marketing-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { clients } from '../../clients/clients.table.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { noteTemplates } from '../connection/official-templates.commands.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { messages } from '../messages.table.ts';
import { officialUseOf } from '../official/official-use.rules.ts';
import { judgeMessage } from '../sending/judges.rules.ts';
import { marketingJobs } from './marketing.jobs.ts';
import { reengagements } from './reengagements.table.ts';

const world = testWorld();
let salon: Salon;
let api: Api;
let templateId: string;
const inSalon = <Answer>(work: Parameters<typeof world.inCompany<Answer>>[1]) =>
  world.inCompany(salon.salon.companyId, work);
const days = (count: number) => noon.add({ hours: 24 * count });

beforeAll(async () => {
  salon = await openSalon(world);
  api = salon.api;
  const template = {
    name: 'Saudade',
    type: 'custom',
    text: 'Faz {days_since_last_appointment} dias',
  };
  templateId = (await api.messaging.templates.create(template as never)).id;
});

beforeEach(() =>
  inSalon(async (scope) => {
    await scope.delete(messages);
    await scope.delete(reengagements);
    await scope.delete(appointments);
    await scope.delete(clients);
  }),
);

const create = (wish: object = {}) =>
  api.messaging.reengagements.create({ name: 'Volte', templateId, ...wish } as never);

async function run(now = noon): Promise<void> {
  const { scopes, logger } = world.system;
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
  const { companyId } = salon.salon;
  const job = marketingJobs.find(({ name }) => name === 'reengagement.run');
  for (const { id } of await inSalon((scope) => scope.select().from(reengagements))) {
    await job?.run(context, { companyId, id });
  }
}

async function judge(now = noon) {
  return inSalon(async (scope) => {
    const [message] = await scope.select().from(messages);
    if (!message) throw new Error('Nothing waits');
    return judgeMessage(scope, message, now);
  });
}

const written = () => inSalon((scope) => scope.select().from(messages));
const sendAll = () =>
  inSalon((scope) => scope.update(messages).set({ state: 'sent', sentAt: noon }));

describe('by the official number', () => {
  const approved = {
    name: 'saudade',
    language: 'pt_BR',
    text: 'Oi {{1}}, volte!',
    fields: [{ part: 'body' as const, name: '1', value: '{client_name}' }],
  };
  const { templateId: _none, ...named } = { name: 'Volte', templateId: '' };
  const createApproved = () => api.messaging.reengagements.create({ ...named, approved });
  const told = (status: string) =>
    inSalon((scope) =>
      noteTemplates(
        scope,
        [{ kind: 'template', name: 'saudade', language: 'pt_BR', status, reason: null }],
        noon,
      ),
    );

  async function byOfficial(work: () => Promise<void>): Promise<void> {
    const { companyId } = salon.salon;
    const line = { provider: 'meta', lineName: companyId, secretHash: companyId } as const;
    const number = { ...line, state: 'connected' } as const;
    await inSalon((scope) => scope.insert(whatsappConnections).values(number));
    await work().finally(() => inSalon((scope) => scope.delete(whatsappConnections)));
  }

  test('none in own words is switched on, and none runs', async () => {
    const refused = { code: 'REENGAGEMENT_NEEDS_APPROVAL' };
    await knows(world, salon, [{ visits: [{ day: -30 }] }]);
    const { id, version } = await create();
    await byOfficial(async () => {
      await expect(create()).rejects.toMatchObject(refused);
      await expect(api.messaging.reengagements.resume({ id })).rejects.toMatchObject(refused);
      const own = { id, version, name: 'Volte', templateId };
      await expect(api.messaging.reengagements.update(own)).rejects.toMatchObject(refused);
      await run();
      expect(await written()).toEqual([]);
    });
    await run();
    expect(await written()).toHaveLength(1);
    await byOfficial(async () => expect(await judge()).toEqual({ skip: 'switched-off' }));
  });

  test('approved words go out as they are, with what was filled in', async () => {
    await knows(world, salon, [{ name: 'Bia', visits: [{ day: -30 }] }]);
    await byOfficial(async () => {
      expect(await createApproved()).toMatchObject({
        templateId: null,
        templateName: 'saudade',
        isWithoutWords: false,
        approved: { text: approved.text },
      });
      await run();
      expect(await judge()).toMatchObject({ say: { text: 'Oi Bia, volte!' } });
      const [message] = await written();
      if (!message) throw new Error('Nobody is asked');
      expect(await inSalon((scope) => officialUseOf(scope, message, noon))).toEqual({
        name: 'saudade',
        language: 'pt_BR',
        fields: [{ part: 'body', place: 0, name: '1', value: 'Bia' }],
      });
    });
    expect(await judge()).toMatchObject({ say: { text: expect.stringMatching(/responda SAIR/) } });
  });

  test('own words become approved ones, and own ones again', async () => {
    const { id, version } = await create();
    const { update } = api.messaging.reengagements;
    expect(await update({ ...named, id, version, approved })).toMatchObject({ templateId: null });
    const back = await update({ ...named, id, version: version + 1, templateId });
    expect(back).toMatchObject({ templateId, approved: null });
  });

  test('words that WhatsApp takes back ask nobody until they are back', async () => {
    await knows(world, salon, [{ visits: [{ day: -30 }] }]);
    await byOfficial(async () => {
      await createApproved();
      await run();
      await told('PAUSED');
      expect(await api.messaging.reengagements.list()).toMatchObject([{ isWithoutWords: true }]);
      expect(await judge()).toEqual({ skip: 'switched-off' });
      await run(days(7));
      expect(await written()).toHaveLength(1);
      await told('APPROVED');
      expect(await judge()).toHaveProperty('say');
    });
  });
});

describe('a run', () => {
  test.each<[string, Somebody, number]>([
    ['is away for 30 days', { visits: [{ day: -30 }] }, 1],
    ['is away for 29 days', { visits: [{ day: -29 }] }, 0],
    ['never came', { registeredDaysAgo: 30 }, 1],
    ['cancelled what was later', { visits: [{ day: -40 }, { day: -2, status: 'cancelled' }] }, 1],
    ['comes again', { visits: [{ day: -40 }, { day: 3, status: 'scheduled' }] }, 0],
    ['said no', { accepts: false, visits: [{ day: -40 }] }, 0],
    ['has no phone', { phone: '', visits: [{ day: -40 }] }, 0],
    ['is blocked', { blocked: true, visits: [{ day: -40 }] }, 0],
    ['is out of use', { active: false, visits: [{ day: -40 }] }, 0],
  ])('who %s', async (_case, person, expected) => {
    await knows(world, salon, [person]);
    await create();
    await run();
    expect(await written()).toHaveLength(expected);
  });

  test('who comes again is asked where that is wanted', async () => {
    await knows(world, salon, [{ visits: [{ day: -40 }, { day: 3, status: 'scheduled' }] }]);
    await create({ excludeIfScheduled: false });
    await run();
    expect(await written()).toHaveLength(1);
  });

  test('is made once a day, whoever asks, and at its frequency', async () => {
    await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    await create({ frequency: 'weekly', maxAttempts: 3 });
    await Promise.all([run(), run(), run()]);
    expect(await written()).toHaveLength(1);
    await sendAll();
    await run(days(6));
    expect(await written()).toHaveLength(1);
    await run(days(7));
    expect(await written()).toHaveLength(2);
  });

  test('waits for the morning', async () => {
    await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    await create();
    await run(Temporal.Instant.from('2026-03-10T11:59:00Z'));
    expect(await written()).toEqual([]);
    await run(Temporal.Instant.from('2026-03-10T12:00:00Z'));
    expect(await written()).toHaveLength(1);
  });

  test('asks as often as it may, and anew who came back and stays away again', async () => {
    const [id = ''] = await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    await create({ frequency: 'daily', maxAttempts: 2 });
    for (const day of [0, 1, 2, 3]) {
      await run(days(day));
      await sendAll();
    }
    expect(await written()).toHaveLength(2);
    await inSalon((scope) =>
      scope
        .update(appointments)
        .set({ startTime: days(4), endTime: days(5), busyFrom: days(4), busyUntil: days(5) })
        .where(eq(appointments.clientId, id)),
    );
    await run(days(33));
    expect(await written()).toHaveLength(2);
    await run(days(34));
    expect(await written()).toHaveLength(3);
  });

  test('writes no second message to whoever still waits for the first', async () => {
    await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    await create({ frequency: 'daily', maxAttempts: 3 });
    for (const day of [0, 1, 2]) await run(days(day));
    expect(await written()).toHaveLength(1);
  });
});

describe('what waits', () => {
  test('is said in the words of today', async () => {
    await knows(world, salon, [{ visits: [{ day: -40 }], phone: '5511933333333' }]);
    await create();
    await run();
    expect(await judge()).toEqual({
      say: {
        recipient: '5511933333333',
        text: 'Faz 40 dias\n\nPara não receber mais, responda SAIR.',
        tooLateAt: null,
      },
    });
  });

  test('is not said to somebody who came back or booked', async () => {
    const [id = ''] = await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    await create();
    await run();
    await inSalon((scope) =>
      scope
        .update(appointments)
        .set({ startTime: days(2), endTime: days(3), busyFrom: days(2), busyUntil: days(3) })
        .where(eq(appointments.clientId, id)),
    );
    expect(await judge()).toEqual({ skip: 'no-longer-true' });
  });

  test('is left when it pauses, and written again once it goes on', async () => {
    await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    const { id } = await create({ frequency: 'daily' });
    await run();
    expect(await api.messaging.reengagements.pause({ id })).toMatchObject({
      enabled: false,
      nextRunOn: null,
      waitingCount: 0,
    });
    await run(days(1));
    expect(await written()).toMatchObject([{ state: 'skipped', reason: 'switched-off' }]);
    await api.messaging.reengagements.resume({ id });
    await run(days(1));
    expect(await written()).toMatchObject([{ state: 'queued', reason: null }]);
  });
});

describe('a template that is not in use any more', () => {
  test.each([
    ['inactive', { active: false }],
    ['for something else', { type: 'appointment_created' as const }],
  ])('and is %s is not sent: the usual text is, and the list says so', async (_case, change) => {
    const { templates, reengagements: made } = api.messaging;
    const words = { name: `Saudade ${_case}`, type: 'custom' as const, text: 'Só meu' };
    const own = await templates.create(words);
    await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    await create({ templateId: own.id });
    await run();
    expect(await judge()).toMatchObject({ say: { text: expect.stringContaining('Só meu') } });
    expect(await made.list()).toMatchObject([{ saysUsual: false }]);
    await templates.update({ ...words, id: own.id, version: own.version, active: true, ...change });
    expect(await judge()).toMatchObject({
      say: { text: expect.stringContaining('Sentimos sua falta') },
    });
    expect(await made.list()).toMatchObject([{ saysUsual: true }]);
  });
});

describe('reengagements', () => {
  test('are kept, changed and removed; what they sent stays', async () => {
    await knows(world, salon, [{ visits: [{ day: -40 }] }]);
    const made = await create();
    expect(made).toMatchObject({
      daysInactive: 30,
      frequency: 'weekly',
      maxAttempts: 1,
      nextRunOn: '2026-03-10',
      templateName: 'Saudade',
    });
    const { id, version } = made;
    const changes = { id, version, name: 'Outro', templateId, daysInactive: 45 as const };
    expect(await api.messaging.reengagements.update(changes)).toMatchObject({ daysInactive: 45 });
    await expect(api.messaging.reengagements.update(changes)).rejects.toMatchObject({
      code: 'REENGAGEMENT_CHANGED',
    });
    await api.messaging.reengagements.update({ ...changes, version: 2, daysInactive: 30 });
    await run();
    await sendAll();
    expect(await api.messaging.reengagements.list()).toMatchObject([
      { sentCount: 1, nextRunOn: '2026-03-17' },
    ]);
    await api.messaging.reengagements.remove({ id });
    expect(await written()).toMatchObject([{ state: 'sent', reengagementId: null }]);
  });

  test.each([
    [{ name: ' ' }, 'Nome é obrigatório'],
    [{ templateId: '' }, 'Escolha um modelo'],
    [{ daysInactive: 20 }, 'Escolha 15, 30, 45, 60 ou 90 dias'],
    [{ maxAttempts: 4 }, 'Use de 1 a 3 tentativas'],
  ])('are refused with %j by its sentence', async (wrong, sentence) => {
    const refusal = await create(wrong).catch((error) => error);
    expect(refusal.data.issues[0].message).toBe(sentence);
  });

  test('are refused with words that leave no room for the way out', async () => {
    const whole = { name: 'Sem espaço', type: 'custom', text: 'a'.repeat(3970) } as const;
    const { id } = await api.messaging.templates.create(whole);
    const refused = {
      code: 'REENGAGEMENT_TEXT_TOO_LONG',
      message: 'Mensagem muito longa (máximo 4000 caracteres, com a frase que explica como sair)',
    };
    await expect(create({ templateId: id })).rejects.toMatchObject(refused);
    const { id: kept, version } = await create();
    const other = { id: kept, version, name: 'Volte', templateId: id };
    await expect(api.messaging.reengagements.update(other)).rejects.toMatchObject(refused);
  });

  test('are found by nobody else, and changed by nobody at the desk', async () => {
    const { id } = await create();
    const other = await openSalon(world, 'Outro Salão');
    expect(await other.api.messaging.reengagements.list()).toEqual([]);
    await expect(other.api.messaging.reengagements.pause({ id })).rejects.toMatchObject({
      code: 'REENGAGEMENT_NOT_FOUND',
    });
    const rui = { name: 'Rui', email: 'rui@salao.test' };
    const desk = await world.as(await salon.salon.isJoinedBy(rui, 'receptionist'));
    await expect(desk.messaging.reengagements.pause({ id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
