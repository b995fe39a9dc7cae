import type { Coupon } from '@app/contract/promotions/coupons.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';
import { coupons } from './coupons.table.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let receptionist: string;
let professional: string;

const summer = {
  name: 'Verão',
  code: 'VERAO10',
  description: 'Para quem volta em janeiro',
  discountType: 'percentage' as const,
  discountValue: 10_00,
  minimumAmountCents: 50_00,
  maximumDiscountCents: 30_00,
  usageLimit: 100,
  usageLimitPerClient: 2,
  validUntil: '2026-12-31',
  firstVisitOnly: true,
  birthdayMonthOnly: false,
  weekdays: [2, 3],
  validFrom: '2026-04-01',
  active: true,
};
const coded = (code: string) => ({ ...summer, code });

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rita', email: 'rita@s.test' }, 'receptionist');
  professional = await salon.isJoinedBy({ name: 'Pat', email: 'pat@s.test' }, 'professional');
});

async function couponsOf(userId = salon.ownerId) {
  return (await world.as(userId)).promotions.coupons;
}

async function found(id: string): Promise<Coupon | undefined> {
  return (await (await couponsOf()).list()).find((coupon) => coupon.id === id);
}

describe('an owner', () => {
  test('creates a coupon and finds it first in the list, unused', async () => {
    const api = await couponsOf();
    await api.create(coded('PRIMEIRO'));
    const created = await api.create({ ...coded(' segundo '), name: '  Verão D’Ávila ' });

    expect(created).toMatchObject({
      ...coded('SEGUNDO'),
      name: 'Verão D’Ávila',
      usageCount: 0,
      version: 1,
    });
    expect((await api.list())[0]).toEqual(created);
  });

  test('needs to say only name and discount', async () => {
    const api = await couponsOf();
    const created = await api.create({
      name: 'Simples',
      discountType: 'fixed_amount',
      discountValue: 5_00,
    });

    expect(created).toMatchObject({
      code: 'CUPOM1773154800000',
      description: '',
      minimumAmountCents: null,
      maximumDiscountCents: null,
      usageLimit: 0,
      usageLimitPerClient: 1,
      validUntil: null,
      firstVisitOnly: false,
      birthdayMonthOnly: false,
      weekdays: [],
      validFrom: null,
      services: [],
      usageCount: 0,
      linkUsageCount: 0,
      active: true,
    });
  });

  test('names the services that it lowers, changes them and copies them', async () => {
    const api = await couponsOf();
    const [cut, color] = [await salon.offers('Corte'), await salon.offers('Cor')];
    const named = await api.create({ ...coded('SERVICOS'), serviceIds: [cut, color, cut] });
    expect(named.services).toEqual([
      { id: color, name: 'Cor' },
      { id: cut, name: 'Corte' },
    ]);

    const { id, version } = named;
    const fewer = await api.update({ ...coded('SERVICOS'), serviceIds: [cut], id, version });
    expect(fewer.services).toEqual([{ id: cut, name: 'Corte' }]);
    expect((await api.duplicate({ id })).services).toEqual(fewer.services);
    expect(await api.deactivate({ id })).toMatchObject({ services: fewer.services });
    expect(await found(id)).toMatchObject({ services: fewer.services });
    const { catalog } = await world.as(salon.ownerId);
    await expect(catalog.services.remove({ id: cut })).rejects.toMatchObject({
      code: 'SERVICE_HAS_HISTORY',
    });
    await catalog.services.remove({ id: color });
    const gone = api.update({ ...coded('SERVICOS'), serviceIds: [color], id, version: 3 });
    await expect(gone).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' });
    expect(await found(id)).toMatchObject({ services: fewer.services, version: 3 });
  });

  test('says all days of the week by saying none', async () => {
    const api = await couponsOf();
    const all = await api.create({ ...coded('TODOS'), weekdays: [6, 5, 4, 3, 2, 1, 0] });
    expect(all.weekdays).toEqual([]);
    const some = await api.create({ ...coded('ALGUNS'), weekdays: [6, 2, 6] });
    expect(some.weekdays).toEqual([2, 6]);
  });

  test('leaves out a restriction by saying zero', async () => {
    const api = await couponsOf();
    const unrestricted = { minimumAmountCents: 0, maximumDiscountCents: 0 };

    expect(await api.create({ ...coded('LIVRE'), ...unrestricted })).toMatchObject({
      minimumAmountCents: null,
      maximumDiscountCents: null,
    });
  });

  test('may write a fixed amount in short', async () => {
    const api = await couponsOf();
    const created = await api.create({ ...coded('CURTO'), discountType: 'fixed' });
    expect(created.discountType).toBe('fixed_amount');
  });

  test('changes a coupon, and an empty code leaves its own', async () => {
    const api = await couponsOf();
    const { id, version } = await api.create(coded('MUDA'));

    await api.update({ ...summer, code: '', name: 'Inverno', validUntil: null, id, version });

    expect(await found(id)).toMatchObject({
      name: 'Inverno',
      code: 'MUDA',
      validUntil: null,
      version: 2,
    });
  });

  test('does not overwrite what a colleague changed meanwhile', async () => {
    const api = await couponsOf();
    const { id, version } = await api.create(coded('DISPUTADO'));
    const saving = { ...coded('DISPUTADO'), id, version };
    await api.update({ ...saving, name: 'Da colega' });

    await expect(api.update({ ...saving, name: 'Meu' })).rejects.toMatchObject({
      code: 'COUPON_CHANGED',
    });
    expect(await found(id)).toMatchObject({ name: 'Da colega' });
  });

  test('puts a coupon out of use and back into it', async () => {
    const api = await couponsOf();
    const { id } = await api.create(coded('PAUSA'));

    expect(await api.deactivate({ id })).toMatchObject({ active: false, version: 2 });
    expect(await api.reactivate({ id })).toMatchObject({ active: true, version: 3 });
  });

  test('makes a copy with a code of its own', async () => {
    const api = await couponsOf();
    const { id } = await api.create({ ...coded('ORIGINAL'), name: 'x'.repeat(120) });

    const copy = await api.duplicate({ id });
    const second = await api.duplicate({ id });

    expect(copy).toMatchObject({
      ...summer,
      code: expect.stringMatching(/^CUPOM\d{13}$/),
      name: `${'x'.repeat(112)} (cópia)`,
      usageCount: 0,
      version: 1,
    });
    expect(second.code).not.toBe(copy.code);
    expect((await api.list())[0]?.id).toBe(second.id);
    expect(await found(id)).toMatchObject({ code: 'ORIGINAL', version: 1 });
  });

  test('deletes a coupon that nobody used', async () => {
    const api = await couponsOf();
    const { id } = await api.create(coded('PASSAGEIRO'));

    await api.remove({ id });

    expect(await found(id)).toBeUndefined();
  });

  test('exports the list as a spreadsheet', async () => {
    const clinic = await world.tell.company('Clínica', { name: 'Lia', email: 'lia@clinica.test' });
    const api = await couponsOf(clinic.ownerId);
    await api.create({ ...summer, name: '=SOMA(A1)', description: 'com; ponto e vírgula' });
    await api.create({ name: 'Cinco', discountType: 'fixed_amount', discountValue: 5_00 });

    const file = await api.exportCsv();
    const text = await file.text();

    expect(file.name).toBe('cupons.csv');
    expect(text).toContain('Nome;Código;Descrição;Tipo de desconto;Desconto');
    expect(text).toContain(
      `'=SOMA(A1);VERAO10;"com; ponto e vírgula";Percentual (%);10,00;50,00;30,00;0;100;2;31/12/2026;Ativo;`,
    );
    expect(text).toContain(';"primeira visita; terça e quarta; a partir de 01/04/2026";0');
    expect(text).toContain('Valor fixo (R$);5,00;;;0;Sem limite;1;;Ativo;');
  });

  test('calls a coupon in the file what the screen calls it', async () => {
    const clinic = await world.tell.company('Spa', { name: 'Lia', email: 'lia@spa.test' });
    const api = await couponsOf(clinic.ownerId);
    const five = { discountType: 'fixed_amount' as const, discountValue: 5_00 };
    const used = await api.create({ ...five, name: 'Usado', usageLimit: 1 });
    await api.create({ ...five, name: 'Velho', validUntil: '2026-03-09' });
    await world.inCompany(clinic.companyId, (scope) =>
      scope.update(coupons).set({ usageCount: 1 }).where(eq(coupons.id, used.id)),
    );

    const text = await (await api.exportCsv()).text();
    expect(text).toMatch(/^Usado;.*;Esgotado;/m);
    expect(text).toMatch(/^Velho;.*;Inativo;/m);
  });
});

describe('codes', () => {
  test('a second coupon with the same code is refused, whatever the case of its letters', async () => {
    const api = await couponsOf();
    await api.create(coded('NATAL'));

    await expect(api.create(coded('natal'))).rejects.toMatchObject({
      code: 'COUPON_CODE_TAKEN',
      message: 'Já existe um cupom com este código.',
    });
  });

  test('twenty people taking the same code at once make one', async () => {
    const api = await couponsOf();
    const attempts = Array.from({ length: 20 }, () => api.create(coded('CORRIDA')));

    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  test('coupons made at the same moment get codes of their own', async () => {
    const api = await couponsOf();
    const nameless = {
      name: 'Sem código',
      discountType: 'percentage',
      discountValue: 100,
    } as const;

    const made = await Promise.all(Array.from({ length: 5 }, () => api.create(nameless)));

    expect(new Set(made.map(({ code }) => code)).size).toBe(5);
  });

  test('changing to a code in use is refused and changes nothing', async () => {
    const api = await couponsOf();
    await api.create(coded('OCUPADO'));
    const { id, version } = await api.create(coded('OUTRO'));

    const attempt = api.update({ ...coded('ocupado'), name: 'Novo nome', id, version });

    await expect(attempt).rejects.toMatchObject({ code: 'COUPON_CODE_TAKEN' });
    expect(await found(id)).toMatchObject({ code: 'OUTRO', name: 'Verão', version: 1 });
  });

  test('two companies may use the same code', async () => {
    await (await couponsOf()).create(coded('COMUM'));
    const theirs = (await couponsOf(barber.ownerId)).create(coded('COMUM'));
    await expect(theirs).resolves.toMatchObject({ code: 'COMUM' });
  });
});

describe('what is refused', () => {
  test.each([
    ['name', { name: '   ' }, 'Nome é obrigatório'],
    ['code', { code: 'AB' }, 'Digite pelo menos 3 caracteres'],
    ['code', { code: 'MÃE 10' }, 'Use só letras sem acento, números, - e _'],
    ['discountValue', { discountValue: 0 }, 'Valor do desconto é obrigatório'],
    ['discountValue', { discountValue: -1 }, 'Valor deve ser positivo'],
    ['discountValue', { discountValue: 100_01 }, 'Percentual não pode ser maior que 100%'],
    ['usageLimitPerClient', { usageLimitPerClient: 0 }, 'Mínimo 1 uso por cliente'],
    ['usageLimit', { usageLimit: -1 }, 'Valor inválido'],
    ['minimumAmountCents', { minimumAmountCents: -1 }, 'Valor inválido'],
    ['validUntil', { validUntil: '2026-02-30' }, 'Data inválida'],
    ['validFrom', { validFrom: '2026-02-30' }, 'Data inválida'],
  ])('a wrong %s, in the words of the form', async (field, change, message) => {
    const api = await couponsOf();
    const before = await api.list();

    const attempt = api.create({ ...coded('INVALIDO'), ...change });

    await expect(attempt).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: [field], message })] },
    });
    expect(await api.list()).toEqual(before);
  });

  test('a fixed amount may be more than a hundred', async () => {
    const api = await couponsOf();
    const fixed = {
      ...coded('GRANDE'),
      discountType: 'fixed_amount',
      discountValue: 250_00,
    } as const;
    await expect(api.create(fixed)).resolves.toMatchObject({ discountValue: 250_00 });
  });

  test('a receptionist sees the list and changes nothing', async () => {
    const { id } = await (await couponsOf()).create(coded('BALCAO'));
    const api = await couponsOf(receptionist);

    expect((await api.list()).map((coupon) => coupon.id)).toContain(id);
    const forbidden = { code: 'FORBIDDEN' };
    await expect(api.create(coded('DELA'))).rejects.toMatchObject(forbidden);
    const update = api.update({ ...coded('DELA'), id, version: 1 });
    await expect(update).rejects.toMatchObject(forbidden);
    await expect(api.deactivate({ id })).rejects.toMatchObject(forbidden);
    await expect(api.reactivate({ id })).rejects.toMatchObject(forbidden);
    await expect(api.duplicate({ id })).rejects.toMatchObject(forbidden);
    await expect(api.remove({ id })).rejects.toMatchObject(forbidden);
    await expect(api.exportCsv()).rejects.toMatchObject(forbidden);
  });

  test('a professional does not see the list', async () => {
    const api = await couponsOf(professional);
    await expect(api.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test("another company's coupon is not found and stays as it is", async () => {
    const { id } = await (await couponsOf()).create(coded('NOSSO'));
    const outsider = await couponsOf(barber.ownerId);

    const notFound = { code: 'COUPON_NOT_FOUND' };
    const update = outsider.update({ ...coded('DELES'), id, version: 1 });
    await expect(update).rejects.toMatchObject(notFound);
    await expect(outsider.deactivate({ id })).rejects.toMatchObject(notFound);
    await expect(outsider.reactivate({ id })).rejects.toMatchObject(notFound);
    await expect(outsider.duplicate({ id })).rejects.toMatchObject(notFound);
    await expect(outsider.remove({ id })).rejects.toMatchObject(notFound);
    expect(await found(id)).toMatchObject({ code: 'NOSSO', active: true, version: 1 });
  });

  test("another company's service is not there to be lowered", async () => {
    const theirs = await barber.offers('Barba');
    const attempt = (await couponsOf()).create({ ...coded('ALHEIO'), serviceIds: [theirs] });
    await expect(attempt).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' });
    expect((await (await couponsOf()).list()).map(({ code }) => code)).not.toContain('ALHEIO');
  });

  test('a company whose trial is over is asked to subscribe', async () => {
    const late = await world.tell.company(
      'Atrasada',
      { name: 'Eva', email: 'eva@atrasada.test' },
      { trialDays: 0 },
    );
    const api = await couponsOf(late.ownerId);

    await expect(api.list()).rejects.toMatchObject({ code: 'MODULE_CLOSED' });
  });
});

test('every change is written down with who made it', async () => {
  const api = await couponsOf();
  const { id, version } = await api.create(coded('TRILHA'));
  await api.update({ ...coded('TRILHA'), discountValue: 20_00, id, version });

  const trail = await world.inCompany(salon.companyId, (scope) =>
    scope.select().from(auditRecords).where(eq(auditRecords.rowId, id)).orderBy(auditRecords.id),
  );

  expect(trail.map((record) => record.action)).toEqual(['insert', 'update']);
  expect(trail[1]).toMatchObject({
    userId: salon.ownerId,
    tableName: 'coupons',
    before: { discount_value: 10_00 },
    after: { discount_value: 20_00 },
  });
});
