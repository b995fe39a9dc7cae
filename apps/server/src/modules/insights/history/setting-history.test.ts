import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let ana: string;
let cut: string;
let dye: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  ana = await salon.employs('Ana');
  cut = await salon.offers('Corte');
  dye = await salon.offers('Tintura');
});

/** Each as a request of its own. */
const api = () => world.as(salon.ownerId);

type Area = 'money' | 'services' | 'team' | 'messages' | 'offers';
async function latest(area: Area) {
  const { items } = await (await api()).company.company.browseChanges({ area });
  return items[0];
}

test('of the fees of a way of paying say each rule that changed, in one change', async () => {
  const { paymentMethods, cardFees } = (await api()).company;
  const card = await paymentMethods.create({ name: 'Maquininha', kind: 'card' });
  const rule = { brand: '', fromInstalments: 1, basisPoints: 319, fixedCents: 10, days: 30 };
  const elo = { brand: 'Elo', fromInstalments: 2, basisPoints: 450, days: 30, daysBetween: 30 };
  const { version } = await cardFees.change({ id: card.id, version: 1, rules: [rule, elo] });
  const again = (await api()).company.cardFees;
  await again.change({ id: card.id, version, rules: [{ ...rule, basisPoints: 299 }] });

  expect(await latest('money')).toMatchObject({
    thing: 'payment-method-fees',
    thingName: 'Maquininha',
    action: 'update',
    userName: 'Bê',
    fields: [
      {
        name: 'Todas as bandeiras',
        before: '3,19% + R$ 0,10 em 30 dias',
        after: expect.any(String),
      },
      { name: 'Elo, 2x ou mais', before: '4,5% em 30 dias, parcelas a cada 30 dias', after: '' },
    ],
  });
});

test('of services, who does them and what she earns of them, also of one that is gone', async () => {
  const { services } = (await api()).catalog;
  const stored = (await services.list()).find(({ id }) => id === cut);
  if (!stored) throw new Error('The service is not there');
  const { createdAt: _at, ...form } = stored;
  await services.update({ ...form, priceCents: 80_00, durationMinutes: 45 });
  expect(await latest('services')).toMatchObject({
    thing: 'service',
    thingName: 'Corte',
    fields: [
      { name: 'Preço', after: 'R$ 80,00' },
      { name: 'Duração', after: '45 min' },
    ],
  });

  const { professionalServices } = (await api()).catalog;
  const own = { priceCents: 90_00, durationMinutes: null };
  await professionalServices.replace({
    professionalId: ana,
    known: [],
    services: [
      { serviceId: cut, ...own },
      { serviceId: dye, priceCents: null, durationMinutes: null },
    ],
  });
  expect(await latest('services')).toMatchObject({
    thing: 'professional-services',
    thingName: 'Ana',
    fields: expect.arrayContaining([
      { name: 'Corte', before: '', after: 'R$ 90,00' },
      { name: 'Tintura', before: '', after: 'Preço e duração do serviço' },
    ]),
  });

  const { commissionRates } = (await api()).catalog;
  const cell = { professionalId: ana, serviceId: dye, basisPoints: 40_50 };
  await commissionRates.set({ cells: [cell] });
  await (await api()).catalog.services.remove({ id: dye });
  const page = await (await api()).company.company.browseChanges({ area: 'services' });
  expect(
    page.items.find(({ thing, fields }) => thing === 'commission-rates' && fields[0]?.after),
  ).toMatchObject({
    thingName: 'Ana',
    fields: [{ name: expect.stringMatching(/^Tintura, a partir de \d/), after: '40,5%' }],
  });
});

test('of a week say the days that changed and no others', async () => {
  const day = (weekday: number, until: number) => ({
    weekday,
    shifts: [{ from: 540, until, breaks: [{ from: 720, until: 780 }] }],
  });
  const { version } = await (await api()).team.schedules.replaceWeek({
    professionalId: ana,
    version: 1,
    week: [day(1, 1080), day(2, 1080)],
  });
  const { schedules } = (await api()).team;
  await schedules.replaceWeek({ professionalId: ana, version, week: [day(1, 1080), day(2, 960)] });

  expect(await latest('team')).toMatchObject({
    thing: 'working-hours',
    thingName: 'Ana',
    fields: [
      {
        name: 'Terça',
        before: '09:00–18:00, intervalo 12:00–13:00',
        after: '09:00–16:00, intervalo 12:00–13:00',
      },
    ],
  });
});

test('of messages say what departs from the usual, the first time too', async () => {
  const { settings, templates } = (await api()).messaging;
  await settings.save({ ...(await settings.get()), quietFrom: '20:00', mailsMoved: false });
  expect(await latest('messages')).toMatchObject({
    thing: 'messaging-settings',
    action: 'update',
    fields: [
      { name: 'Silêncio das', after: '20:00' },
      { name: 'E-mail: horário mudou', before: 'Ligado', after: 'Desligado' },
    ],
  });

  const words = { name: 'Até já', type: 'appointment_reminder_1h', text: 'Até já!' } as const;
  const { id } = await templates.create({ ...words, active: true });
  const reminder = { appointment_reminder_1h: { enabled: true, templateId: id } };
  await (await api()).messaging.automations.save(reminder);
  expect(await latest('messages')).toMatchObject({
    thing: 'message-automation',
    thingName: 'Lembrete de 1 hora',
    action: 'update',
    fields: [
      { name: 'Envio', before: 'Desligado', after: 'Ligado' },
      { name: 'Mensagem', before: 'Mensagem padrão', after: 'Até já' },
    ],
  });
});

test('of a role say whose it is', async () => {
  await salon.isJoinedBy({ name: 'Rita', email: 'rita@salao.test' }, 'receptionist');
  const { members } = (await api()).team;
  const member = (await members.list()).find(({ email }) => email === 'rita@salao.test');
  if (!member) throw new Error('She has not joined');
  await members.changeRole({ id: member.id, role: 'manager' });
  expect(await latest('team')).toMatchObject({
    thing: 'member',
    thingName: 'Rita',
    fields: [{ name: 'Papel', before: 'Recepcionista', after: 'Gerente' }],
  });
});

test('come page by page, each change once', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E'])
    await (await api()).promotions.coupons.create({
      name,
      code: `CUPOM${name}`,
      description: '',
      discountType: 'percentage',
      discountValue: 10_00,
      minimumAmountCents: null,
      maximumDiscountCents: null,
      usageLimit: 0,
      usageLimitPerClient: 1,
      validUntil: null,
      active: true,
    });
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const { company } = (await api()).company;
    const page = await company.browseChanges({ area: 'offers', limit: 2, cursor });
    names.push(...page.items.map(({ thingName }) => thingName));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(names).toEqual(['E', 'D', 'C', 'B', 'A']);
  const { company } = (await api()).company;
  await expect(company.browseChanges({ cursor: 'lixo' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('pass over what the system counts beside the settings', async () => {
  const before = await latest('offers');
  await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    scope.execute(`update coupons set usage_count = usage_count + 1`),
  );
  const { items } = await (await api()).company.company.browseChanges({ area: 'offers', limit: 2 });
  expect(items[0]).toEqual(before);
});

test('are told to whoever sees the settings, and to no other company', async () => {
  const desk = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'receptionist');
  await expect((await world.as(desk)).company.company.browseChanges({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const other = await world.tell.company('Outro', { name: 'Ivo', email: 'ivo@outro.test' });
  const theirs = await (await world.as(other.ownerId)).company.company.browseChanges({});
  expect(JSON.stringify(theirs)).not.toMatch(/Ana|Corte|Tintura|CUPOM|Rita|Até já/);
});
