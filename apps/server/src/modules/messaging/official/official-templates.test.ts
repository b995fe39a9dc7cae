import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { noteTemplates } from '../connection/official-templates.commands.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { messages } from '../messages.table.ts';
import { createDispatcher } from '../sending/dispatcher.commands.ts';

const world = testWorld();
const NUMBER = { phoneNumberId: '106540352242922', businessId: '102290129340398' };
const accessToken = 'EAAchavedeteste';
const LANGUAGE = 'pt_BR';
const ON = { enabled: true, templateId: null };
let salon: Salon;
let other: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
  await salon.api.messaging.connection.connectOfficial({ ...NUMBER, accessToken });
  await submit('agendamento_marcado', 'Oi {{1}}! Seu horário: {{2}} às {{3}}.');
  await submit('sem_campos', 'Olá! Até breve.');
  await submit('recusado', 'Oi {{1}}, {{2}}, {{3}}');
  await world.phoneTime.pass(2_000);
});

beforeEach(() => inSalon((scope) => scope.delete(messages)));

const inSalon: <Answer>(work: Parameters<typeof world.inCompany<Answer>>[1]) => Promise<Answer> = (
  work,
) => world.inCompany(salon.salon.companyId, work);
const official = () => salon.api.messaging.officialTemplates;
const useOf = async () =>
  (await official().list()).uses.find(({ automation }) => automation === 'appointment_created');

/** As somebody does it in the pages of WhatsApp. */
async function submit(name: string, text: string): Promise<void> {
  const { graph } = world.system.whatsappSimulator;
  await graph.fetch(`https://graph.test/v23.0/${NUMBER.businessId}/message_templates`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      name,
      language: LANGUAGE,
      category: 'UTILITY',
      components: [{ type: 'BODY', text }],
    }),
  });
}

async function sendAll(): Promise<void> {
  let now = noon;
  const dispatcher = createDispatcher({ ...world.system, clock: () => now, random: () => 0 });
  for (let round = 0; round < 3; round += 1) {
    await inSalon((scope) => scope.update(whatsappConnections).set({ nextSendAt: null }));
    await dispatcher.sendRound();
    now = now.add({ minutes: 1 });
  }
}

async function said(): Promise<string[]> {
  const sent = await world.system.whatsappSimulator.graph.messages(NUMBER.phoneNumberId);
  return sent.map(({ text }) => text);
}

describe('approved texts', () => {
  test('are those that WhatsApp approved, with what is to be approved beside them', async () => {
    const { isNeeded, templates, uses } = await official().list();
    expect(isNeeded).toBe(true);
    expect(templates.map(({ name }) => name).sort()).toEqual(['agendamento_marcado', 'sem_campos']);
    expect(uses).toHaveLength(9);
    expect((await useOf())?.text).toContain('{{1}}');
    expect((await useOf())?.chosen).toBeNull();
  });

  test('are not asked for where the number is a phone', async () => {
    expect(await other.api.messaging.officialTemplates.list()).toMatchObject({
      isNeeded: false,
      templates: [],
    });
  });

  test('that are not approved, or have other fields, are refused', async () => {
    const automation = 'appointment_created' as const;
    const choose = (name: string) =>
      official().choose({ automation, chosen: { name, language: LANGUAGE } });
    await expect(choose('recusado')).rejects.toMatchObject({
      code: 'OFFICIAL_TEMPLATE_NOT_APPROVED',
    });
    await expect(choose('sem_campos')).rejects.toMatchObject({ code: 'OFFICIAL_TEMPLATE_DIFFERS' });
    expect((await useOf())?.chosen).toBeNull();
  });
});

test('a text of somebody that has the name of the approved one stays as it is', async () => {
  const automation = 'appointment_reminder_1h' as const;
  const name = 'Lembrete de 1 hora (aprovado pelo WhatsApp)';
  const { create, list } = salon.api.messaging.templates;
  await create({ name, type: 'custom', text: 'Meu texto' });
  const use = (await official().list()).uses.find((one) => one.automation === automation);
  await submit('lembrete_1h', use?.text ?? '');
  await world.phoneTime.pass(2_000);
  await official().choose({ automation, chosen: { name: 'lembrete_1h', language: LANGUAGE } });
  const named = (await list()).filter((one) => one.name.startsWith(name));
  expect(new Map(named.map((one) => [one.name, one.text === 'Meu texto']))).toEqual(
    new Map([
      [name, true],
      [`${name} 2`, false],
    ]),
  );
});

test('a usual text that is chosen is kept as the own of its automation, which stays as it is', async () => {
  const automation = 'appointment_cancelled' as const;
  const useOfIt = async () =>
    (await official().list()).uses.find((one) => one.automation === automation);
  const { get, save } = salon.api.messaging.automations;
  await save({ [automation]: ON });
  await submit('cancelado', (await useOfIt())?.text ?? '');
  await world.phoneTime.pass(2_000);
  const chosen = { name: 'cancelado', language: LANGUAGE };
  await official().choose({ automation, chosen });
  expect(await useOfIt()).toMatchObject({ chosen });
  const said = (await get())[automation];
  expect(said).toMatchObject({ enabled: true });
  const kept = (await salon.api.messaging.templates.list()).find(
    ({ id }) => id === said.templateId,
  );
  expect(kept?.name).toContain('aprovado pelo WhatsApp');
  await save({ [automation]: { ...said, enabled: false } });
});

describe('whoever has not written for a day', () => {
  test('is told another way while no approved text is chosen', async () => {
    await salon.api.messaging.automations.save({ appointment_created: ON });
    await book(salon, at(20, '09:00'));
    await sendAll();
    expect(await said()).toEqual([]);
    expect(await inSalon((scope) => scope.select().from(messages))).toMatchObject([
      { occasion: 'appointment_created', channel: 'link', error: 'window-closed' },
    ]);
  });

  test('is written to in the approved words, her values in their order', async () => {
    const own = await salon.api.messaging.templates.create({
      name: 'Marcado',
      type: 'appointment_created',
      text: '{client_name}: {appointment_date}, {appointment_time}',
    });
    const appointment_created = { enabled: true, templateId: own.id };
    await salon.api.messaging.automations.save({ appointment_created });
    const chosen = { name: 'agendamento_marcado', language: LANGUAGE };
    await official().choose({ automation: 'appointment_created', chosen });
    expect(await useOf()).toMatchObject({ chosen, text: '{{1}}: {{2}}, {{3}}' });
    await book(salon, at(21, '09:00'));
    await sendAll();
    expect(await said()).toEqual(['Oi María Antônia! Seu horário: 21/03/2026 às 09:00.']);

    const { id, version } = own;
    const words = { name: 'Marcado', type: 'appointment_created', active: true } as const;
    await salon.api.messaging.templates.update({ id, version, ...words, text: 'Oi {client_name}' });
    expect((await useOf())?.chosen).toBeNull();
  });

  test('is told another way that her request came in: what was approved says it is booked', async () => {
    const own = await salon.api.messaging.templates.create({
      name: 'É seu',
      type: 'appointment_created',
      text: '{client_name}: {appointment_date}, {appointment_time}',
    });
    const appointment_created = { enabled: true, templateId: own.id };
    await salon.api.messaging.automations.save({ appointment_created });
    const chosen = { name: 'agendamento_marcado', language: LANGUAGE };
    await official().choose({ automation: 'appointment_created', chosen });
    const before = (await said()).length;
    const { id } = await book(salon, at(23, '11:00'));
    await inSalon((scope) =>
      scope.update(appointments).set({ needsApproval: true }).where(eq(appointments.id, id)),
    );
    await sendAll();
    expect(await said()).toHaveLength(before);
    expect(
      await inSalon((scope) => scope.select().from(messages).where(eq(messages.appointmentId, id))),
    ).toMatchObject([{ channel: 'link', error: 'window-closed' }]);
  });

  test('is told another way once WhatsApp takes an approved text back', async () => {
    const own = await salon.api.messaging.templates.create({
      name: 'Aprovado',
      type: 'appointment_created',
      text: '{client_name}: {appointment_date}, {appointment_time}',
    });
    const appointment_created = { enabled: true, templateId: own.id };
    await salon.api.messaging.automations.save({ appointment_created });
    const chosen = { name: 'agendamento_marcado', language: LANGUAGE };
    await official().choose({ automation: 'appointment_created', chosen });
    const told = (status: string) =>
      inSalon((scope) =>
        noteTemplates(scope, [{ kind: 'template', ...chosen, status, reason: null }], noon),
      );
    await told('PAUSED');
    expect((await useOf())?.chosen).toBeNull();
    await told('APPROVED');
    expect((await useOf())?.chosen).toEqual(chosen);
  });

  test('needs the right role to be chosen for', async () => {
    const email = 'rita@salao.test';
    const rita = await salon.salon.isJoinedBy({ name: 'Rita', email }, 'receptionist');
    const { choose } = (await world.as(rita)).messaging.officialTemplates;
    await expect(choose({ automation: 'appointment_created', chosen: null })).rejects.toMatchObject(
      { code: 'FORBIDDEN' },
    );
  });
});

test('a number that WhatsApp locks sends nothing more, and the team is told', async () => {
  const recipient = '5511900000031';
  await inSalon(async (scope) => {
    const talk = { contact: recipient, lastAt: noon, lastIncomingAt: noon };
    await scope.insert(conversations).values(talk);
    const reply = { occasion: 'reply', occasionKey: 'reply:1', plannedAt: noon } as const;
    await scope.insert(messages).values({ ...reply, recipient, text: 'Olá' });
  });
  await sendAll();
  const [number] = await inSalon((scope) => scope.select().from(whatsappConnections));
  expect(number).toMatchObject({ pausedBy: null, pausedAt: expect.anything() });
  const { items } = await salon.api.messaging.notices.list({ limit: 5 });
  expect(items.filter(({ kind }) => kind === 'whatsapp-banned')).toHaveLength(1);
});
