import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runAdmin } from '../src/admin-commands.ts';
import type { OperatorScope } from '../src/foundation/database/scopes.ts';
import { settingChanges } from '../src/foundation/settings/setting-changes.table.ts';
import { settings } from '../src/foundation/settings/settings.table.ts';
import { listDeeds } from '../src/modules/platform/trail.queries.ts';
import { SECRET, testWorld } from './support.ts';

const world = testWorld();
const KEY = 'sk_test_51SegredoDoTeste';

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}

function configure(user: string, ...args: string[]): Promise<number> {
  const { url: DATABASE_URL } = world.system.database;
  return runAdmin(['stripe:configure', '--environment', 'test', ...args], {
    variables: { NODE_ENV: 'test', DATABASE_URL, APP_SECRET: SECRET },
    terminal: {
      say: () => {},
      isInteractive: false,
      user,
      askSecret: () => Promise.reject(new Error('nobody is there to be asked')),
    },
  });
}

const changes = () =>
  asOperator((scope) => scope.select().from(settingChanges).orderBy(asc(settingChanges.id)));

test('each change of a key leaves who made it and when, and not the key', async () => {
  const before = Temporal.Now.instant();
  expect(
    await configure('olga', '--secret-key', KEY, '--webhook-secret', 'whsec_PrimeiroSegredo'),
  ).toBe(0);
  expect(await configure('rita', '--activate')).toBe(0);

  const written = await changes();
  expect(written.map(({ key, terminalUser, userId }) => [key, terminalUser, userId])).toEqual([
    ['stripe_test_secret_key', 'olga', null],
    ['stripe_test_webhook_secret', 'olga', null],
    ['stripe_environment', 'rita', null],
  ]);
  for (const { changedAt } of written) {
    expect(Temporal.Instant.compare(changedAt, before)).toBeGreaterThanOrEqual(0);
  }
  expect(JSON.stringify(written)).not.toMatch(/Segredo|whsec/);

  const search = { kind: 'setting', search: '', after: null, limit: 20 } as const;
  const { rows } = await asOperator((scope) => listDeeds(scope, search));
  const said = rows.map(({ subject, terminalUser }) => `${subject} ${terminalUser}`);
  expect(said.toSorted()).toEqual([
    'stripe_environment rita',
    'stripe_test_secret_key olga',
    'stripe_test_webhook_secret olga',
  ]);
});

test('what is refused leaves no trace', async () => {
  const before = await changes();
  expect(await configure('olga', '--secret-key', 'sk_live_51Errada')).toBe(1);
  expect(await changes()).toEqual(before);
});

test('no change is stored without its trace, and no trace without its change', async () => {
  const { pool } = world.system.database;
  const before = await changes();
  await pool.query('alter table settings add constraint full_up check (false) not valid');
  try {
    expect(await configure('olga', '--secret-key', KEY)).toBe(1);
  } finally {
    await pool.query('alter table settings drop constraint full_up');
  }
  expect(await changes()).toEqual(before);
});

test('the trail is added to and never rewritten', async () => {
  await configure('olga', '--secret-key', KEY);
  const denied = { cause: { code: '42501' } };
  const erase = asOperator((scope) => scope.delete(settingChanges));
  await expect(erase).rejects.toMatchObject(denied);
  const rewrite = asOperator((scope) => scope.update(settingChanges).set({ key: 'x' }));
  await expect(rewrite).rejects.toMatchObject(denied);
  expect(await asOperator((scope) => scope.$count(settings))).toBeGreaterThan(0);
});
