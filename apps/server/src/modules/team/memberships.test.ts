import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let closed: CompanyStory;
let rita: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  closed = await world.tell.company('Fechada', { name: 'Lia', email: 'lia@fechada.test' });
  rita = await closed.isJoinedBy({ name: 'Rita', email: 'rita@fora.test' }, 'manager');
  await barber.admits(rita, 'professional');
  await salon.admits(rita, 'receptionist');
  await world.close(closed.companyId);
});

test('somebody sees the companies in which she may work, and which one is open', async () => {
  expect(await (await world.as(rita)).team.memberships.list()).toEqual([
    {
      companyId: barber.companyId,
      companyName: 'Barbearia',
      role: 'professional',
      isOpen: false,
    },
    { companyId: salon.companyId, companyName: 'Salão', role: 'receptionist', isOpen: true },
  ]);
});

test('she goes from one to the other, in each with her role there', async () => {
  const api = await world.as(rita);
  await api.team.memberships.open({ companyId: barber.companyId });
  expect((await api.identity.session.current())?.company).toMatchObject({
    id: barber.companyId,
    role: 'professional',
  });
  await api.team.memberships.open({ companyId: salon.companyId });
  expect((await api.identity.session.current())?.company).toMatchObject({
    id: salon.companyId,
    role: 'receptionist',
  });
});

test('a company that was closed, one that took her access away and one of others do not open', async () => {
  const api = await world.as(rita);
  const refused = { code: 'MEMBERSHIP_NOT_FOUND', message: 'Você não tem acesso a esta empresa.' };
  await expect(api.team.memberships.open({ companyId: closed.companyId })).rejects.toMatchObject(
    refused,
  );

  const owner = await world.as(barber.ownerId);
  const hers = (await owner.team.members.list()).find(({ name }) => name === 'Rita');
  await owner.team.members.deactivate({ id: hers?.id ?? '' });
  const { companyId } = barber;
  await expect(api.team.memberships.open({ companyId })).rejects.toMatchObject(refused);
  expect((await api.team.memberships.list()).map(({ companyName }) => companyName)).toEqual([
    'Salão',
  ]);

  const foreign = { companyId: salon.companyId };
  await expect(owner.team.memberships.open(foreign)).rejects.toMatchObject(refused);
  expect((await owner.identity.session.current())?.company?.id).toBe(barber.companyId);
});

test('an account without a company has none to open, and a visitor is asked to sign in', async () => {
  const nobody = await world.as(await world.tell.person({ name: 'Eva', email: 'eva@fora.test' }));
  expect(await nobody.team.memberships.list()).toEqual([]);
  const visitor = await world.as();
  await expect(visitor.team.memberships.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
