import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { accessRecords } from '../src/modules/identity/access-records.table.ts';
import { users } from '../src/modules/identity/accounts.table.ts';
import { memberVisits } from '../src/modules/team/member-visits.table.ts';
import { browserOf, cookieIn } from './sign-in-support.ts';
import { strangersOf } from './sign-up-support.ts';
import { testWorld } from './support.ts';

const world = testWorld();
const { stranger, someone } = strangersOf(world);
const { enter } = browserOf(world);
const { password } = someone();
let email: string;
let userId: string;

beforeEach(async () => {
  const person = someone();
  email = person.email;
  ({ userId } = await stranger().identity.signUp.create(person));
});

function accesses() {
  const { owner } = world.system.database;
  return owner.select().from(accessRecords).where(eq(accessRecords.userId, userId));
}

test('each session that begins is written down with its moment and its address', async () => {
  expect((await enter(email, password, '198.51.100.7')).statusCode).toBe(200);
  expect((await enter(email, password, '198.51.100.8')).statusCode).toBe(200);

  const written = await accesses();
  expect(written.map(({ address }) => address)).toEqual(['198.51.100.7', '198.51.100.8']);
  expect(written.map(({ outcome }) => outcome)).toEqual(['entered', 'entered']);
  const [first, second] = written;
  expect(first && second && Temporal.Instant.compare(first.at, second.at)).toBeLessThanOrEqual(0);
});

test('the last visit is noted when a session begins, and when it is renewed within the hour', async () => {
  const { pool } = world.system.database;
  const lastSeen = async () => {
    const api = await world.as(userId);
    const [self] = await api.team.members.list();
    return self?.lastSeenAt ?? null;
  };
  const forget = () =>
    world.system.scopes.asOperator({ userId, requestId: 'test' }, (scope) =>
      scope.delete(memberVisits),
    );
  const visit = () => world.app.inject({ url: '/api/auth/get-session', headers: { cookie } });
  const goBack = (minutes: number) =>
    pool.query(
      `update sessions set updated_at = now() - make_interval(mins => $2),
         expires_at = now() + interval '30 days' - make_interval(mins => $2) where user_id = $1`,
      [userId, minutes],
    );
  expect(await lastSeen()).toBeNull();
  const cookie = cookieIn(await enter(email, password));
  expect(await lastSeen()).not.toBeNull();

  await forget();
  await goBack(55);
  await visit();
  expect(await lastSeen()).toBeNull();
  await goBack(65);
  await visit();
  expect(await lastSeen()).not.toBeNull();
});

test('whoever stays outside is written down as refused', async () => {
  expect((await enter(email, 'errada123')).statusCode).toBe(401);
  const { owner } = world.system.database;
  await owner.update(users).set({ active: false }).where(eq(users.id, userId));
  expect((await enter(email, password)).statusCode).toBeGreaterThanOrEqual(400);

  expect((await accesses()).map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
});

test('of an erased account nothing says whose the accesses were', async () => {
  const { company, ...alone } = someone();
  ({ userId } = await stranger().identity.signUp.create(alone));
  await enter(alone.email, password, '198.51.100.9');
  expect(await accesses()).toHaveLength(1);
  const { scopes, database } = world.system;
  const actor = { userId: null, requestId: 'test' };
  await scopes.asOperator(actor, (scope) => scope.delete(users).where(eq(users.id, userId)));

  const left = await database.owner.select().from(accessRecords);
  expect(left.find(({ address }) => address === '198.51.100.9')).toMatchObject({ userId: null });
  expect(await accesses()).toEqual([]);
});
