import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { members } from './members.table.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});

const owner = async (company = salon) => (await world.as(company.ownerId)).team;

async function joins(name: string, company = salon): Promise<string> {
  const email = `${name.toLowerCase()}@${company.companyId}.test`;
  await company.isJoinedBy({ name, email }, 'professional');
  const found = (await (await owner(company)).members.list()).find((one) => one.email === email);
  return found?.id ?? '';
}

test('a member is a professional, and the list says who signs in as her', async () => {
  const memberId = await joins('Ana');
  const { professionals } = await owner();
  const hired = await professionals.create({ name: 'Ana Souza', memberId });
  await professionals.create({ name: 'Sem acesso' });

  expect(hired).toMatchObject({ memberId, memberName: 'Ana' });
  const shown = (await professionals.list()).map(({ name, memberName }) => [name, memberName]);
  expect(shown).toEqual([
    ['Sem acesso', null],
    ['Ana Souza', 'Ana'],
  ]);
});

test('an owner may also be a professional', async () => {
  const { professionals, members: api } = await owner();
  const memberId = (await api.list()).find(({ isSelf }) => isSelf)?.id ?? '';
  const { id, version } = await professionals.create({ name: 'Bê' });
  const linked = await professionals.update({ id, version, name: 'Bê', memberId });
  expect(linked).toMatchObject({ memberId, memberName: 'Bê' });
  const unlinked = await professionals.update({ id, version: 2, name: 'Bê' });
  expect(unlinked).toMatchObject({ memberId: null, memberName: null });
});

test('nobody is two professionals', async () => {
  const memberId = await joins('Carla');
  const { professionals } = await owner();
  await professionals.create({ name: 'Carla', memberId });
  const other = await professionals.create({ name: 'Outra' });
  const linked = {
    code: 'MEMBER_ALREADY_LINKED',
    message: 'Este acesso já pertence a outro profissional.',
  };
  await expect(professionals.create({ name: 'De novo', memberId })).rejects.toMatchObject(linked);
  await expect(
    professionals.update({ id: other.id, version: 1, name: 'Outra', memberId }),
  ).rejects.toMatchObject(linked);
});

test('ten links of one member at once make one', async () => {
  const memberId = await joins('Dora');
  const { professionals } = await owner();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) =>
      professionals.create({ name: `Dora ${number}`, memberId }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const linked = (await professionals.list()).filter((one) => one.memberId === memberId);
  expect(linked).toHaveLength(1);
});

test("another company's member is not found", async () => {
  const foreign = await joins('Zeca', barber);
  const { professionals } = await owner();
  const before = await professionals.list();
  await expect(professionals.create({ name: 'Zeca', memberId: foreign })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
    message: 'Pessoa não encontrada nesta empresa.',
  });
  expect(await professionals.list()).toEqual(before);
});

test('a member who loses her access stays the professional she is', async () => {
  const memberId = await joins('Eva');
  const { professionals, members: api } = await owner();
  const { id } = await professionals.create({ name: 'Eva', memberId });
  await api.deactivate({ id: memberId });
  expect(await professionals.list()).toContainEqual(
    expect.objectContaining({ id, memberId, memberName: 'Eva', active: true }),
  );
});

test('a member who is gone for good leaves the professional without a link', async () => {
  const memberId = await joins('Flora');
  const { professionals } = await owner();
  const { id } = await professionals.create({ name: 'Flora', memberId });
  await world.inCompany(salon.companyId, (scope) =>
    scope.delete(members).where(eq(members.id, memberId)),
  );
  expect(await professionals.list()).toContainEqual(
    expect.objectContaining({ id, name: 'Flora', memberId: null, memberName: null }),
  );
});
