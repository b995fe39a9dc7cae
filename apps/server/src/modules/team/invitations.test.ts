import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { invitations } from './invitations.table.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: CompanyStory;
let people = 0;

beforeAll(async () => {
  salon = await world.tell.company('Salão da Bê', { name: 'Bê', email: 'be@salao.test' });
});

const owner = () => world.as(salon.ownerId);

function newEmail(): string {
  people += 1;
  return `convidada-${people}@salao.test`;
}

async function mailsTo(recipient: string) {
  const actor = { userId: null, requestId: 'test' };
  return world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id)),
  );
}

/** The token of the link that was mailed last. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\/convite\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('inviting', () => {
  test('mails a link that is valid for seven days, and keeps only its fingerprint', async () => {
    const email = newEmail();
    const created = await (await owner()).team.invitations.create({ email, role: 'receptionist' });
    expect(created).toMatchObject({
      email,
      role: 'receptionist',
      invitedBy: 'Bê',
      // The mailbox of this machine has it.
      link: null,
      expiresAt: noon.add({ hours: 7 * 24 }).toString(),
    });

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Convite para trabalhar em uma empresa no Hora Marcada');
    expect(mail?.text).toContain('Bê convidou você para trabalhar em Salão da Bê');
    const token = await tokenFor(email);
    expect(mail?.text).toContain(`http://localhost:3000/convite/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);

    const [stored] = await world.inCompany(salon.companyId, (scope) =>
      scope.select().from(invitations).where(eq(invitations.id, created.id)),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('somebody again, in any spelling, replaces the invitation that waits', async () => {
    const email = newEmail();
    const api = await owner();
    const first = await api.team.invitations.create({ email, role: 'receptionist' });
    const old = await tokenFor(email);
    const again = { email: ` ${email.toUpperCase()}`, role: 'manager' } as const;
    const second = await api.team.invitations.create(again);
    expect([first.replaced, second.replaced]).toEqual([false, true]);

    const waiting = (await api.team.invitations.list()).filter((each) => each.email === email);
    expect(waiting.map(({ role }) => role)).toEqual(['manager']);
    const visitor = await world.as();
    await expect(visitor.team.invitations.show({ token: old })).rejects.toMatchObject({
      code: 'INVITATION_NOT_VALID',
    });
    const shown = await visitor.team.invitations.show({ token: await tokenFor(email) });
    expect(shown).toMatchObject({ role: 'manager' });
  });

  test('the same person ten times at once leaves one invitation and one link that works', async () => {
    const email = newEmail();
    const api = await owner();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        api.team.invitations.create({ email, role: 'professional' }),
      ),
    );
    const waiting = (await api.team.invitations.list()).filter((each) => each.email === email);
    expect(waiting).toHaveLength(1);

    const visitor = await world.as();
    const links = (await mailsTo(email)).map(({ text }) => /\/convite\/([\w-]+)/.exec(text)?.[1]);
    expect(new Set(links).size).toBe(10);
    const shown = await Promise.allSettled(
      links.map((token) => visitor.team.invitations.show({ token: token ?? '' })),
    );
    expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('somebody who has access is refused, and somebody who had it is not', async () => {
    const email = newEmail();
    await salon.isJoinedBy({ name: 'Rita', email }, 'receptionist');
    const api = await owner();
    await expect(
      api.team.invitations.create({ email, role: 'professional' }),
    ).rejects.toMatchObject({
      code: 'ALREADY_MEMBER',
      message: 'Esta pessoa já tem acesso à empresa.',
    });

    const rita = (await api.team.members.list()).find((member) => member.email === email);
    await api.team.members.deactivate({ id: rita?.id ?? '' });
    await api.team.invitations.create({ email, role: 'professional' });
  });

  test('a manager invites receptionists and professionals, and nobody above', async () => {
    const manager = await world.as(
      await salon.isJoinedBy({ name: 'Gil', email: newEmail() }, 'manager'),
    );
    const email = newEmail();
    await manager.team.invitations.create({ email: newEmail(), role: 'professional' });
    for (const role of ['owner', 'manager'] as const) {
      await expect(manager.team.invitations.create({ email, role })).rejects.toMatchObject({
        code: 'ROLE_TOO_HIGH',
      });
    }
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a manager neither replaces nor resends nor cancels what an owner offers', async () => {
    const manager = await world.as(
      await salon.isJoinedBy({ name: 'Gil', email: newEmail() }, 'manager'),
    );
    const email = newEmail();
    const { id } = await (await owner()).team.invitations.create({ email, role: 'manager' });
    const { invitations: his } = manager.team;
    for (const attempt of [
      () => his.create({ email, role: 'professional' }),
      () => his.resend({ id }),
      () => his.cancel({ id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'ROLE_TOO_HIGH' });
    }
    const shown = await (await world.as()).team.invitations.show({ token: await tokenFor(email) });
    expect(shown.role).toBe('manager');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test.each(['receptionist', 'professional'] as const)('is not for a %s', async (role) => {
    const { id } = await (await owner()).team.invitations.create({ email: newEmail(), role });
    const api = await world.as(await salon.isJoinedBy({ name: 'Rui', email: newEmail() }, role));
    for (const attempt of [
      () => api.team.invitations.list(),
      () => api.team.invitations.create({ email: newEmail(), role }),
      () => api.team.invitations.resend({ id }),
      () => api.team.invitations.cancel({ id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('of another company is neither seen nor touched', async () => {
    const { id } = await (await owner()).team.invitations.create({
      email: newEmail(),
      role: 'professional',
    });
    const barber = await world.tell.company('Barbearia', { name: 'Zé', email: newEmail() });
    const api = await world.as(barber.ownerId);
    expect(await api.team.invitations.list()).toEqual([]);
    const refused = { code: 'INVITATION_NOT_FOUND', message: 'Convite não encontrado.' };
    await expect(api.team.invitations.resend({ id })).rejects.toMatchObject(refused);
    await expect(api.team.invitations.cancel({ id })).rejects.toMatchObject(refused);
  });

  test('an address that is none says so beside the field', async () => {
    const api = await owner();
    const attempt = api.team.invitations.create({ email: 'ana@x', role: 'professional' });
    await expect(attempt).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: ['email'], message: 'Email inválido' }] },
    });
  });
});

describe('sending again', () => {
  test('makes a new link; the old one stops working', async () => {
    const email = newEmail();
    const api = await owner();
    const { id } = await api.team.invitations.create({ email, role: 'professional' });
    const old = await tokenFor(email);
    await api.team.invitations.resend({ id });

    const visitor = await world.as();
    await expect(visitor.team.invitations.show({ token: old })).rejects.toMatchObject({
      code: 'INVITATION_NOT_VALID',
    });
    await visitor.team.invitations.show({ token: await tokenFor(email) });
  });

  test('is not possible once it was canceled', async () => {
    const email = newEmail();
    const api = await owner();
    const { id } = await api.team.invitations.create({ email, role: 'professional' });
    await api.team.invitations.cancel({ id });
    for (const attempt of [
      () => api.team.invitations.resend({ id }),
      () => api.team.invitations.cancel({ id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'INVITATION_NOT_FOUND' });
    }
  });
});
