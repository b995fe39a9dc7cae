import { WEAK_PASSWORD } from '@app/domain/identity/password';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { browserOf, PASSWORD } from './sign-in-support.ts';
import { strangersOf } from './sign-up-support.ts';
import { testWorld } from './support.ts';

const world = testWorld();
const { stranger, someone } = strangersOf(world);
const { post, enter, cookieAfter } = browserOf(world);
const email = 'zuleica@zenite.test';
let salon: CompanyStory;

const weak = [
  ['common', 'senha123'],
  ['common', '123456'],
  ['personal', 'Zuleica99'],
  ['personal', 'zenite2026'],
] as const;

function complaint(weakness: keyof typeof WEAK_PASSWORD) {
  const issues = [{ path: ['password'], message: WEAK_PASSWORD[weakness] }];
  return { code: 'BAD_REQUEST', data: { issues } };
}

beforeAll(async () => {
  salon = await world.tell.company('Espaço Zênite', { name: 'Zuleica Prado', email });
});

describe.each(weak)('a %s password, %s, is refused', (weakness, password) => {
  const refusal = { code: expect.any(String), message: WEAK_PASSWORD[weakness] };

  test('at sign-up', async () => {
    const person = { ...someone({ name: 'Espaço Zênite' }), name: 'Zuleica Prado', password };
    await expect(stranger().identity.signUp.create(person)).rejects.toMatchObject(
      complaint(weakness),
    );
  });

  test('when an invitation is accepted', async () => {
    const invited = `${crypto.randomUUID()}@zenite.test`;
    const { token } = await invitationTo(invited);
    const newcomer = { token, name: 'Zuleica Lima', password };
    const { acceptAsNewcomer } = stranger().team.invitations;
    await expect(acceptAsNewcomer(newcomer)).rejects.toMatchObject(complaint(weakness));
    expect(await world.tell.knows(invited)).toBe(false);
  });

  test('in place of the current one', async () => {
    const body = { currentPassword: PASSWORD, newPassword: password };
    const refused = await post('/change-password', { body, cookie: await cookieAfter(email) });
    expect([refused.statusCode, refused.json()]).toEqual([400, refusal]);
  });

  test('by way of a mailed link, which stays as it was', async () => {
    const token = await resetToken();
    const refused = await post('/reset-password', { body: { token, newPassword: password } });
    expect([refused.statusCode, refused.json()]).toEqual([400, refusal]);
    const again = await post('/reset-password', { body: { token, newPassword: PASSWORD } });
    expect(again.statusCode).toBe(200);
  });
});

test('the password of the demonstration, which nobody typed, goes on working', async () => {
  expect((await enter(email, PASSWORD)).statusCode).toBe(200);
});

async function newestMail(): Promise<string> {
  const { rows } = await world.system.database.pool.query<{ body: string }>(
    'select text as body from mails order by id desc limit 1',
  );
  return rows[0]?.body ?? '';
}

async function invitationTo(invited: string): Promise<{ token: string }> {
  const owner = await world.as(salon.ownerId);
  await owner.team.invitations.create({ email: invited, role: 'professional' });
  return { token: /convite\/([\w-]+)/.exec(await newestMail())?.[1] ?? '' };
}

async function resetToken(): Promise<string> {
  await post('/request-password-reset', { body: { email, redirectTo: '/auth/reset' } });
  return /reset-password\/([\w-]+)/.exec(await newestMail())?.[1] ?? '';
}
