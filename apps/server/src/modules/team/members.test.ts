import { setTimeout as pause } from 'node:timers/promises';
import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { users } from '../identity/accounts.table.ts';
import { changeRole, deactivateMember } from './member-access.commands.ts';
import { noteVisit } from './member-visits.commands.ts';
import { memberVisits } from './member-visits.table.ts';
import { listMembers } from './members.queries.ts';
import { members } from './members.table.ts';

const LONG_ENOUGH_TO_MEET = 200;

const world = testWorld();
let salon: CompanyStory;
let people = 0;

beforeEach(async () => {
  salon = await world.tell.company('Salão', someone('Bê'));
});

function someone(name: string) {
  people += 1;
  return { name, email: `pessoa-${people}@salao.test` };
}

async function memberOf(userId: string, company = salon) {
  const email = await emailOf(userId);
  const members = await (await world.as(company.ownerId)).team.members.list();
  const member = members.find((each) => each.email === email);
  if (!member) throw new Error(`${userId} is no member`);
  return member;
}

async function emailOf(userId: string): Promise<string | undefined> {
  return (await (await world.as(userId)).identity.session.current())?.user.email;
}

async function companyOf(userId: string): Promise<string | undefined> {
  return (await (await world.as(userId)).identity.session.current())?.company?.id;
}

describe('the list', () => {
  test('tells who has access and who had it, with names, and who is asking', async () => {
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    const ana = await salon.isJoinedBy(someone('Ana'), 'professional');
    const api = await world.as(salon.ownerId);
    await api.team.members.deactivate({ id: (await memberOf(rita)).id });

    const members = await api.team.members.list();
    expect(members.map(({ name, role, active, isSelf }) => [name, role, active, isSelf])).toEqual([
      ['Bê', 'owner', true, true],
      ['Ana', 'professional', true, false],
      ['Rita', 'receptionist', false, false],
    ]);
    expect(members[1]).toMatchObject({ email: await emailOf(ana), imageUrl: null });
  });

  test('tells when each person was last here, and whether a second step protects her', async () => {
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    await haveSecondStep(rita);
    expect(await memberOf(rita)).toMatchObject({ lastSeenAt: null, twoFactorEnabled: true });
    await visit(rita, '2026-03-03T15:00:00Z');
    expect(await memberOf(rita)).toMatchObject({ lastSeenAt: '2026-03-03T15:00:00Z' });
  });

  test('tells nothing of a visit to another company', async () => {
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    await visit(rita, '2026-03-03T15:00:00Z');
    const barber = await world.tell.company('Barbearia', someone('Zé'));
    const { companyId } = barber;
    await asOperator((scope) =>
      scope.insert(members).values({ companyId, userId: rita, role: 'professional' }),
    );
    const { team } = await world.as(rita);
    await team.memberships.open({ companyId });

    expect(await memberOf(rita)).toMatchObject({ lastSeenAt: '2026-03-03T15:00:00Z' });
    const there = Temporal.Instant.from((await memberOf(rita, barber)).lastSeenAt ?? '');
    expect(Temporal.Instant.compare(there, '2026-03-03T15:00:00Z')).toBe(1);
  });

  test('tells neither of whoever lost her access, wherever she is now', async () => {
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    await haveSecondStep(rita);
    await visit(rita, '2026-03-03T15:00:00Z');
    const { id } = await memberOf(rita);
    await (await world.as(salon.ownerId)).team.members.deactivate({ id });
    expect(await memberOf(rita)).toMatchObject({ lastSeenAt: null, twoFactorEnabled: null });

    await asOperator((scope) => noteVisit(scope, rita));
    await (await world.as(salon.ownerId)).team.members.reactivate({ id });
    expect(await memberOf(rita)).toMatchObject({ lastSeenAt: '2026-03-03T15:00:00Z' });
  });

  test('a visit is noted once an hour', async () => {
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    await visit(rita, sql`now() - interval '55 minutes'`);
    const { lastSeenAt } = await memberOf(rita);
    await asOperator((scope) => noteVisit(scope, rita));
    expect((await memberOf(rita)).lastSeenAt).toBe(lastSeenAt);

    await visit(rita, sql`now() - interval '65 minutes'`);
    await asOperator((scope) => noteVisit(scope, rita));
    const now = (await memberOf(rita)).lastSeenAt ?? '';
    expect(Temporal.Instant.compare(now, lastSeenAt ?? '')).toBe(1);
  });

  async function haveSecondStep(userId: string): Promise<void> {
    const { owner } = world.system.database;
    await owner.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
  }

  /** As if she had been in the salon then. */
  async function visit(userId: string, at: string | SQL): Promise<void> {
    const lastSeenAt = typeof at === 'string' ? Temporal.Instant.from(at) : at;
    await asOperator(async (scope) => {
      await noteVisit(scope, userId);
      await scope.update(memberVisits).set({ lastSeenAt });
    });
  }

  function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
    return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
  }

  test('holds nobody of another company', async () => {
    const barber = await world.tell.company('Barbearia', someone('Zé'));
    const members = await (await world.as(barber.ownerId)).team.members.list();
    expect(members.map(({ name }) => name)).toEqual(['Zé']);
  });

  test('is read by more people at once than there are connections', async () => {
    const api = await world.as(salon.ownerId);
    const lists = await Promise.all(Array.from({ length: 40 }, () => api.team.members.list()));
    expect(lists.every((list) => list.length === 1)).toBe(true);
  });

  test('leaves the request with the rights of its company alone', async () => {
    const reading = world.inCompany(salon.companyId, async (scope) => {
      await listMembers(scope);
      return scope.select().from(users);
    });
    await expect(reading).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('a receptionist and a professional', () => {
  test.each(['receptionist', 'professional'] as const)(
    '%s: see and change nothing',
    async (role) => {
      const owner = await memberOf(salon.ownerId);
      const api = await world.as(await salon.isJoinedBy(someone('Rita'), role));
      const { members } = api.team;

      for (const attempt of [
        () => members.list(),
        () => members.changeRole({ id: owner.id, role: 'professional' }),
        () => members.deactivate({ id: owner.id }),
        () => members.reactivate({ id: owner.id }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
    },
  );
});

describe('a manager', () => {
  test('changes the access of receptionists and professionals', async () => {
    const api = await world.as(await salon.isJoinedBy(someone('Gil'), 'manager'));
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    const { id } = await memberOf(rita);

    await api.team.members.changeRole({ id, role: 'professional' });
    expect(await memberOf(rita)).toMatchObject({ role: 'professional' });
    await api.team.members.deactivate({ id });
    expect(await memberOf(rita)).toMatchObject({ active: false });
    await api.team.members.reactivate({ id });
    expect(await memberOf(rita)).toMatchObject({ active: true });
  });

  test('touches neither an owner nor another manager, and makes nobody one', async () => {
    const api = await world.as(await salon.isJoinedBy(someone('Gil'), 'manager'));
    const equal = await memberOf(await salon.isJoinedBy(someone('Léo'), 'manager'));
    const owner = await memberOf(salon.ownerId);
    const rita = await memberOf(await salon.isJoinedBy(someone('Rita'), 'receptionist'));
    const { members } = api.team;

    for (const attempt of [
      () => members.changeRole({ id: rita.id, role: 'manager' }),
      () => members.changeRole({ id: rita.id, role: 'owner' }),
      () => members.changeRole({ id: equal.id, role: 'receptionist' }),
      () => members.changeRole({ id: owner.id, role: 'receptionist' }),
      () => members.deactivate({ id: equal.id }),
      () => members.deactivate({ id: owner.id }),
      () => members.reactivate({ id: owner.id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'ROLE_TOO_HIGH', status: 403 });
    }
  });
});

describe('the last owner', () => {
  const as = (id: string) => ({ id, actor: 'owner' as const });

  test('neither leaves nor becomes less, as long as there is no other', async () => {
    const { members } = (await world.as(salon.ownerId)).team;
    const { id } = await memberOf(salon.ownerId);
    const lastOwner = {
      code: 'LAST_OWNER',
      message: 'A empresa precisa de pelo menos um proprietário. Escolha outro antes.',
    };
    await expect(members.deactivate({ id })).rejects.toMatchObject(lastOwner);
    await expect(members.changeRole({ id, role: 'manager' })).rejects.toMatchObject(lastOwner);
    expect(await memberOf(salon.ownerId)).toMatchObject({ role: 'owner', active: true });

    await salon.isJoinedBy(someone('Lia'), 'owner');
    await members.changeRole({ id, role: 'manager' });
  });

  test.each([
    [
      'demoting',
      (scope: CompanyScope, id: string) => changeRole(scope, { ...as(id), role: 'manager' }),
    ],
    ['deactivating', (scope: CompanyScope, id: string) => deactivateMember(scope, as(id))],
  ])('one of two owners stays when they are %s each other at once', async (_way, change) => {
    const lia = await salon.isJoinedBy(someone('Lia'), 'owner');
    const [ofBe, ofLia] = [await memberOf(salon.ownerId), await memberOf(lia)];
    const attempt = (id: string, before = Promise.resolve()) =>
      world.inCompany(salon.companyId, async (scope) => {
        const outcome = await change(scope, id);
        if (!outcome.accepted) throw new Error(outcome.reason);
        await before;
      });

    const go = Promise.withResolvers<void>();
    const first = attempt(ofLia.id, go.promise);
    await pause(LONG_ENOUGH_TO_MEET);
    const second = attempt(ofBe.id);
    const refused = expect(second).rejects.toThrow('last-owner');
    await pause(LONG_ENOUGH_TO_MEET);
    go.resolve();
    await first;
    await refused;
    expect(await memberOf(salon.ownerId)).toMatchObject({ role: 'owner', active: true });
  });
});

describe('whoever is deactivated', () => {
  test('is out with the very next request, and back when she is reactivated', async () => {
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    const hers = await world.as(rita);
    await hers.catalog.services.list();
    const { id } = await memberOf(rita);
    const { members } = (await world.as(salon.ownerId)).team;

    await members.deactivate({ id });
    await expect(hers.catalog.services.list()).rejects.toMatchObject({ code: 'NO_COMPANY' });
    expect(await hers.identity.session.current()).toMatchObject({
      companyState: 'ended',
      company: null,
    });
    await members.reactivate({ id });
    expect(await hers.identity.session.current()).toMatchObject({ companyState: 'active' });
    expect(await hers.catalog.services.list()).toEqual([]);
  });

  test('lands in another company where she may work, and stays there', async () => {
    const closed = await world.tell.company('Fechada', someone('Lia'));
    const barber = await world.tell.company('Barbearia', someone('Zé'));
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    await closed.admits(rita, 'professional');
    await world.close(closed.companyId);
    await barber.admits(rita, 'professional');
    const hers = await world.as(rita);
    await hers.team.memberships.open({ companyId: salon.companyId });

    const { members } = (await world.as(salon.ownerId)).team;
    const { id } = await memberOf(rita);
    await members.deactivate({ id });
    expect(await companyOf(rita)).toBe(barber.companyId);
    await members.reactivate({ id });
    expect(await companyOf(rita)).toBe(barber.companyId);
  });

  test('by two companies at once lands in the third', async () => {
    const barber = await world.tell.company('Barbearia', someone('Zé'));
    const spa = await world.tell.company('Spa', someone('Lu'));
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    for (const other of [spa, barber]) await other.admits(rita, 'professional');
    await (await world.as(rita)).team.memberships.open({ companyId: salon.companyId });
    const [first, second] = [await memberOf(rita), await memberOf(rita, barber)];

    const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const one = world.inCompany(salon.companyId, async (scope) => {
      await deactivateMember(scope, { id: first.id, actor: 'owner' });
      reached.resolve();
      await go.promise;
    });
    await reached.promise;
    const other = world.inCompany(barber.companyId, (scope) =>
      deactivateMember(scope, { id: second.id, actor: 'owner' }),
    );
    await pause(LONG_ENOUGH_TO_MEET);
    go.resolve();
    await Promise.all([one, other]);
    expect(await companyOf(rita)).toBe(spa.companyId);
  });

  test('and reactivated elsewhere gets in there', async () => {
    const barber = await world.tell.company('Barbearia', someone('Zé'));
    const rita = await salon.isJoinedBy(someone('Rita'), 'receptionist');
    await barber.admits(rita, 'professional');
    const ofSalon = { id: (await memberOf(rita)).id };
    const ofBarber = { id: (await memberOf(rita, barber)).id };

    const owner = await world.as(salon.ownerId);
    await owner.team.members.deactivate(ofSalon);
    await (await world.as(barber.ownerId)).team.members.deactivate(ofBarber);
    expect(await companyOf(rita)).toBeUndefined();
    await owner.team.members.reactivate(ofSalon);
    expect(await companyOf(rita)).toBe(salon.companyId);
  });
});

test('somebody of another company is not found', async () => {
  const barber = await world.tell.company('Barbearia', someone('Zé'));
  const { id } = await memberOf(barber.ownerId, barber);
  const { members } = (await world.as(salon.ownerId)).team;

  for (const attempt of [
    () => members.changeRole({ id, role: 'professional' }),
    () => members.deactivate({ id }),
    () => members.reactivate({ id }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND', status: 404 });
  }
});

test('without a subscription that opens the settings, access is not managed', async () => {
  const ended = await world.tell.company('Antiga', someone('Isa'), { trialDays: -1 });
  const api = await world.as(ended.ownerId);
  await expect(api.team.members.list()).rejects.toMatchObject({ code: 'MODULE_CLOSED' });
});
