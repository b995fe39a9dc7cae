import { DEMO_LOGINS, DEMO_PASSWORD } from '@app/domain/identity/demo-logins';
import { expect, test } from 'vitest';
import { loadDemo } from '../seeds/demo-world.ts';
import { contentsOf } from './contents.ts';
import { testWorld } from './support.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });

test('the demonstration asked for three times at once is told once, and everybody in it signs in', async () => {
  await Promise.all([1, 2, 3].map(() => loadDemo(world.system)));

  for (const { email } of DEMO_LOGINS) {
    const signedIn = await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password: DEMO_PASSWORD },
    });
    expect(signedIn.statusCode, email).toBe(200);
  }
  const { rows } = await world.system.scopes.asOperator(
    { userId: null, requestId: 'test' },
    (scope) => scope.execute('select slug, subscription_status from companies order by slug'),
  );
  expect(rows).toEqual([
    { slug: 'clinica-demo', subscription_status: 'trial' },
    { slug: 'salao-demo', subscription_status: 'active' },
  ]);
});

test('told again, it leaves everything as it is', async () => {
  const before = await contentsOf(world.system);
  await loadDemo(world.system);
  expect(await contentsOf(world.system)).toEqual(before);
});
