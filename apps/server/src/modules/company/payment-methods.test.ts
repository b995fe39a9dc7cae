import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let api: Awaited<ReturnType<typeof world.as>>['company']['paymentMethods'];

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});
beforeEach(async () => {
  api = (await world.as(salon.ownerId)).company.paymentMethods;
});

const names = async () => (await api.list()).map(({ name }) => name);

describe('whoever runs the company', () => {
  test('starts with the usual ones, all offered', async () => {
    const neighbour = (await world.as(barber.ownerId)).company.paymentMethods;
    const listed = await neighbour.list();
    expect(listed.map(({ name, kind }) => [name, kind])).toEqual([
      ['Dinheiro', 'cash'],
      ['PIX', 'pix'],
      ['Cartão de Débito', 'card'],
      ['Cartão de Crédito', 'card'],
      ['Transferência Bancária', 'other'],
    ]);
    expect(listed.every(({ active }) => active)).toBe(true);
  });

  test('adds one at the end, renames it, and deletes it while it was never used', async () => {
    const { id } = await api.create({ name: '  Vale-presente ' });
    expect((await names()).at(-1)).toBe('Vale-presente');

    expect(await api.rename({ id, name: 'Vale' })).toMatchObject({
      id,
      name: 'Vale',
      active: true,
    });
    expect(await api.remove({ id })).toEqual({ id });
    expect(await names()).not.toContain('Vale');
  });

  test('says what kind one is, which stays until something else is said', async () => {
    const { id, kind } = await api.create({ name: 'Moedas' });
    expect(kind).toBe('other');
    expect(await api.rename({ id, name: 'Moedas', kind: 'cash' })).toMatchObject({ kind: 'cash' });
    expect(await api.rename({ id, name: 'Trocado' })).toMatchObject({ kind: 'cash' });
    expect(await api.create({ name: 'PIX da loja', kind: 'pix' })).toMatchObject({ kind: 'pix' });

    // Whoever speaks the API by hand may say anything.
    const wrong = { name: 'Ouro', kind: 'gold' } as unknown as { name: string; kind: 'cash' };
    await expect(api.create(wrong)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: ['kind'], message: 'Escolha o tipo' })] },
    });
  });

  test('takes one out of what is offered and back in', async () => {
    const { id } = await api.create({ name: 'Cheque' });
    expect(await api.deactivate({ id })).toMatchObject({ id, active: false });
    expect(await api.list()).toContainEqual({ id, name: 'Cheque', kind: 'other', active: false });
    expect(await api.reactivate({ id })).toMatchObject({ active: true });
  });

  test('has each name once, whatever the letters', async () => {
    const taken = {
      code: 'PAYMENT_METHOD_NAME_TAKEN',
      message: 'Já existe uma forma de pagamento com este nome.',
    };
    await expect(api.create({ name: 'pix' })).rejects.toMatchObject(taken);
    const { id } = await api.create({ name: 'Boleto' });
    await expect(api.rename({ id, name: 'DINHEIRO' })).rejects.toMatchObject(taken);
    expect(await api.rename({ id, name: 'BOLETO' })).toMatchObject({ name: 'BOLETO' });

    const both = await Promise.allSettled([
      api.create({ name: 'Fiado' }),
      api.create({ name: 'fiado' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('cannot delete one that was paid with', async () => {
    const { id } = await api.create({ name: 'Com história' });
    await world.system.database.owner.execute(
      `create table paid_with (company_id uuid, method_id uuid,
        foreign key (company_id, method_id) references payment_methods (company_id, id));
       insert into paid_with values ('${salon.companyId}', '${id}')`,
    );
    await expect(api.remove({ id })).rejects.toMatchObject({
      code: 'PAYMENT_METHOD_HAS_HISTORY',
      message: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
    });
    expect(await names()).toContain('Com história');
  });

  test.each([
    ['  ', 'Nome é obrigatório'],
    ['x'.repeat(61), 'Use no máximo 60 caracteres'],
  ])('cannot name one "%s"', async (name, message) => {
    const before = await names();
    await expect(api.create({ name })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: ['name'], message })] },
    });
    expect(await names()).toEqual(before);
  });
});

test('the team does not change them', async () => {
  const person = { name: 'Rui', email: 'rui@salao.test' };
  const desk = (await world.as(await salon.isJoinedBy(person, 'receptionist'))).company;
  const forbidden = { code: 'FORBIDDEN' };
  await expect(desk.paymentMethods.list()).rejects.toMatchObject(forbidden);
  await expect(desk.paymentMethods.create({ name: 'Meu' })).rejects.toMatchObject(forbidden);
});

test('another company finds nothing', async () => {
  const { id } = await api.create({ name: 'Só nosso' });
  const neighbour = (await world.as(barber.ownerId)).company.paymentMethods;
  const notFound = { code: 'PAYMENT_METHOD_NOT_FOUND' };

  expect((await neighbour.list()).map((method) => method.id)).not.toContain(id);
  await expect(neighbour.rename({ id, name: 'Deles' })).rejects.toMatchObject(notFound);
  await expect(neighbour.deactivate({ id })).rejects.toMatchObject(notFound);
  await expect(neighbour.reactivate({ id })).rejects.toMatchObject(notFound);
  await expect(neighbour.remove({ id })).rejects.toMatchObject(notFound);
  expect(await api.list()).toContainEqual({ id, name: 'Só nosso', kind: 'other', active: true });
});
