import { DEFAULT_ADMINISTRATIVE } from '@app/domain/messaging/administrative';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { administratorWith } from '../../../../tests/administrator-support.ts';
import type { Api } from '../../../../tests/agenda-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { pairLine } from '../../../../tests/whatsapp-support.ts';
import { companies } from '../../company/companies.table.ts';

const world = testWorld();
const PRIVILEGES = { status: 403, message: 'Admin privileges required' };
let platform: CompanyStory;
let admin: Api;
let owner: Api;

beforeAll(async () => {
  platform = await administratorWith(world, 'Plataforma');
  admin = await world.as(platform.ownerId);
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  owner = await world.as(salon.ownerId);
});

const on = { enabled: true, templateId: null };

test('begin as they are written down, and say who writes', async () => {
  expect(await admin.messaging.administrative.get()).toEqual({
    ...DEFAULT_ADMINISTRATIVE,
    sender: { companyName: 'Plataforma', isOwn: true, isConnected: false },
  });
});

test('keep what is said, and of the rest what was said before', async () => {
  const { administrative } = admin.messaging;
  const company_welcome = { ...on, sendDelayHours: 72 };
  const company_trial_expiring = { ...on, daysBeforeExpiry: 30, sendTime: '18:30' };
  await administrative.save({ company_welcome });
  expect(await administrative.save({ company_trial_expiring })).toMatchObject({
    company_welcome,
    company_trial_expiring,
    company_subscription_renewed: DEFAULT_ADMINISTRATIVE.company_subscription_renewed,
  });
  expect(await administrative.get()).toMatchObject({ company_welcome, company_trial_expiring });
});

test.each([
  [{ company_welcome: { ...on, sendDelayHours: 73 } }, 'Informe de 0 a 72 horas'],
  [{ company_welcome: { ...on, sendDelayHours: -1 } }, 'Informe de 0 a 72 horas'],
  [{ company_welcome: { ...on, sendDelayHours: 1.5 } }, 'Informe de 0 a 72 horas'],
  [
    { company_trial_expiring: { ...on, daysBeforeExpiry: 0, sendTime: '09:00' } },
    'Informe de 1 a 30 dias',
  ],
  [
    { company_trial_expiring: { ...on, daysBeforeExpiry: 31, sendTime: '09:00' } },
    'Informe de 1 a 30 dias',
  ],
  [
    { company_trial_expiring: { ...on, daysBeforeExpiry: 3, sendTime: '24:00' } },
    'Informe um horário, como 21:00',
  ],
])('%j is refused in one sentence, and nothing of it is stored', async (changes, sentence) => {
  const before = await admin.messaging.administrative.get();
  await expect(admin.messaging.administrative.save(changes)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ message: sentence }] },
  });
  expect(await admin.messaging.administrative.get()).toEqual(before);
});

describe('are for nobody but an administrator with a company', () => {
  test('not for the owner of a company', async () => {
    await expect(owner.messaging.administrative.get()).rejects.toMatchObject(PRIVILEGES);
    await expect(
      owner.messaging.administrative.save({ company_welcome: { ...on, sendDelayHours: 1 } }),
    ).rejects.toMatchObject(PRIVILEGES);
  });

  test('nor for an owner whose plan is over, who reads the same', async () => {
    const over = await world.tell.company('Parado', { name: 'Zé', email: 'ze@parado.test' });
    const ended = { subscriptionStatus: 'canceled', trialEndsAt: null };
    await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      scope.update(companies).set(ended).where(eq(companies.id, over.companyId)),
    );
    const { messaging } = await world.as(over.ownerId);
    await expect(messaging.templates.sample()).rejects.not.toMatchObject(PRIVILEGES);
    await expect(messaging.administrative.get()).rejects.toMatchObject(PRIVILEGES);
  });

  test('not for an administrator without one, who opens no other messages either', async () => {
    const alone = await world.as(
      await world.tell.person({ name: 'Só', email: 'so@plataforma.test' }, 'admin'),
    );
    await expect(alone.messaging.administrative.get()).rejects.toMatchObject(PRIVILEGES);
    await expect(alone.messaging.templates.list()).rejects.toMatchObject({ code: 'NO_COMPANY' });
    await expect(alone.messaging.connection.read()).rejects.toMatchObject({ code: 'NO_COMPANY' });
  });

  test('who uses the six tabs in her own company, and sees nothing of others', async () => {
    await owner.messaging.templates.create({ name: 'Do salão', type: 'custom', text: 'Oi' });
    const names = (await admin.messaging.templates.list()).map(({ name }) => name);
    expect(names).not.toContain('Do salão');
    expect(await admin.messaging.connection.read()).toBeDefined();
    expect(await admin.messaging.automations.get()).toBeDefined();
    expect(await admin.messaging.birthdays.get()).toBeDefined();
    expect(await admin.messaging.campaigns.list({})).toBeDefined();
    expect(await admin.messaging.sending.window()).toBeDefined();
  });
});

describe('a template', () => {
  test('of another company or another type is refused', async () => {
    const strange = await owner.messaging.templates.create({
      name: 'De outra',
      type: 'custom',
      text: 'Oi',
    });
    const wish = await admin.messaging.templates.create({
      name: 'Parabéns',
      type: 'birthday',
      text: 'Parabéns',
    });
    for (const templateId of [strange.id, wish.id]) {
      const company_welcome = { enabled: true, templateId, sendDelayHours: 1 };
      await expect(admin.messaging.administrative.save({ company_welcome })).rejects.toMatchObject({
        code: 'ADMINISTRATIVE_TEMPLATE_NOT_FOUND',
      });
    }
  });

  test('that is removed leaves the usual message', async () => {
    const { templates, administrative } = admin.messaging;
    const own = await templates.create({ name: 'Tchau', type: 'custom', text: 'Tchau' });
    const said = { enabled: true, templateId: own.id, sendImmediately: true };
    await administrative.save({ company_subscription_cancelled: said });
    await templates.remove({ id: own.id });
    const { company_subscription_cancelled: now } = await administrative.get();
    expect(now).toEqual({ ...said, templateId: null });
  });

  test('of the greeting is made with the settings, may get other words, and stays one', async () => {
    const { templates } = admin.messaging;
    const welcome = (await templates.list()).find(({ type }) => type === 'welcome');
    if (!welcome) throw new Error('There is no greeting');
    const { createdAt, ...known } = welcome;
    const changed = await templates.update({ ...known, text: 'Oi {owner_name}' });
    expect(changed).toMatchObject({ type: 'welcome', text: 'Oi {owner_name}' });

    const other = await templates.create({ name: 'Outro', type: 'custom', text: 'Oi' });
    const { createdAt: since, ...custom } = other;
    await expect(templates.update({ ...custom, type: 'welcome' })).rejects.toMatchObject({
      code: 'MESSAGE_TEMPLATE_OF_PLATFORM',
    });
  });
});

test('the first administrator with a number writes, and the others are told so', async () => {
  const second = await administratorWith(world, 'Segunda');
  await pairLine(world, second.companyId);
  expect((await admin.messaging.administrative.get()).sender).toEqual({
    companyName: 'Segunda',
    isOwn: false,
    isConnected: true,
  });
  await pairLine(world, platform.companyId);
  expect((await admin.messaging.administrative.get()).sender).toMatchObject({
    companyName: 'Plataforma',
    isOwn: true,
  });
});
