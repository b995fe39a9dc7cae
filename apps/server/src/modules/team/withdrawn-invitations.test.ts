import type { Role } from '@app/domain/team/permissions';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { invitations } from './invitations.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: CompanyStory;
let people = 0;

beforeEach(async () => {
  salon = await world.tell.company('Salão', someone('Bê'));
});

function someone(name: string) {
  people += 1;
  return { name, email: `pessoa-${people}@salao.test` };
}

async function invites(userId: string, role: Role): Promise<string> {
  const { email } = someone('Convidada');
  await (await world.as(userId)).team.invitations.create({ email, role });
  return email;
}

async function waiting(): Promise<string[]> {
  const open = await (await world.as(salon.ownerId)).team.invitations.list();
  return open.map(({ email }) => email).sort();
}

async function memberIdOf(name: string): Promise<string> {
  const members = await (await world.as(salon.ownerId)).team.members.list();
  return members.find((member) => member.name === name)?.id ?? '';
}

test('whoever is deactivated leaves no open invitation behind, and those of others stay', async () => {
  const rui = await salon.isJoinedBy(someone('Rui'), 'manager');
  await invites(rui, 'receptionist');
  const ofOwner = await invites(salon.ownerId, 'receptionist');

  const owner = await world.as(salon.ownerId);
  await owner.team.members.deactivate({ id: await memberIdOf('Rui') });
  expect(await waiting()).toEqual([ofOwner]);
});

test('whoever is demoted keeps the invitations she could still send, and no others', async () => {
  const rui = await salon.isJoinedBy(someone('Rui'), 'owner');
  await invites(rui, 'owner');
  await invites(rui, 'manager');
  const still = await invites(rui, 'professional');

  const owner = await world.as(salon.ownerId);
  const id = await memberIdOf('Rui');
  await owner.team.members.changeRole({ id, role: 'manager' });
  expect(await waiting()).toEqual([still]);
  await owner.team.members.changeRole({ id, role: 'receptionist' });
  expect(await waiting()).toEqual([]);
});

test('whoever is back by a click does not keep the invitation that waited for her', async () => {
  const { team } = await world.as(salon.ownerId);
  const rui = someone('Rui');
  await salon.isJoinedBy(rui, 'receptionist');
  const id = await memberIdOf('Rui');
  await team.members.deactivate({ id });
  await team.invitations.create({ email: rui.email, role: 'manager' });
  const other = await invites(salon.ownerId, 'manager');
  expect(await waiting()).toEqual([other, rui.email].sort());
  await team.members.reactivate({ id });
  expect(await waiting()).toEqual([other]);
});

test('whoever may not take the waiting invitation back may not let her in otherwise', async () => {
  const owner = await world.as(salon.ownerId);
  const rui = someone('Rui');
  await salon.isJoinedBy(rui, 'receptionist');
  const lia = await salon.isJoinedBy(someone('Lia'), 'manager');
  const id = await memberIdOf('Rui');
  await owner.team.members.deactivate({ id });
  await owner.team.invitations.create({ email: rui.email, role: 'owner' });

  const { members } = (await world.as(lia)).team;
  await expect(members.reactivate({ id })).rejects.toMatchObject({ code: 'ROLE_TOO_HIGH' });
  expect(await waiting()).toEqual([rui.email]);
  const stored = (await owner.team.members.list()).find((member) => member.id === id);
  expect(stored).toMatchObject({ active: false });
});

test('what became of an invitation that was accepted stays known', async () => {
  const rui = await salon.isJoinedBy(someone('Rui'), 'manager');
  await invites(rui, 'receptionist');
  await world.inCompany(salon.companyId, (scope) =>
    scope.update(invitations).set({ acceptedAt: noon }),
  );

  const owner = await world.as(salon.ownerId);
  await owner.team.members.deactivate({ id: await memberIdOf('Rui') });
  const kept = await world.inCompany(salon.companyId, (scope) => scope.select().from(invitations));
  expect(kept).toHaveLength(1);
});
