import type { CompanyForm } from '@app/contract/company/company.contract';
import { BOOKING_POLICY } from '@app/domain/company/booking-policy';
import { checkCompany } from '@app/domain/company/company-form';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { everyDay } from '../../../tests/booking-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { companies } from './companies.table.ts';
import { updateCompany } from './company.commands.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let receptionist: string;
let api: Awaited<ReturnType<typeof world.as>>;

const form: CompanyForm = {
  name: 'Salão da Bê Ltda.',
  tradeName: 'Salão da Bê',
  documentType: 'cnpj',
  document: '12abc34501de35',
  email: 'contato@salao.test',
  phone: '11 98765-4321',
  address: 'Av. Paulista, 1000',
  city: 'São Paulo',
  state: 'SP',
  zipCode: '01310-100',
  timezone: 'America/Manaus',
  privacyContact: 'Bê, be@salao.test',
};
const updated = async (change: Partial<CompanyForm>) => {
  const { version } = await api.company.company.get();
  return api.company.company.update({ ...form, ...change, version });
};

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'receptionist');
});
beforeEach(async () => {
  api = await world.as(salon.ownerId);
});

test('whoever has no company has none to change', async () => {
  const userId = await world.tell.person({ name: 'Só', email: 'so@ninguem.test' });
  const alone = (await world.as(userId)).company.company;
  await expect(alone.update({ ...form, version: 1 })).rejects.toMatchObject({
    code: 'NO_COMPANY',
    message: 'ID da empresa não encontrado',
  });
});

describe('the company', () => {
  test('starts closed to online booking, with ordinary rules and no PIX key', async () => {
    expect(await (await world.as(barber.ownerId)).company.company.get()).toEqual({
      id: barber.companyId,
      name: 'Barbearia',
      tradeName: '',
      documentType: 'cnpj',
      document: '11.222.333/0001-81',
      email: 'ze@barbearia.test',
      phone: '+5511987654321',
      address: '',
      city: '',
      state: '',
      zipCode: '',
      timezone: 'America/Sao_Paulo',
      privacyContact: '',
      slug: 'barbearia',
      logoUrl: null,
      coverUrl: null,
      color: null,
      publicBookingEnabled: false,
      publicBookingRefused: false,
      hasSomebodyToBook: false,
      blindCount: false,
      policy: BOOKING_POLICY,
      pixKey: null,
      version: 1,
    });
  });

  test('is changed by its form, in the spelling in which it is kept', async () => {
    const before = await api.company.company.get();
    const answer = await api.company.company.update({ ...form, version: before.version });

    expect(answer).toEqual({
      ...before,
      ...form,
      document: '12.ABC.345/01DE-35',
      phone: '+5511987654321',
      zipCode: '01310100',
      version: before.version + 1,
    });
    expect(await api.company.company.get()).toEqual(answer);
  });

  test.each([
    ['its trade name', 'Salão da Bê', 'Salão da Bê'],
    ['its legal name when it has no other', '', 'Salão da Bê Ltda.'],
  ])('is called by %s around every screen', async (_case, tradeName, shown) => {
    await updated({ tradeName });

    const session = await api.identity.session.current();
    const memberships = await api.team.memberships.list();

    expect(session?.company?.name).toBe(shown);
    expect(memberships.map(({ companyName }) => companyName)).toEqual([shown]);
  });

  test('is not overwritten by whoever did not see the last change', async () => {
    const { version } = await api.company.company.get();
    await updated({ name: 'Nome novo' });

    await expect(api.company.company.update({ ...form, version })).rejects.toMatchObject({
      code: 'COMPANY_CHANGED_MEANWHILE',
    });
    expect(await api.company.company.get()).toMatchObject({ name: 'Nome novo' });
  });

  test('that is gone is not changed, and nobody is told that it was', async () => {
    const check = checkCompany(form, null);
    if (!check.accepted) throw new Error('The form is wrong');
    const changed = await world.inCompany(crypto.randomUUID(), (scope) =>
      updateCompany(scope, 1, check.company),
    );
    expect(changed).toEqual({ accepted: false, reason: 'not-found' });
  });

  test('takes one of two changes that are sent at once', async () => {
    const { version } = await api.company.company.get();
    const both = await Promise.allSettled(
      ['Um', 'Dois'].map((name) => api.company.company.update({ ...form, name, version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['name', '  ', 'Nome é obrigatório'],
    ['document', '', 'Documento é obrigatório'],
    ['document', '11.222.333/0001-82', 'Documento inválido. Verifique CPF ou CNPJ.'],
    ['email', 'salao', 'Email inválido'],
    ['phone', '123', 'Telefone inválido. Use o formato (11) 99999-9999'],
    ['zipCode', '123', 'CEP inválido'],
    ['city', 'São\nPaulo', 'Retire os caracteres inválidos'],
    ['city', 'x'.repeat(81), 'Use no máximo 80 caracteres'],
    ['state', 'XX', 'Selecione o estado'],
    ['timezone', 'Europe/Lisbon', 'Selecione o fuso horário'],
  ] as const)(
    'says beside the field %s what is wrong with "%s"',
    async (field, typed, sentence) => {
      const before = await api.company.company.get();
      const wrong = { ...form, name: 'Metade', [field]: typed, version: before.version };

      const issues = await problemsOf(api.company.company.update(wrong));

      expect(issues).toEqual([{ path: [field], message: sentence }]);
      expect(await api.company.company.get()).toEqual(before);
    },
  );

  test('keeps the wrong document it was founded with, and takes no other wrong one', async () => {
    const founded = await world.tell.company('Estúdio', { name: 'Lu', email: 'lu@estudio.test' });
    const document = '11.222.333/0001-82';
    await world.system.scopes.withCompany(
      { companyId: founded.companyId, userId: null, requestId: 'test' },
      (scope) => scope.update(companies).set({ document, documentNumber: '11222333000182' }),
    );
    const { update, get } = (await world.as(founded.ownerId)).company.company;
    const { version } = await get();

    const changed = { ...form, document: '11.222.333/0001-83', version };
    expect(await problemsOf(update(changed))).toEqual([
      { path: ['document'], message: 'Documento inválido. Verifique CPF ou CNPJ.' },
    ]);
    expect(await update({ ...form, document, version })).toMatchObject({ document });
  });

  test('keeps the phone it was founded with, and takes no other wrong one', async () => {
    const founded = await world.tell.company('Ateliê', { name: 'Rê', email: 're@atelie.test' });
    const phone = '+351 912 345 678';
    await world.system.scopes.withCompany(
      { companyId: founded.companyId, userId: null, requestId: 'test' },
      (scope) => scope.update(companies).set({ phone }),
    );
    const { update, get } = (await world.as(founded.ownerId)).company.company;
    const { version } = await get();

    const changed = { ...form, phone: '+351 912 345 679', version };
    expect(await problemsOf(update(changed))).toEqual([
      { path: ['phone'], message: 'Telefone inválido. Use o formato (11) 99999-9999' },
    ]);
    expect(await update({ ...form, phone, version })).toMatchObject({ phone });
  });

  test('says everything that is wrong at once', async () => {
    const { version } = await api.company.company.get();
    const wrong = { ...form, document: '1', phone: '1', zipCode: '1', version };
    const issues = await problemsOf(api.company.company.update(wrong));
    expect(issues.map(({ path }) => path)).toEqual([['document'], ['phone'], ['zipCode']]);
  });

  test('may leave out what not every company has', async () => {
    const bare = { phone: '', zipCode: '', state: '' as const, address: '', city: '' };
    expect(await updated(bare)).toMatchObject(bare);
  });

  test('belongs to nobody else, and only those who run it change it', async () => {
    const { version } = await api.company.company.get();
    const desk = await world.as(receptionist);

    await expect(desk.company.company.get()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(desk.company.company.update({ ...form, version })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const neighbour = await world.as(barber.ownerId);
    await barber.offers('Barba');
    await barber.worksOn(await barber.employs('Zé'), everyDay);
    expect(await neighbour.company.company.get()).toMatchObject({ publicBookingEnabled: true });
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: false });
  });

  test('can be put right by its owner after the trial, but not opened to the public', async () => {
    const owner = { name: 'Iva', email: 'iva@vencida.test' };
    const lapsed = await world.tell.company('Vencida', owner, { trialDays: 0 });
    const late = await world.as(lapsed.ownerId);

    await late.company.company.update({ ...form, version: 1 });
    await expect(late.company.company.openPublicBooking()).rejects.toMatchObject({
      code: 'MODULE_CLOSED',
    });
  });
});

type Issue = { path: unknown[]; message: string };

/** What arrives beside the fields, whether the schema or a rule behind it refused. */
async function problemsOf(call: Promise<unknown>): Promise<Issue[]> {
  const error = await call.then(
    () => null,
    (refusal) => refusal,
  );
  expect(error).toMatchObject({ code: 'BAD_REQUEST' });
  const issues: Issue[] = error.data.issues;
  return issues.map(({ path, message }) => ({ path, message }));
}
