import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SECRET, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../database/scopes.ts';
import { SealedSecretError } from '../secrets/sealed-secret.ts';
import { createSealer } from '../secrets/sealer.ts';
import { settings } from './settings.table.ts';
import { createSettingsStore } from './settings.ts';

const world = testWorld();
const store = createSettingsStore(createSealer({ current: SECRET, old: [] }));
const banner = { key: 'landing.banner', category: 'landing', value: 'Agende online' };
const apiKey = { key: 'stripe.secret', category: 'billing', value: 'sk_live_segredo' };

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}

async function stored(key: string) {
  const rows = await asOperator((scope) =>
    scope.select().from(settings).where(eq(settings.key, key)),
  );
  return rows[0];
}

test('what nobody set is not there', async () => {
  expect(await asOperator((scope) => store.read(scope, 'nothing'))).toBeNull();
  expect(await asOperator((scope) => store.isSet(scope, 'nothing'))).toBe(false);
});

test('a setting is read as it was saved, and the last one to save it is remembered', async () => {
  const userId = await world.tell.person({ name: 'Olga', email: 'olga@hora.test' }, 'admin');
  await asOperator((scope) => store.save(scope, banner, null));
  const first = await stored(banner.key);
  await asOperator((scope) => store.save(scope, { ...banner, value: 'Reserve já' }, userId));
  const second = await stored(banner.key);

  expect(await asOperator((scope) => store.read(scope, banner.key))).toBe('Reserve já');
  expect(second).toMatchObject({ secret: false, category: 'landing', updatedBy: userId });
  expect(String(second?.updatedAt) > String(first?.updatedAt)).toBe(true);
});

test('a secret is read as it was saved, and lies sealed in the database', async () => {
  await asOperator((scope) => store.saveSecret(scope, apiKey, null));

  expect(await asOperator((scope) => store.read(scope, apiKey.key))).toBe('sk_live_segredo');
  expect(await asOperator((scope) => store.isSet(scope, apiKey.key))).toBe(true);
  const row = await stored(apiKey.key);
  expect(row).toMatchObject({ secret: true, value: expect.stringMatching(/^v1\./) });
  expect(JSON.stringify(row)).not.toContain('segredo');
});

test('a secret opens only with the secret of the application it was sealed with', async () => {
  await asOperator((scope) => store.saveSecret(scope, apiKey, null));
  const other = createSettingsStore(
    createSealer({ current: 'another secret of thirty-two letters', old: [] }),
  );

  await expect(asOperator((scope) => other.read(scope, apiKey.key))).rejects.toThrow(
    SealedSecretError,
  );
  expect(await asOperator((scope) => other.isSet(scope, apiKey.key))).toBe(true);
});

test('a secret sealed with an old secret of the application opens, and is sealed with the new one next', async () => {
  await asOperator((scope) => store.saveSecret(scope, apiKey, null));
  const current = 'another secret of thirty-two letters';
  const next = createSettingsStore(createSealer({ current, old: [SECRET] }));
  expect(await asOperator((scope) => next.read(scope, apiKey.key))).toBe('sk_live_segredo');

  await asOperator((scope) => next.saveSecret(scope, apiKey, null));
  const without = createSettingsStore(createSealer({ current, old: [] }));
  expect(await asOperator((scope) => without.read(scope, apiKey.key))).toBe('sk_live_segredo');
});

test('a setting that becomes a secret is sealed from then on, and open once it is none', async () => {
  const setting = { key: 'smtp.password', category: 'mail', value: 'aberta' };
  await asOperator((scope) => store.save(scope, setting, null));
  await asOperator((scope) => store.saveSecret(scope, { ...setting, value: 'fechada' }, null));
  expect((await stored(setting.key))?.value).not.toContain('fechada');

  await asOperator((scope) => store.save(scope, setting, null));
  expect(await stored(setting.key)).toMatchObject({ secret: false, value: 'aberta' });
});

test('twenty people saving the same setting at once leave one of their values', async () => {
  const values = Array.from({ length: 20 }, (_, person) => `valor ${person}`);
  const saving = values.map((value) =>
    asOperator((scope) => store.save(scope, { key: 'race', category: 'test', value }, null)),
  );
  await Promise.all(saving);

  expect(values).toContain(await asOperator((scope) => store.read(scope, 'race')));
});
