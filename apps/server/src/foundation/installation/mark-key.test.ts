import { beforeEach, describe, expect, test } from 'vitest';
import { SECRET, SECRETS, testWorld } from '../../../tests/support.ts';
import { explain } from '../../explanation.ts';
import { markerFrom, markKeyOf } from '../secrets/keyed-mark.ts';
import { createSealer } from '../secrets/sealer.ts';
import { openInstallation } from './mark-key.ts';

const OTHER = 'another secret of thirty-two characters';
const world = testWorld();
const markBefore = markerFrom(markKeyOf(SECRET))('ana');

const open = (current: string, ...old: string[]) =>
  openInstallation(world.system.database.pool, { current, old });

async function run(statement: string, ...values: string[]): Promise<void> {
  await world.system.database.pool.query(statement, values);
}

function expectRefused(opening: Promise<unknown>): Promise<void> {
  return expect(opening.catch(explain)).resolves.toMatch(
    /^Wrong environment:\n {2}APP_SECRET .* is not the one .*\n.*APP_SECRET_OLD.*\n.*secret:rotate\n.*secret:lost .*$/,
  );
}

test('the key of marks is kept, and another secret is refused in words that say what to do', async () => {
  const { markOf } = await open(SECRET);
  expect(markOf('ana')).toBe(world.system.markOf('ana'));
  await expectRefused(open(OTHER));
  await expectRefused(open(OTHER, 'a third secret of thirty-two characters'));
});

test('with the secret from before beside the new one every mark stays', async () => {
  const { markOf, sealedWith } = await open(OTHER, SECRET);
  expect(sealedWith).toBe(SECRET);
  expect(markOf('ana')).toBe(world.system.markOf('ana'));
});

test('nobody but the owner reads it', async () => {
  const reading = world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    scope.execute('select * from installation_facts'),
  );
  await expect(reading).rejects.toMatchObject({ cause: { code: '42501' } });
});

describe('a database from before the key was kept', () => {
  beforeEach(async () => {
    await run('delete from installation_facts');
    await run('delete from settings');
  });

  test('that nobody uses yet gets a key that does not follow from the secret', async () => {
    const [one, other] = await Promise.all([open(SECRET), open(SECRET)]);
    expect(one.markOf('ana')).toBe(other.markOf('ana'));
    expect(one.markOf('ana')).not.toBe(markBefore);
  });

  test('that people use keeps the marks it has', async () => {
    await world.tell.person({ name: 'Ana', email: 'ana@hora.test' });
    expect((await open(SECRET)).markOf('ana')).toBe(markBefore);
  });

  test('tells a wrong secret by what was sealed, and one from before too', async () => {
    await run(
      "insert into settings (key, category, value, secret) values ('stripe', 'billing', $1, true)",
      createSealer(SECRETS).seal('sk_test_segredo'),
    );
    await expectRefused(open(OTHER));
    const { markOf, sealedWith } = await open(OTHER, SECRET);
    expect({ mark: markOf('ana'), sealedWith }).toEqual({ mark: markBefore, sealedWith: SECRET });
    await run('delete from settings');
  });
});
