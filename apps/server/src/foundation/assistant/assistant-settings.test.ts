import { expect, test } from 'vitest';
import { testWorld } from '../../../tests/support.ts';
import { categoryOf } from '../settings/setting-category.ts';
import { ASSISTANT_SETTINGS, readAssistantProvider } from './assistant-settings.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };

function read() {
  const { scopes, settings } = world.system;
  return scopes.asOperator(actor, (scope) => readAssistantProvider(scope, settings));
}

function save(name: keyof typeof ASSISTANT_SETTINGS, value: string) {
  const { scopes, settings } = world.system;
  const key = ASSISTANT_SETTINGS[name];
  return scopes.asOperator(actor, (scope) =>
    settings.saveSecret(scope, { key, category: categoryOf(key), value }, null),
  );
}

test('there is nobody to ask until a key or an address is saved, and the rest has usual values', async () => {
  expect(await read()).toBeNull();
  await save('apiKey', 'sk-segredo');
  expect(await read()).toMatchObject({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'sk-segredo',
    model: 'gpt-4',
    temperature: 0.7,
    maxTokens: 2048,
    monthlyLimitInCents: 5000,
  });
  await save('baseUrl', 'http://127.0.0.1:11434/v1/');
  await save('temperature', '0');
  await save('monthlyLimit', '0');
  expect(await read()).toMatchObject({
    baseUrl: 'http://127.0.0.1:11434/v1',
    temperature: 0,
    monthlyLimitInCents: 0,
  });
});

test('the category of a setting is how its key begins, and general otherwise', () => {
  const keys = ['openai_model', 'smtp_host', 'features_stock', 'platform_name', 'evolution_url'];
  expect(keys.map(categoryOf)).toEqual(['openai', 'smtp', 'features', 'general', 'evolution']);
});
