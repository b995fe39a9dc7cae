import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { operatorActions } from '../../foundation/operators/operator-actions.table.ts';
import { recordSettingChange } from '../../foundation/settings/setting-changes.ts';
import { users } from '../identity/accounts.table.ts';

const world = testWorld();
const bia = { name: 'Bia Reis', email: 'bia@plataforma.test', password: 'chave-da-bia-9' };
let ana: string;

beforeEach(async () => {
  ana = await world.tell.person({ name: 'Ana', email: 'ana@plataforma.test' }, 'admin');
});

afterEach(async () => {
  const { owner } = world.system.database;
  await owner.delete(users).where(eq(users.role, 'admin'));
});

async function administration(userId = ana) {
  return (await world.as(userId)).platform.administrators;
}

function signInAs({ email, password }: { email: string; password: string }) {
  return world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
    payload: { email, password },
  });
}

async function actionsOf(userId: string): Promise<string[]> {
  const { owner } = world.system.database;
  const rows = await owner
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.userId, userId))
    .orderBy(operatorActions.id);
  return rows.map(({ action, subject }) => `${action}: ${subject}`);
}

test('an administrator makes another, who signs in, and stays signed in herself', async () => {
  const ours = await administration();
  const created = await ours.create(bia);
  expect(created).toMatchObject({ name: 'Bia Reis', email: bia.email, active: true });

  expect((await signInAs(bia)).statusCode).toBe(200);
  const names = (await ours.list()).map(({ name }) => name);
  expect(names).toEqual(['Bia Reis', 'Ana']);
  expect(await (await administration(created.id)).list()).toHaveLength(2);
  expect(await actionsOf(ana)).toEqual(['administrator.created: Bia Reis (bia@plataforma.test)']);
});

test('an account of that e-mail, a short password and a missing name are refused', async () => {
  const ours = await administration();
  await expect(ours.create({ ...bia, email: 'ANA@plataforma.test' })).rejects.toMatchObject({
    code: 'USER_EXISTS',
  });
  const wrong = ours.create({ name: ' ', email: 'bia', password: '12345' });
  await expect(wrong).rejects.toMatchObject({
    data: {
      issues: [
        { path: ['name'], message: 'Nome é obrigatório' },
        { path: ['email'], message: 'Email inválido' },
        { path: ['password'], message: 'Senha deve ter pelo menos 6 caracteres' },
      ],
    },
  });
  expect(await actionsOf(ana)).toEqual([]);
});

test('when no administrator comes of it, nothing is left of the attempt', async () => {
  const { owner } = world.system.database;
  await owner.execute(sql`create function demote() returns trigger language plpgsql as
    $$ begin new.role := 'client'; return new; end $$`);
  await owner.execute(sql`create trigger demote before insert on users
    for each row when (new.email = 'bia@plataforma.test') execute function demote()`);
  const ours = await administration();
  await expect(ours.create(bia)).rejects.toMatchObject({
    code: 'USER_NOT_CREATED',
    message: 'Failed to create user',
  });
  await owner.execute(sql`drop function demote() cascade`);
  expect(await owner.$count(users, eq(users.email, bia.email))).toBe(0);
  expect(await actionsOf(ana)).toEqual([]);
});

test('whoever is deactivated is out at once and does not come in, until she is let in again', async () => {
  const ours = await administration();
  const { id } = await ours.create(bia);
  const hers = await administration(id);
  expect(await ours.deactivate({ id })).toMatchObject({ active: false });

  await expect(hers.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect((await signInAs(bia)).statusCode).not.toBe(200);

  const before = { name: bia.name, active: false };
  await ours.update({ id, name: 'Bia Lima', active: true, before });
  expect((await signInAs(bia)).statusCode).toBe(200);
  expect((await actionsOf(ana)).slice(1)).toEqual([
    'administrator.deactivated: Bia Reis (bia@plataforma.test)',
    'administrator.changed: Bia Lima (bia@plataforma.test)',
    'administrator.reactivated: Bia Lima (bia@plataforma.test)',
  ]);
});

test('nobody takes out herself or the last one', async () => {
  const ours = await administration();
  const out = { id: ana, name: 'Ana', active: false, before: { name: 'Ana', active: true } };
  for (const attempt of [() => ours.deactivate({ id: ana }), () => ours.update(out)])
    await expect(attempt()).rejects.toMatchObject({ code: 'ADMINISTRATOR_IS_LAST' });

  await ours.create(bia);
  await expect(ours.deactivate({ id: ana })).rejects.toMatchObject({
    code: 'ADMINISTRATOR_IS_ONESELF',
  });
  expect(await ours.list()).toMatchObject([{ active: true }, { active: true }]);
});

test('what a colleague changed meanwhile is not overwritten', async () => {
  const ours = await administration();
  const { id } = await ours.create(bia);
  const before = { name: bia.name, active: true };
  await ours.update({ id, name: 'Bia Lima', active: true, before });
  const late = ours.update({ id, name: 'Bia R.', active: true, before });
  await expect(late).rejects.toMatchObject({ code: 'ADMINISTRATOR_CHANGED' });
});

test('of two who take each other out at the same moment exactly one does', async () => {
  const ours = await administration();
  const third = { ...bia, name: 'Eva', email: 'eva@plataforma.test' };
  await ours.create(third);
  const { id } = await ours.create(bia);
  const hers = await administration(id);

  const gate = await world.system.database.pool.connect();
  await gate.query('begin');
  await gate.query('select from users for update');
  const attempts = Promise.allSettled([ours.deactivate({ id }), hers.deactivate({ id: ana })]);
  await untilTwoWait();
  await gate.query('commit');
  gate.release();

  const outcomes = (await attempts).map(({ status }) => status).sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
  const { owner } = world.system.database;
  expect(await owner.$count(users, eq(users.active, true))).toBe(2);
});

async function untilTwoWait(): Promise<void> {
  for (;;) {
    const { rows } = await world.system.database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= 2) return;
  }
}

test('an owner finds no administrator, and makes none', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const theirs = await administration(salon.ownerId);
  await expect(theirs.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(theirs.create(bia)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(theirs.deactivate({ id: salon.ownerId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const nobody = { id: salon.ownerId };
  await expect((await administration()).deactivate(nobody)).rejects.toMatchObject({
    code: 'ADMINISTRATOR_NOT_FOUND',
  });
});

test('the trail tells who did what, settings of the terminal included, page by page', async () => {
  const ours = await administration();
  const { id } = await ours.create(bia);
  await ours.deactivate({ id });
  const later = { userId: null, terminalUser: 'olga', now: noon.add({ minutes: 1 }) };
  await asOperator((scope) => recordSettingChange(scope, 'stripe_secret_key', later));

  const { trail } = (await world.as(ana)).platform;
  const first = await trail.list({ limit: 2 });
  expect(first.items).toMatchObject([
    {
      action: 'setting.changed',
      subject: 'stripe_secret_key',
      by: { kind: 'terminal', name: 'olga' },
    },
    {
      action: 'administrator.deactivated',
      subject: 'Bia Reis (bia@plataforma.test)',
      by: { kind: 'account', name: 'Ana' },
    },
  ]);
  const next = await trail.list({ limit: 2, cursor: first.nextCursor ?? '' });
  expect(next.items[0]).toMatchObject({ action: 'administrator.created' });

  const found = async (asked: object) =>
    (await trail.list({ limit: 3, ...asked })).items.map(({ action }) => action);
  expect(await found({ kind: 'setting' })).toEqual(['setting.changed']);
  expect(await found({ search: 'STRIPE olga' })).toEqual(['setting.changed']);
  expect((await found({ kind: 'administrator', search: 'reis' })).slice(0, 2)).toEqual([
    'administrator.deactivated',
    'administrator.created',
  ]);
  expect((await found({ search: 'ana plataforma' }))[0]).toBe('administrator.deactivated');
  expect(await found({ search: 'nada disso' })).toEqual([]);
});

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
