import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { strangersOf } from '../../../tests/sign-up-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { companies } from '../company/companies.table.ts';

const world = testWorld();
const { stranger } = strangersOf(world);

const role = 'professional' as const;

test('a company mails thirty invitations in an hour, whoever of it sends them, and another its own', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  await subscribe(salon.companyId);
  const barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  const manager = await salon.isJoinedBy({ name: 'Gil', email: 'gil@salao.test' }, 'manager');
  const senders = [await world.as(salon.ownerId), await world.as(manager)];
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

test('a company in trial mails ten in a day, new ones and copies, and more once it has subscribed', async () => {
  const eager = await world.tell.company('Afoita', { name: 'Ada', email: 'ada@afoita.test' });
  const { invitations } = (await world.as(eager.ownerId)).team;
  const send = (number: number) => invitations.create({ email: `n${number}@afoita.test`, role });
  const { id } = await send(0);
  for (let number = 1; number < 10; number++) await send(number);

  for (const onceMore of [() => send(10), () => invitations.resend({ id })]) {
    await expect(onceMore()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Aguarde 24 h e tente novamente.',
    });
  }
  await subscribe(eager.companyId);
  await send(10);
});

describe('whoever has not confirmed her e-mail', () => {
  test('invites nobody, and sends no invitation again', async () => {
    const hasty = { name: 'Eva', email: 'eva@nova.test', hasConfirmed: false };
    const nova = await world.tell.company('Nova', hasty);
    const waiting = await confirmedInvitation(nova);
    const { invitations } = (await world.as(nova.ownerId)).team;
    const before = await mailsOf('rui@nova.test');

    const refusal = {
      code: 'EMAIL_NOT_CONFIRMED',
      message:
        'Confirme seu e-mail antes de convidar alguém. O link está na mensagem que enviamos.',
    };
    const another = { email: 'rui@nova.test', role };
    await expect(invitations.create(another)).rejects.toMatchObject(refusal);
    await expect(invitations.resend({ id: waiting })).rejects.toMatchObject(refusal);
    expect(await mailsOf('rui@nova.test')).toBe(before);
  });

  /** Sent by a colleague who has. */
  async function confirmedInvitation(company: CompanyStory): Promise<string> {
    const colleague = await company.isJoinedBy({ name: 'Gil', email: 'gil@nova.test' }, 'owner');
    const { invitations } = (await world.as(colleague)).team;
    return (await invitations.create({ email: 'rui@nova.test', role })).id;
  }

  function mailsOf(recipient: string): Promise<number> {
    return world.system.database.owner.$count(mails, eq(mails.recipient, recipient));
  }
});

test.each([
  'Seu PIX foi bloqueado, regularize em banco-seguro.com',
  'Ligue 0800 123 4567',
  'central@golpe.test',
])('no invitation can be sent in the name of "%s"', async (name) => {
  const { stranger: visitor, someone } = strangersOf(world);
  const message = 'Retire do nome endereços de sites, e-mails e telefones.';
  const issueAt = (...path: string[]) => ({ data: { issues: [{ path, message }] } });
  const signUp = visitor('198.51.100.20').identity.signUp.create;
  const bait = { ...someone(), email: `${crypto.randomUUID()}@x.test` };
  const company = { ...bait.company, name };
  await expect(signUp({ ...bait, company })).rejects.toMatchObject(issueAt('company', 'name'));
  await expect(signUp({ ...bait, name })).rejects.toMatchObject(issueAt('name'));

  const { userId } = await signUp(bait);
  const api = await world.as(userId);
  await expect(api.identity.profile.rename({ name })).rejects.toMatchObject(issueAt('name'));
  const { id, slug, logoUrl, coverUrl, color, policy, pixKey, ...stored } =
    await api.company.company.get();
  const { publicBookingEnabled, publicBookingRefused, hasSomebodyToBook, blindCount, ...form } =
    stored;
  await expect(api.company.company.update({ ...form, name })).rejects.toMatchObject(
    issueAt('name'),
  );
  await expect(api.company.company.update({ ...form, tradeName: name })).rejects.toMatchObject(
    issueAt('tradeName'),
  );
});

async function subscribe(companyId: string): Promise<void> {
  const actor = { userId: null, requestId: 'test' };
  await world.system.scopes.asOperator(actor, (scope) =>
    scope
      .update(companies)
      .set({ subscriptionStatus: 'active' })
      .where(eq(companies.id, companyId)),
  );
}

test('an invitation is sent again once in half a minute, and each one has its own', async () => {
  const spa = await world.tell.company('Spa', { name: 'Lu', email: 'lu@spa.test' });
  const { invitations } = (await world.as(spa.ownerId)).team;
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
      : acceptAsNewcomer({ token, name: 'Ana', password: 'girassol' });
  for (let count = 1; count <= 20; count++) {
    await expect(guess()).rejects.not.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
