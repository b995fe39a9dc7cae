import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { everyDay } from '../../../../tests/booking-support.ts';
import { readingOf } from '../../../../tests/plan-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { companies } from '../../company/companies.table.ts';
import { listSettingChanges } from './setting-changes.queries.ts';
import { toldTables } from './setting-tables.labels.ts';

const world = testWorld();
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
});

/** Each as a request of its own. */
async function api() {
  return (await world.as(salon.ownerId)).company;
}

async function latest(count: number) {
  return (await (await api()).company.listChanges()).slice(0, count);
}

test('of the company say who changed what, in the words of its form', async () => {
  const { company } = await api();
  const {
    slug: _slug,
    logoUrl: _logo,
    coverUrl: _cover,
    color: _color,
    policy,
    pixKey: _pix,
    ...stored
  } = await company.get();
  const { id: _id, publicBookingEnabled: _open, publicBookingRefused: _no, ...rest } = stored;
  const { hasSomebodyToBook: _somebody, blindCount: _blind, ...form } = rest;
  const changed = await company.update({
    ...form,
    name: 'Salão Novo Ltda',
    documentType: 'cpf',
    document: '529.982.247-25',
    phone: '(11) 91234-5678',
    zipCode: '01310-100',
    city: 'São Paulo',
    state: 'SP',
    timezone: 'America/Manaus',
  });
  await company.changePolicy({
    ...policy,
    version: changed.version,
    noticeMinutes: 1440,
    horizonInDays: 1,
    maxFutureBookings: 0,
    manualApproval: true,
    autoConfirmAfterInSeconds: 30,
  });

  expect(await latest(2)).toEqual([
    {
      thing: 'company',
      thingName: '',
      action: 'update',
      at: expect.any(String),
      by: 'colleague',
      userName: 'Bê',
      fields: [
        { name: 'Antecedência mínima', before: '5 min', after: '1.440 min' },
        { name: 'Agenda aberta por', before: '30 dias', after: '1 dia' },
        { name: 'Agendamentos futuros por telefone', before: '5', after: 'Sem limite' },
        { name: 'Aprovar cada agendamento', before: 'Não', after: 'Sim' },
        { name: 'Confirmar automaticamente', before: 'Não', after: 'Depois de 30 s' },
      ],
    },
    {
      thing: 'company',
      thingName: '',
      action: 'update',
      at: expect.any(String),
      by: 'colleague',
      userName: 'Bê',
      fields: expect.arrayContaining([
        { name: 'Razão social', before: expect.any(String), after: 'Salão Novo Ltda' },
        { name: 'Tipo de documento', before: 'CNPJ', after: 'CPF' },
        { name: 'Documento', before: expect.any(String), after: '529.982.247-25' },
        { name: 'Telefone', before: expect.any(String), after: '(11) 91234-5678' },
        { name: 'CEP', before: '', after: '01310-100' },
        { name: 'Fuso horário', before: 'Brasília (UTC-3)', after: 'Manaus (UTC-4)' },
      ]),
    },
  ]);
});

test('of public booking, the address and the PIX key are told too', async () => {
  const { company } = await api();
  await salon.offers('Corte');
  await salon.worksOn(await salon.employs('Ana'), everyDay);
  await company.closePublicBooking();
  await company.changeSlug({ slug: 'salao-da-be' });
  await company.changePixKey({ type: 'phone', key: '(11) 98765-4321' });
  await company.removePixKey();

  expect((await latest(4)).map(({ fields }) => fields)).toEqual([
    [{ name: 'Chave PIX', before: 'Celular: (11) 98765-4321', after: '' }],
    [{ name: 'Chave PIX', before: '', after: 'Celular: (11) 98765-4321' }],
    [{ name: 'Endereço curto', before: expect.any(String), after: 'salao-da-be' }],
    [{ name: 'Agendamento público', before: 'Ativado', after: 'Desativado' }],
  ]);
});

test('of the lists in the settings name which of them it was', async () => {
  const { closingDays, paymentMethods, financialCategories } = await api();
  const day = { firstDay: '2026-12-24', lastDay: '2026-12-26' };
  const hours = { from: 540, until: 840 };
  const closing = await closingDays.create({ name: 'Natal', kind: 'closed', ...day, hours: null });
  await closingDays.update({ ...closing, kind: 'special-hours', lastDay: '2026-12-24', hours });
  await closingDays.remove({ id: closing.id });
  const method = await paymentMethods.create({ name: 'Vale', kind: 'other' });
  await paymentMethods.deactivate({ id: method.id });
  const category = await financialCategories.create({ name: 'Café', type: 'expense' });
  await financialCategories.rename({ id: category.id, name: 'Copa' });

  expect(await latest(7)).toMatchObject([
    {
      thing: 'expense-category',
      thingName: 'Copa',
      action: 'update',
      fields: [{ name: 'Nome', before: 'Café', after: 'Copa' }],
    },
    { thing: 'expense-category', thingName: 'Café', action: 'insert' },
    {
      thing: 'payment-method',
      thingName: 'Vale',
      action: 'update',
      fields: [{ name: 'Situação', before: 'Ativa', after: 'Inativa' }],
    },
    {
      thing: 'payment-method',
      thingName: 'Vale',
      action: 'insert',
      fields: [{ name: 'Nome' }, { name: 'Tipo', after: 'Outro' }],
    },
    { thing: 'closing-day', thingName: 'Natal', action: 'delete' },
    {
      thing: 'closing-day',
      thingName: 'Natal',
      action: 'update',
      fields: [
        { name: 'O que acontece', before: 'Fechado', after: 'Horário especial' },
        { name: 'Último dia', before: '26/12/2026', after: '24/12/2026' },
        { name: 'Horário', before: '', after: '09:00–14:00' },
      ],
    },
    {
      thing: 'closing-day',
      action: 'insert',
      fields: [{}, {}, { name: 'Primeiro dia', after: '24/12/2026' }, {}],
    },
  ]);
});

test('tell nothing of what the payment provider says about the company', async () => {
  const before = await latest(200);
  await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    scope.execute(
      `update companies set subscription_stripe_id = 'sub_secret', subscription_status = 'active'
       where id = '${salon.companyId}'`,
    ),
  );
  const after = await latest(200);
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toContain('sub_secret');
});

test('are told to whoever sees the settings, and to no other company', async () => {
  const desk = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'receptionist');
  const manager = await salon.isJoinedBy({ name: 'Lu', email: 'lu@salao.test' }, 'manager');
  await expect((await world.as(desk)).company.company.listChanges()).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await (await world.as(manager)).company.company.listChanges()).toEqual(await latest(200));

  const other = await world.tell.company('Outro', { name: 'Ivo', email: 'ivo@outro.test' });
  const theirs = await (await world.as(other.ownerId)).company.company.listChanges();
  expect(JSON.stringify(theirs)).not.toMatch(/Salão|Vale|salao-da-be/);
});

test('of one request are not torn apart where another came between them', async () => {
  const company = await world.tell.company('Misto', { name: 'Lu', email: 'lu@misto.test' });
  for (const requestId of ['whole', 'torn', 'between', 'torn', 'newest']) {
    const actor = { userId: null, requestId, companyId: company.companyId };
    await world.system.scopes.withCompany(actor, (scope) =>
      scope.update(companies).set({ tradeName: crypto.randomUUID() }),
    );
  }
  const page = await world.inCompany(company.companyId, (scope) =>
    listSettingChanges(scope, { tables: ['companies'], after: null, limit: 4 }),
  );
  expect(page.rows.map(({ requestId }) => requestId)).toEqual(['newest']);
});

test('are found by their table, however much else happened', async () => {
  const { indexes, sequential } = await world.inCompany(salon.companyId, (scope) =>
    readingOf(scope, () =>
      listSettingChanges(scope, { tables: toldTables(undefined), after: null, limit: 200 }),
    ),
  );
  expect(sequential).not.toContain('audit_records');
  expect(indexes).toContain('audit_records_row_index');
});
