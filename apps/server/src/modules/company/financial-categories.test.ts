import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let api: Awaited<ReturnType<typeof world.as>>['company']['financialCategories'];

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});
beforeEach(async () => {
  api = (await world.as(salon.ownerId)).company.financialCategories;
});

const listed = async () => (await api.list()).map(({ name, type }) => `${type} ${name}`);

describe('whoever runs the company', () => {
  test('starts with the usual ones, income before expense', async () => {
    const neighbour = (await world.as(barber.ownerId)).company.financialCategories;
    expect((await neighbour.list()).map(({ name, type }) => `${type} ${name}`)).toEqual([
      'income Serviços',
      'income Produtos',
      'income Outras receitas',
      'expense Comissões',
      'expense Aluguel',
      'expense Produtos',
      'expense Salários',
      'expense Outras despesas',
    ]);
  });

  test('adds one, renames it, takes it out and in, and deletes it', async () => {
    const { id } = await api.create({ name: ' Luz ', type: 'expense' });
    const category = { id, name: 'Energia', type: 'expense', active: true };

    expect(await api.rename({ id, name: 'Energia' })).toEqual(category);
    expect(await api.deactivate({ id })).toEqual({ ...category, active: false });
    expect(await api.reactivate({ id })).toEqual(category);
    expect((await listed()).at(-1)).toBe('expense Energia');
    expect(await api.remove({ id })).toEqual({ id });
    expect(await listed()).not.toContain('expense Energia');
  });

  test('has each name once among income and once among expense', async () => {
    const taken = {
      code: 'CATEGORY_NAME_TAKEN',
      message: 'Já existe uma categoria com este nome.',
    };
    await api.create({ name: 'Cursos', type: 'income' });
    const { id } = await api.create({ name: 'Cursos', type: 'expense' });

    await expect(api.create({ name: 'cursos', type: 'income' })).rejects.toMatchObject(taken);
    await expect(api.rename({ id, name: 'ALUGUEL' })).rejects.toMatchObject(taken);
    expect(await listed()).toContain('expense Cursos');
  });

  test('cannot delete one that entries stand under', async () => {
    const { id } = await api.create({ name: 'Com história', type: 'income' });
    await world.system.database.owner.execute(
      `create table entered_under (company_id uuid, category_id uuid,
        foreign key (company_id, category_id) references financial_categories (company_id, id));
       insert into entered_under values ('${salon.companyId}', '${id}')`,
    );
    await expect(api.remove({ id })).rejects.toMatchObject({
      code: 'CATEGORY_HAS_HISTORY',
      message: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
    });
    expect(await listed()).toContain('income Com história');
  });

  test('has to give it a name', async () => {
    await expect(api.create({ name: ' ', type: 'income' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: {
        issues: [expect.objectContaining({ path: ['name'], message: 'Nome é obrigatório' })],
      },
    });
  });
});

test('the team neither sees nor changes them', async () => {
  const person = { name: 'Rui', email: 'rui@salao.test' };
  const desk = (await world.as(await salon.isJoinedBy(person, 'receptionist'))).company;
  const forbidden = { code: 'FORBIDDEN' };
  await expect(desk.financialCategories.list()).rejects.toMatchObject(forbidden);
  const create = desk.financialCategories.create({ name: 'Minha', type: 'income' });
  await expect(create).rejects.toMatchObject(forbidden);
});

test('another company finds nothing', async () => {
  const { id } = await api.create({ name: 'Só nossa', type: 'income' });
  const neighbour = (await world.as(barber.ownerId)).company.financialCategories;
  const notFound = { code: 'CATEGORY_NOT_FOUND' };

  expect((await neighbour.list()).map((category) => category.id)).not.toContain(id);
  await expect(neighbour.rename({ id, name: 'Deles' })).rejects.toMatchObject(notFound);
  await expect(neighbour.deactivate({ id })).rejects.toMatchObject(notFound);
  await expect(neighbour.reactivate({ id })).rejects.toMatchObject(notFound);
  await expect(neighbour.remove({ id })).rejects.toMatchObject(notFound);
  expect(await listed()).toContain('income Só nossa');
});
