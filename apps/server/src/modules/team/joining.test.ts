import type { Role } from '@app/domain/team/permissions';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { contentsOf } from '../../../tests/contents.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { readCompanyToken } from '../../foundation/secrets/company-token.ts';
import { changeEmail } from '../identity/accounts.commands.ts';
import { users } from '../identity/accounts.table.ts';
import { invitations } from './invitations.table.ts';
import { joinWithAccount } from './joining.commands.ts';
import { members } from './members.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const actor = { userId: null, requestId: 'test' };
const notValid = {
  code: 'INVITATION_NOT_VALID',
  status: 404,
  message: 'Este convite não vale mais. Peça um novo a quem convidou você.',
};
let salon: CompanyStory;
let people = 0;

beforeAll(async () => {
  salon = await world.tell.company('Salão da Bê', { name: 'Bê', email: 'be@salao.test' });
});

function newEmail(): string {
  people += 1;
  return `convidada-${people}@salao.test`;
}

async function invite(email: string, role: Role = 'receptionist', company = salon) {
  const api = await world.as(company.ownerId);
  const { id } = await api.team.invitations.create({ email, role });
  const [mail] = await world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1),
  );
  return { id, token: /\/convite\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

async function membersOf(company: CompanyStory, userId: string) {
  return world.inCompany(company.companyId, (scope) =>
    scope.select().from(members).where(eq(members.userId, userId)),
  );
}

async function userWith(email: string) {
  const [user] = await world.system.database.owner
    .select()
    .from(users)
    .where(eq(users.email, email));
  return user;
}

describe('a link', () => {
  test('says who invites whom to what', async () => {
    const email = newEmail();
    const { token } = await invite(email, 'manager');
    expect(await (await world.as()).team.invitations.show({ token })).toEqual({
      companyName: 'Salão da Bê',
      invitedBy: 'Bê',
      email,
      role: 'manager',
      hasAccount: false,
    });
  });

  test('says whether its reader has an account', async () => {
    const email = newEmail();
    await world.tell.person({ name: 'Ana', email });
    const { token } = await invite(email);
    const shown = await (await world.as()).team.invitations.show({ token });
    expect(shown.hasAccount).toBe(true);
  });
});

describe('a link that is not valid opens nothing and changes nothing:', () => {
  const cases: [string, () => Promise<string>][] = [
    ['made up', async () => 'lixo'],
    ['made up in the right length', async () => 'A'.repeat(43)],
    ['for this company, with a guessed secret', () => forged()],
    ['expired', () => expired()],
    ['canceled', () => canceled()],
    ['used', () => used()],
    ['of a company that was closed', () => ofClosedCompany()],
  ];

  test.each(cases)('%s', async (_case, make) => {
    const token = await make();
    const reader = await world.as(await world.tell.person({ name: 'Eva', email: newEmail() }));
    const before = await contentsOf(world.system);
    const newcomer = { token, name: 'Ana', password: 'girassol' };
    for (const attempt of [
      () => reader.team.invitations.show({ token }),
      () => reader.team.invitations.accept({ token }),
      () => reader.team.invitations.acceptAsNewcomer(newcomer),
    ]) {
      await expect(attempt()).rejects.toMatchObject(notValid);
    }
    expect(await contentsOf(world.system)).toEqual(before);
  });

  async function forged(): Promise<string> {
    const { token } = await invite(newEmail());
    const bytes = Buffer.from(token, 'base64url');
    bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
    return bytes.toString('base64url');
  }

  async function expired(): Promise<string> {
    const { id, token } = await invite(newEmail());
    await world.inCompany(salon.companyId, (scope) =>
      scope.update(invitations).set({ expiresAt: noon }).where(eq(invitations.id, id)),
    );
    return token;
  }

  async function canceled(): Promise<string> {
    const { id, token } = await invite(newEmail());
    await (await world.as(salon.ownerId)).team.invitations.cancel({ id });
    return token;
  }

  async function used(): Promise<string> {
    const { token } = await invite(newEmail());
    const newcomer = { token, name: 'Ana', password: 'girassol' };
    await (await world.as()).team.invitations.acceptAsNewcomer(newcomer);
    return token;
  }

  async function ofClosedCompany(): Promise<string> {
    const closed = await world.tell.company('Fechada', { name: 'Lia', email: newEmail() });
    const { token } = await invite(newEmail(), 'professional', closed);
    await world.close(closed.companyId);
    return token;
  }
});

describe('a newcomer', () => {
  const newcomer = { name: 'Ana Lima', password: 'girassol' };

  test('gets an account with a proven address and works in the company at once', async () => {
    const email = newEmail();
    const { token } = await invite(email, 'receptionist');
    const visitor = await world.as();
    expect(await visitor.team.invitations.acceptAsNewcomer({ ...newcomer, token })).toEqual({
      email,
    });

    const user = await userWith(email);
    expect(user).toMatchObject({ name: 'Ana Lima', emailVerified: true, role: 'client' });
    const api = await world.as(user?.id);
    expect((await api.identity.session.current())?.company).toMatchObject({
      id: salon.companyId,
      role: 'receptionist',
    });
    const waiting = await (await world.as(salon.ownerId)).team.invitations.list();
    expect(waiting.filter((invitation) => invitation.email === email)).toEqual([]);
  });

  test('signs in with the password she chose', async () => {
    const email = newEmail();
    const { token } = await invite(email);
    await (await world.as()).team.invitations.acceptAsNewcomer({ ...newcomer, token });
    const signedIn = await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password: 'girassol' },
    });
    expect(signedIn.statusCode).toBe(200);
  });

  test('with an account is told to sign in, and the link still works', async () => {
    const email = newEmail();
    const userId = await world.tell.person({ name: 'Ana', email });
    const { token } = await invite(email);
    const visitor = await world.as();
    await expect(
      visitor.team.invitations.acceptAsNewcomer({ ...newcomer, token }),
    ).rejects.toMatchObject({ code: 'USER_EXISTS', status: 409 });
    expect(await membersOf(salon, userId)).toEqual([]);
    await (await world.as(userId)).team.invitations.accept({ token });
  });

  test('in ten tabs at once becomes one account and one member', async () => {
    const email = newEmail();
    const { token } = await invite(email);
    const visitor = await world.as();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        visitor.team.invitations.acceptAsNewcomer({ ...newcomer, token }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const user = await userWith(email);
    expect(await membersOf(salon, user?.id ?? '')).toHaveLength(1);
  });

  test('whose membership cannot be stored gets no account either', async () => {
    const email = newEmail();
    const { token } = await invite(email);
    const { pool } = world.system.database;
    await pool.query('alter table members add constraint never check (false) not valid');
    const visitor = await world.as();
    const attempt = visitor.team.invitations.acceptAsNewcomer({ ...newcomer, token });
    await expect(attempt).rejects.toMatchObject({ cause: { code: '23514' } });
    await pool.query('alter table members drop constraint never');

    expect(await userWith(email)).toBeUndefined();
    await visitor.team.invitations.show({ token });
  });

  test.each([
    [{ name: ' A ' }, 'name', 'Nome deve ter pelo menos 2 caracteres'],
    [{ password: '12345' }, 'password', 'Senha deve ter pelo menos 6 caracteres'],
  ])('who sends %j reads why beside the field', async (wrong, field, message) => {
    const { token } = await invite(newEmail());
    const visitor = await world.as();
    const attempt = visitor.team.invitations.acceptAsNewcomer({ ...newcomer, token, ...wrong });
    await expect(attempt).rejects.toMatchObject({
      data: { issues: [{ path: [field], message }] },
    });
  });
});

describe('somebody with an account', () => {
  test('joins beside the company she has, and the new one opens', async () => {
    const email = newEmail();
    const own = await world.tell.company('Minha', { name: 'Ana', email });
    const { token } = await invite(email, 'professional');
    const api = await world.as(own.ownerId);
    expect(await api.team.invitations.accept({ token })).toEqual({ companyId: salon.companyId });

    const session = await api.identity.session.current();
    expect(session?.company).toMatchObject({ id: salon.companyId, role: 'professional' });
    expect(session?.user.emailVerified).toBe(true);
    const memberships = await api.team.memberships.list();
    expect(memberships.map(({ companyName, role }) => [companyName, role])).toEqual([
      ['Minha', 'owner'],
      ['Salão da Bê', 'professional'],
    ]);
  });

  test('signs in first', async () => {
    const { token } = await invite(newEmail());
    await expect((await world.as()).team.invitations.accept({ token })).rejects.toMatchObject({
      code: 'SIGN_IN_FIRST',
      status: 401,
    });
  });

  test('of another address joins nothing, and the link still works', async () => {
    const email = newEmail();
    const { token } = await invite(email);
    const eva = await world.tell.person({ name: 'Eva', email: newEmail() });
    await expect((await world.as(eva)).team.invitations.accept({ token })).rejects.toMatchObject({
      code: 'OTHER_ACCOUNT',
      status: 409,
    });
    expect(await membersOf(salon, eva)).toEqual([]);
    await (await world.as()).team.invitations.show({ token });
  });

  test('who left comes back, with the role of the invitation', async () => {
    const email = newEmail();
    const rita = await salon.isJoinedBy({ name: 'Rita', email }, 'manager');
    await world.inCompany(salon.companyId, (scope) =>
      scope.update(members).set({ active: false }).where(eq(members.userId, rita)),
    );
    const { token } = await invite(email, 'professional');
    await (await world.as(rita)).team.invitations.accept({ token });
    expect(await membersOf(salon, rita)).toMatchObject([{ role: 'professional', active: true }]);
  });

  test('who got back by another way keeps the role she got there', async () => {
    const email = newEmail();
    const lia = await salon.isJoinedBy({ name: 'Lia', email }, 'owner');
    const setActive = (active: boolean) =>
      world.inCompany(salon.companyId, (scope) =>
        scope.update(members).set({ active }).where(eq(members.userId, lia)),
      );
    await setActive(false);
    const { token } = await invite(email, 'professional');
    await setActive(true);
    await (await world.as(lia)).team.invitations.accept({ token });
    expect(await membersOf(salon, lia)).toMatchObject([{ role: 'owner', active: true }]);
  });

  test('in ten tabs at once becomes one member', async () => {
    const email = newEmail();
    const ana = await world.tell.person({ name: 'Ana', email });
    const { token } = await invite(email);
    const api = await world.as(ana);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => api.team.invitations.accept({ token })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await membersOf(salon, ana)).toHaveLength(1);
  });

  test('who accepts while it is canceled either joins or does not', async () => {
    const email = newEmail();
    const ana = await world.tell.person({ name: 'Ana', email });
    const { id, token } = await invite(email);
    const [accepted, canceled] = await Promise.allSettled([
      (await world.as(ana)).team.invitations.accept({ token }),
      (await world.as(salon.ownerId)).team.invitations.cancel({ id }),
    ]);
    expect(accepted.status).not.toBe(canceled.status);
    const joined = accepted.status === 'fulfilled' ? 1 : 0;
    expect(await membersOf(salon, ana)).toHaveLength(joined);
  });
});

test('an address that replaced the invited one meanwhile is not confirmed by joining', async () => {
  const email = newEmail();
  const ana = await world.tell.person({ name: 'Ana', email });
  const { token } = await invite(email);
  const outcome = await world.system.scopes.asOperator(actor, async (scope) => {
    await changeEmail(scope, ana, 'outra@salao.test');
    const key = readCompanyToken(token);
    const account = { userId: ana, email };
    return joinWithAccount(scope, { key, account, now: noon, wasMailed: true });
  });
  expect(outcome.accepted).toBe(true);
  expect((await userWith('outra@salao.test'))?.emailVerified).toBe(false);
});

test('the trail of changes knows who joined', async () => {
  const email = newEmail();
  const ana = await world.tell.person({ name: 'Ana', email });
  const { token } = await invite(email);
  await (await world.as(ana)).team.invitations.accept({ token });
  const { rows } = await world.inCompany(salon.companyId, (scope) =>
    scope.execute(
      sql`select table_name, action from audit_records where user_id = ${ana} order by recorded_at`,
    ),
  );
  expect(rows).toEqual([
    { table_name: 'members', action: 'insert' },
    { table_name: 'invitations', action: 'update' },
  ]);
});

describe('whoever looks at the members hears that somebody joined', () => {
  async function topicsToldBy(join: () => Promise<unknown>): Promise<string[]> {
    const publish = vi.spyOn(world.system.feed, 'publish');
    await join();
    const topics = publish.mock.calls.flatMap(([change]) => [...change.topics]);
    publish.mockRestore();
    return topics;
  }

  test('as a newcomer', async () => {
    const { token } = await invite(newEmail());
    const newcomer = { token, name: 'Ana', password: 'girassol' };
    const visitor = await world.as();
    const join = () => visitor.team.invitations.acceptAsNewcomer(newcomer);
    expect(await topicsToldBy(join)).toContain('members');
  });

  test('with an account', async () => {
    const email = newEmail();
    const ana = await world.as(await world.tell.person({ name: 'Ana', email }));
    const { token } = await invite(email);
    expect(await topicsToldBy(() => ana.team.invitations.accept({ token }))).toContain('members');
  });
});
