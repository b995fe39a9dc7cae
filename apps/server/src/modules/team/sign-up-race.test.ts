import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { strangersOf } from '../../../tests/sign-up-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { companies } from '../company/companies.table.ts';
import { users } from '../identity/accounts.table.ts';

const world = testWorld();
const { stranger, someone } = strangersOf(world);
const actor = { userId: null, requestId: 'test' };

describe('at once', () => {
  test('ten sign-ups with one e-mail make one account and one company', async () => {
    const input = someone({ name: 'Disputado' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => stranger().identity.signUp.create(input)),
    );

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(9).fill('USER_EXISTS'));
    const { owner } = world.system.database;
    expect(await owner.select().from(users).where(eq(users.email, input.email))).toHaveLength(1);
    expect(await slugsLike('disputado')).toEqual(['disputado']);
  });

  test('companies of one name get an address each', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        stranger().identity.signUp.create(someone({ name: 'Barbearia do Zé' })),
      ),
    );
    const numbers = ['', '-2', '-3', '-4', '-5', '-6', '-7', '-8'];
    expect(await slugsLike('barbearia-do-ze')).toEqual(
      numbers.map((number) => `barbearia-do-ze${number}`),
    );
  });

  async function slugsLike(slug: string): Promise<string[]> {
    const stored = await world.system.scopes.asOperator(actor, (scope) =>
      scope.select({ slug: companies.slug }).from(companies),
    );
    return stored
      .map((company) => company.slug)
      .filter((other) => other.startsWith(slug))
      .toSorted();
  }
});

describe('the eleventh try from one address within a quarter of an hour', () => {
  const wait = {
    code: 'TOO_MANY_REQUESTS',
    message: 'Muitas tentativas. Aguarde 15 min e tente novamente.',
    data: { retryAfterInSeconds: 900 },
  };

  test('has to wait, whatever the first ten were', async () => {
    const remoteAddress = '198.51.100.1';
    const send = (payload: object) =>
      world.app.inject({ method: 'POST', url: '/api/v1/sign-up', payload, remoteAddress });
    for (let attempt = 1; attempt <= 10; attempt++) expect((await send({})).statusCode).toBe(400);

    const refused = await send(someone());
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ ...wait, defined: true });
    expect(refused.headers['retry-after']).toBe('900');
  });

  test('has to wait as well when only the e-mail is the same', async () => {
    const input = someone();
    await stranger().identity.signUp.create(input);
    for (let attempt = 2; attempt <= 10; attempt++) {
      const again = stranger().identity.signUp.create({ ...input, email: ` ${input.email}` });
      await expect(again).rejects.toMatchObject({ code: 'USER_EXISTS' });
    }
    await expect(stranger().identity.signUp.create(input)).rejects.toMatchObject(wait);
  });

  test('is counted exactly when all come at once', async () => {
    const attempts = Array.from({ length: 15 }, () =>
      stranger('198.51.100.2').identity.signUp.create(someone()),
    );
    const outcomes = await Promise.allSettled(attempts);

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toMatchObject(wait);
  });
});
