import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerLoadShedding } from './load-shedding.ts';

/** Less than any process needs. */
const NO_TIME = 1e-6;

test('a server out of breath turns calls away, and still hands out its pages', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerLoadShedding(app, NO_TIME);
  for (const path of ['/api/health', '/rpc/insights/home', '/assets/home.js', '/dashboard']) {
    app.get(path, () => 'here');
  }
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

  await expect.poll(() => statusOf('/api/health')).toBe(503);
  expect(await statusOf('/rpc/insights/home')).toBe(503);
  expect(await statusOf('/assets/home.js')).toBe(200);
  expect(await statusOf('/dashboard')).toBe(200);
  expect((await app.inject({ url: '/api/health' })).headers['retry-after']).toBe('10');
});
