import { expect, test } from 'vitest';
import { strangersOf } from '../../../tests/sign-up-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
const { stranger } = strangersOf(world);

test('a company mails thirty invitations in an hour, whoever of it sends them, and another its own', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  const manager = await salon.isJoinedBy({ name: 'Gil', email: 'gil@salao.test' }, 'manager');
  const senders = [await world.as(salon.ownerId), await world.as(manager)];
  const role = 'professional' as const;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 32 }, (_, number) =>
      senders[number % 2]?.team.invitations.create({ email: `n${number}@salao.test`, role }),
    ),
  );

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(2).fill('TOO_MANY_REQUESTS'));
  const other = await world.as(barber.ownerId);
  await other.team.invitations.create({ email: 'n@barbearia.test', role });
});

test('an invitation is sent again once in half a minute, and each one has its own', async () => {
  const spa = await world.tell.company('Spa', { name: 'Lu', email: 'lu@spa.test' });
  const { invitations } = (await world.as(spa.ownerId)).team;
  const role = 'professional' as const;
  const eva = await invitations.create({ email: 'eva@spa.test', role });
  const rui = await invitations.create({ email: 'rui@spa.test', role });

  const twice = [invitations.resend({ id: eva.id }), invitations.resend({ id: eva.id })];
  const refused = (await Promise.allSettled(twice)).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS' } }]);
  await invitations.resend({ id: rui.id });
});

test('whoever guesses links is stopped', async () => {
  const guesser = stranger('198.51.100.7');
  for (let guess = 1; guess <= 60; guess++) {
    await expect(
      guesser.team.invitations.show({ token: `palpite-${guess}` }),
    ).rejects.toMatchObject({ code: 'INVITATION_NOT_VALID' });
  }
  await expect(guesser.team.invitations.show({ token: 'palpite' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

test.each(['accept', 'acceptAsNewcomer'] as const)('%s is answered twenty times', async (way) => {
  const guesser = stranger(way === 'accept' ? '198.51.100.8' : '198.51.100.9');
  const { accept, acceptAsNewcomer } = guesser.team.invitations;
  const token = 'palpite';
  const guess = () =>
    way === 'accept'
      ? accept({ token })
      : acceptAsNewcomer({ token, name: 'Ana', password: 'segredo' });
  for (let count = 1; count <= 20; count++) {
    await expect(guess()).rejects.not.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
