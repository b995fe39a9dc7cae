import { DEFAULT_TEMPLATES } from '@app/domain/messaging/default-texts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import type { Api } from '../../../tests/agenda-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { pairLine } from '../../../tests/whatsapp-support.ts';

const world = testWorld();
let salon: CompanyStory;
let api: Api;
let outsider: Api;
const reminder = { name: 'Lembrete', type: 'appointment_reminder_24h', text: 'Oi {NOME}' } as const;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barba.test' });
  api = await world.as(salon.ownerId);
  outsider = await world.as(barber.ownerId);
});

describe('templates', () => {
  test('are kept, newest first, and found by nobody else', async () => {
    const first = await api.messaging.templates.create(reminder);
    const second = await api.messaging.templates.create({
      ...reminder,
      name: 'Outro',
      type: 'appointment_reminder',
    });
    expect(second.type).toBe('appointment_reminder_24h');
    expect((await api.messaging.templates.list()).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await outsider.messaging.templates.list()).toEqual([]);
    await expect(outsider.messaging.templates.remove({ id: first.id })).rejects.toMatchObject({
      code: 'MESSAGE_TEMPLATE_NOT_FOUND',
    });
  });

  test('share no name', async () => {
    await expect(api.messaging.templates.create(reminder)).rejects.toMatchObject({
      code: 'MESSAGE_TEMPLATE_NAME_TAKEN',
    });
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no text', { text: ' \n ' }],
    ['4001 characters', { text: 'a'.repeat(4001) }],
    ['the platform’s own type', { type: 'welcome' as const }],
  ])('are refused with %s', async (_case, wrong) => {
    await expect(
      api.messaging.templates.create({ ...reminder, name: 'Errado', ...wrong }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('take 4000 characters as people count them', async () => {
    const text = '👩‍👩‍👧‍👦'.repeat(2000) + 'a'.repeat(2000);
    const created = await api.messaging.templates.create({ ...reminder, name: 'Longo', text });
    expect(created.text).toBe(text);
  });

  test('of the default kind are made once, however often they are asked for', async () => {
    const before = (await api.messaging.templates.list()).length;
    await Promise.all([
      api.messaging.templates.createDefaults(),
      api.messaging.templates.createDefaults(),
    ]);
    const all = await api.messaging.templates.createDefaults();
    expect(all).toHaveLength(before + DEFAULT_TEMPLATES.length);
  });

  test('of the default kind are their company’s own once they are of another type', async () => {
    const all = await api.messaging.templates.list();
    const birthday = all.find(({ name }) => name === 'Aniversário');
    if (!birthday) throw new Error('There is no default template');
    const { id, version, name, text } = birthday;
    const changed = await api.messaging.templates.update({
      id,
      version,
      name,
      text,
      active: true,
      type: 'appointment_created',
    });
    expect(changed.type).toBe('appointment_created');
    const back = await api.messaging.templates.update({
      id,
      version: changed.version,
      name,
      text,
      active: true,
      type: 'birthday',
    });
    expect(back.type).toBe('birthday');
  });

  test('leave as a file', async () => {
    const file = await api.messaging.templates.exportCsv();
    expect(await file.text()).toContain('Lembrete de 24 horas');
  });

  test('are changed by those who run the company, and read at the desk', async () => {
    const rui = { name: 'Rui', email: 'rui@salao.test' };
    const desk = await world.as(await salon.isJoinedBy(rui, 'receptionist'));
    expect(await desk.messaging.templates.list()).not.toEqual([]);
    await expect(desk.messaging.templates.create(reminder)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('automations', () => {
  const ids = async (name: string) =>
    (await api.messaging.templates.list()).find((one) => one.name === name)?.id ?? '';

  test('are off until somebody switches them on', async () => {
    const settings = await outsider.messaging.automations.get();
    expect(Object.keys(settings)).toHaveLength(9);
    expect(Object.values(settings).some((setting) => setting?.enabled)).toBe(false);
  });

  test('keep what is not said', async () => {
    const templateId = await ids('Lembrete');
    const reminded = { enabled: true, templateId };
    await api.messaging.automations.save({ appointment_reminder_24h: reminded });
    const saved = await api.messaging.automations.save({
      birthday_message: { enabled: true, templateId: null },
    });
    expect(saved.appointment_reminder_24h).toEqual(reminded);
    expect(saved.birthday_message.enabled).toBe(true);
    expect(saved.appointment_created.enabled).toBe(false);
  });

  test('keep what an older list had for the platform, and do nothing with it', async () => {
    const { automations } = api.messaging;
    const company_welcome = { enabled: true, templateId: null };
    const saved = await automations.save({
      company_welcome,
      company_cancellation: { enabled: false, templateId: null },
    });
    expect(saved).toMatchObject({ company_welcome, company_cancellation: { enabled: false } });
    expect(await automations.get()).toMatchObject({ company_welcome });
    expect(await outsider.messaging.automations.get()).not.toHaveProperty('company_welcome');
    // What the company does not know is refused as before.
    const unknown = { company_party: company_welcome } as object;
    await expect(automations.save(unknown)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('tell every role that books whether clients hear of it, and nobody else', async () => {
    const told = async (role: 'manager' | 'receptionist' | 'professional') => {
      const person = { name: role, email: `${role}@automacoes.test` };
      return (await world.as(await salon.isJoinedBy(person, role))).messaging.automations.told();
    };
    expect(await told('manager')).toHaveProperty('created');
    expect(await told('receptionist')).toHaveProperty('created');
    await expect(told('professional')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('take no template of another type, and none of another company', async () => {
    const templateId = await ids('Aniversário');
    const wrong = { appointment_created: { enabled: true, templateId } };
    await expect(api.messaging.automations.save(wrong)).rejects.toMatchObject({
      code: 'AUTOMATION_TEMPLATE_NOT_FOUND',
    });
    const hers = { birthday_message: { enabled: true, templateId } };
    await expect(outsider.messaging.automations.save(hers)).rejects.toMatchObject({
      code: 'AUTOMATION_TEMPLATE_NOT_FOUND',
    });
  });

  test('go back to the usual message when their template becomes one of another type', async () => {
    const made = { ...reminder, name: 'Muda', active: true };
    const { id, version } = await api.messaging.templates.create(made);
    await api.messaging.automations.save({
      appointment_reminder_24h: { enabled: true, templateId: id },
    });
    const update = { ...made, id, version };
    await api.messaging.templates.update({ ...update, text: 'Outro' });
    const before = await api.messaging.automations.get();
    expect(before.appointment_reminder_24h.templateId).toBe(id);
    await api.messaging.templates.update({ ...update, version: version + 1, type: 'custom' });
    const after = await api.messaging.automations.get();
    expect(after.appointment_reminder_24h).toEqual({ enabled: true, templateId: null });
    const templateId = await ids('Lembrete');
    await api.messaging.automations.save({
      appointment_reminder_24h: { enabled: true, templateId },
    });
  });

  test('go back to the usual message when their template is removed', async () => {
    await api.messaging.templates.remove({ id: await ids('Lembrete') });
    const { appointment_reminder_24h: reminded } = await api.messaging.automations.get();
    expect(reminded).toEqual({ enabled: true, templateId: null });
  });

  test('promise a message of a booking only where one is switched on and a number sends', async () => {
    const { automations, connection } = api.messaging;
    const nothing = { canSend: false, created: false };
    await automations.save({ appointment_created: { enabled: true, templateId: null } });
    expect(await automations.told()).toEqual(nothing);
    await pairLine(world, salon.companyId);
    expect(await automations.told()).toEqual({ canSend: true, created: true });
    await connection.pause();
    expect(await automations.told()).toEqual(nothing);
    await connection.resume();
    await automations.save({ appointment_created: { enabled: false, templateId: null } });
    expect(await automations.told()).toEqual({ canSend: true, created: false });
  });

  test('confirm by themselves as the booking rules say, whichever switch is used', async () => {
    const off = { enabled: false, templateId: null };
    const on = await api.messaging.automations.save({
      appointment_confirmation: { ...off, autoConfirm: true },
    });
    expect(on.appointment_created).toMatchObject({
      autoConfirm: true,
      autoConfirmDelaySeconds: 30,
    });
    const { policy } = await api.company.company.get();
    expect(policy.autoConfirmAfterInSeconds).toBe(30);
    const later = await api.messaging.automations.save({
      appointment_created: { ...off, autoConfirm: true, autoConfirmDelaySeconds: 90 },
    });
    expect(later.appointment_confirmation.autoConfirm).toBe(true);
    const none = await api.messaging.automations.save({
      appointment_created: { ...off, autoConfirm: false },
    });
    expect(none.appointment_confirmation.autoConfirm).toBe(false);
    expect((await api.company.company.get()).policy.autoConfirmAfterInSeconds).toBeNull();
  });
});

describe('the settings of messages', () => {
  test('are the usual ones until somebody changes them, and are changed by one at a time', async () => {
    const usual = await api.messaging.settings.get();
    expect(usual).toMatchObject({ quietFrom: '21:00', quietUntil: '08:00' });
    const { version } = usual;
    const first = await api.messaging.settings.save({ ...usual, quietFrom: '20:00' });
    expect(first).toMatchObject({ quietFrom: '20:00', version: version + 1 });
    await expect(
      api.messaging.settings.save({ ...usual, quietFrom: '19:00' }),
    ).rejects.toMatchObject({ code: 'MESSAGING_SETTINGS_CHANGED' });
    const second = await api.messaging.settings.save({ ...first, reminderChannels: ['email'] });
    expect(second).toMatchObject({
      quietFrom: '20:00',
      reminderChannels: ['email'],
      version: version + 2,
    });
    expect((await outsider.messaging.settings.get()).version).toBe(1);
  });

  test('are stored by one of two who save at the same moment', async () => {
    const known = await outsider.messaging.settings.get();
    const outcomes = await Promise.allSettled(
      ['19:00', '20:00'].map((quietFrom) =>
        outsider.messaging.settings.save({ ...known, quietFrom }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['a time that is none', { quietFrom: '24:00' }],
    ['no way at all', { noticeChannels: [] }],
    ['a way twice', { noticeChannels: ['email' as const, 'email' as const] }],
    ['4001 characters', { mailReminder1hText: 'a'.repeat(4001) }],
  ])('are refused with %s', async (_case, wrong) => {
    const known = await api.messaging.settings.get();
    await expect(api.messaging.settings.save({ ...known, ...wrong })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('are read at the desk, and changed by those who run the company', async () => {
    const desk = await world.as(
      await salon.isJoinedBy({ name: 'Iva', email: 'iva@salao.test' }, 'receptionist'),
    );
    const known = await desk.messaging.settings.get();
    await expect(desk.messaging.settings.save(known)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
