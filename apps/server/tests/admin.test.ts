import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runAdmin } from '../src/admin-commands.ts';
import type { OperatorScope } from '../src/foundation/database/scopes.ts';
import { settings } from '../src/foundation/settings/settings.table.ts';
import { billingAccounts } from '../src/modules/billing/billing-accounts.table.ts';
import { billingCustomers } from '../src/modules/billing/billing-customers.table.ts';
import { companies } from '../src/modules/company/companies.table.ts';
import { beCustomer, refusal } from './billing-support.ts';
import { SECRET, testWorld } from './support.ts';

const SECRET_KEY = 'sk_test_51SegredoDoTeste';
const LIVE_KEY = 'sk_live_51SegredoDeVerdade';
const WEBHOOK = 'whsec_PrimeiroSegredo';
const NEXT_WEBHOOK = 'whsec_SegundoSegredo';

const world = testWorld();
let said: string[];

beforeEach(() => {
  said = [];
});
afterEach(async () => {
  // Whatever was said, no secret was among it.
  for (const key of [SECRET_KEY, LIVE_KEY, WEBHOOK, NEXT_WEBHOOK]) {
    expect(said.join('\n')).not.toContain(key);
  }
  await asOperator((scope) => scope.delete(settings));
});

describe('configuring', () => {
  test('saves what is given on the command line, sealed, and the server uses it at once', async () => {
    const args = [
      '--secret-key',
      SECRET_KEY,
      '--publishable-key',
      'pk_test_51Publica',
      '--webhook-secret',
      WEBHOOK,
    ];
    expect(await admin('stripe:configure', '--environment', 'test', ...args)).toBe(0);

    expect(said).toEqual([
      'switched on: test',
      'test  publishable-key  pk_test_…lica',
      'test  secret-key       sk_test_…este',
      'test  webhook-secret   whsec_…redo',
      'live  publishable-key  not set',
      'live  secret-key       not set',
      'live  webhook-secret   not set',
      'webhook address: http://localhost:3000/api/webhooks/stripe',
      'webhook version: 2026-10-28.endive',
    ]);
    expect(await world.system.payments.current()).toMatchObject({ environment: 'test' });
    expect(await world.system.payments.webhookSecrets()).toEqual([
      { environment: 'test', secret: WEBHOOK },
    ]);
    const rows = await asOperator((scope) => scope.select().from(settings));
    expect(JSON.stringify(rows)).not.toMatch(/Segredo/);
  });

  test('takes keys from variables, so that none stands in the history of the shell', async () => {
    expect(
      await runWith(
        { STRIPE_SECRET_KEY: ` ${SECRET_KEY}\n` },
        'stripe:configure',
        '--environment=test',
      ),
    ).toBe(0);
    expect(await world.system.payments.current()).toMatchObject({ environment: 'test' });
  });

  test('asks at the terminal when nobody gave any, and an empty answer leaves things as they are', async () => {
    const asked: string[] = [];
    const answers: Record<string, string> = { 'secret-key': SECRET_KEY };
    const terminal = {
      say: (line: string) => said.push(line),
      isInteractive: true,
      user: 'olga',
      askSecret: async (question: string) => {
        asked.push(question);
        return answers[question.split(' ')[0] ?? ''] ?? '';
      },
    };
    const done = await runAdmin(['stripe:configure', '--environment', 'test'], {
      variables: variables(),
      terminal,
    });

    expect(done).toBe(0);
    expect(asked).toHaveLength(3);
    expect(await saved('stripe_test_webhook_secret')).toBeNull();
    expect(await saved('stripe_test_secret_key')).toBe(SECRET_KEY);
  });

  test('keeps the webhook secret that is replaced, for a while', async () => {
    await admin(
      'stripe:configure',
      '--environment',
      'test',
      '--webhook-secret',
      WEBHOOK,
      '--secret-key',
      SECRET_KEY,
    );
    await admin('stripe:configure', '--environment', 'test', '--webhook-secret', NEXT_WEBHOOK);

    const secrets = (await world.system.payments.webhookSecrets()).map(({ secret }) => secret);
    expect(secrets).toEqual([NEXT_WEBHOOK, WEBHOOK]);
    const until = Temporal.Instant.from(
      String(await saved('stripe_test_webhook_secret_previous_until')),
    );
    expect(Math.round(Temporal.Now.instant().until(until).total('hours'))).toBe(72);
  });

  test.each([
    ['a live key for tests', ['--environment', 'test', '--secret-key', LIVE_KEY]],
    ['a test key for real', ['--environment', 'live', '--secret-key', SECRET_KEY]],
    ['a secret key as the public one', ['--environment', 'test', '--publishable-key', SECRET_KEY]],
    [
      'one wrong key among good ones',
      ['--environment', 'test', '--webhook-secret', WEBHOOK, '--secret-key', LIVE_KEY],
    ],
    ['nothing', ['--environment', 'test']],
    ['no environment', ['--secret-key', SECRET_KEY]],
    ['an unknown environment', ['--environment', 'sim', '--secret-key', SECRET_KEY]],
    ['an unknown option', ['--environment', 'test', `--sekret-key=${SECRET_KEY}`]],
    ['a key that stands alone', ['--environment', 'test', SECRET_KEY]],
    ['an environment without a key to switch on', ['--environment', 'live', '--activate']],
  ])('refuses %s and saves nothing', async (_case, args) => {
    expect(await admin('stripe:configure', ...args)).toBe(1);
    expect(said).toEqual([expect.not.stringContaining('Error')]);
    expect(await asOperator((scope) => scope.$count(settings))).toBe(0);
  });

  test('switches the environment on, tells whom it leaves behind, and their records follow', async () => {
    await admin('stripe:configure', '--environment', 'test', '--secret-key', SECRET_KEY);
    const salon = await world.tell.company(
      'Salão',
      { name: 'Bê', email: 'be@salao.test' },
      { trialDays: 0 },
    );
    await beSubscribed(salon.companyId);
    said = [];

    expect(await admin('stripe:configure', '--environment', 'live', '--secret-key', LIVE_KEY)).toBe(
      0,
    );
    expect(said[0]).toBe('switched on: test');
    expect(await statusOf(salon.companyId)).toBe('active');

    expect(await admin('stripe:configure', '--environment', 'live', '--activate')).toBe(0);
    expect(said).toContain(
      '1 companies have a subscription in test; it does not count from now on.',
    );
    expect(said).toContain('switched on: live');
    expect(await statusOf(salon.companyId)).toBe('inactive');

    await admin('stripe:configure', '--environment', 'test', '--activate');
    expect(await statusOf(salon.companyId)).toBe('active');
  });

  test('refuses a key of another account, which does not know our customers', async () => {
    const salon = await world.tell.company('Conhecido', { name: 'Lia', email: 'lia@salao.test' });
    await beCustomer(world, salon, 'test');
    const missing = { type: 'invalid_request_error', code: 'resource_missing', param: 'id' };
    const args = ['stripe:configure', '--environment', 'test', '--secret-key', SECRET_KEY];
    const transport = async () => refusal(404, missing);
    const done = await runAdmin(args, { variables: variables(), terminal: listener(), transport });
    expect(done).toBe(1);
    expect(said.join()).toContain('This key is of another account');
    expect(await saved('stripe_test_secret_key')).toBeNull();
    await asOperator((scope) => scope.delete(billingCustomers));
  });

  test('with the secret of another server is refused, and the keys stay as they are', async () => {
    await admin('stripe:configure', '--environment', 'test', '--secret-key', SECRET_KEY);
    said = [];
    const APP_SECRET = 'another secret of thirty-two characters';
    const done = await runWith(
      { APP_SECRET },
      'stripe:configure',
      '--environment',
      'test',
      '--secret-key',
      'sk_test_outrachave',
    );

    expect(done).toBe(1);
    expect(said.join()).toMatch(/APP_SECRET .* is not the one this database was sealed with/);
    expect(await saved('stripe_test_secret_key')).toBe(SECRET_KEY);
  });

  test('without the secret of the server is refused instead of making one', async () => {
    const lost = { APP_SECRET: '', DATA_DIR: `/tmp/${randomUUID()}` };
    expect(await runWith(lost, 'stripe:show')).toBe(1);
    expect(said.join()).toContain('APP_SECRET is missing');
    expect(await runWith({ ...lost, DATABASE_URL: '' }, 'stripe:show')).toBe(1);
    expect(said.join()).toContain('There is no app.secret');
  });
});

describe('testing a key', () => {
  const answering = (livemode: boolean) => async () =>
    Response.json({ object: 'balance', livemode });

  test.each([
    ['fits', false, 0, 'Stripe answers, and the key is one for test.'],
    ['does not fit', true, 1, 'Stripe answers, but the key saved for test is not one for it.'],
  ])('says that it %s', async (_case, livemode, code, sentence) => {
    await admin('stripe:configure', '--environment', 'test', '--secret-key', SECRET_KEY);
    said = [];
    expect(await testKey(answering(livemode))).toBe(code);
    expect(said).toEqual([sentence]);
  });

  test('says that it is refused, without repeating it', async () => {
    await admin('stripe:configure', '--environment', 'test', '--secret-key', SECRET_KEY);
    said = [];
    const wrong = {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${SECRET_KEY}`,
    };
    expect(await testKey(async () => refusal(401, wrong))).toBe(1);
    expect(said).toEqual(['Stripe refuses or does not answer (StripeAuthenticationError).']);
  });

  test('says that there is none', async () => {
    expect(await admin('stripe:test', '--environment', 'live')).toBe(1);
    expect(said).toEqual(['There is no secret key for live yet.']);
  });
});

test.each([[[]], [['nonsense']], [['stripe:show', 'nonsense']]])(
  '%j is answered with how it is used',
  async (args) => {
    expect(await admin(...args)).toBe(1);
    expect(said.join()).toContain('npm run admin -- <command>');
  },
);

function admin(...args: string[]): Promise<number> {
  return runWith({}, ...args);
}

function runWith(more: Record<string, string>, ...args: string[]): Promise<number> {
  return runAdmin(args, { variables: { ...variables(), ...more }, terminal: listener() });
}

function testKey(transport: typeof fetch): Promise<number> {
  return runAdmin(['stripe:test'], { variables: variables(), terminal: listener(), transport });
}

function variables(): Record<string, string> {
  return { NODE_ENV: 'test', DATABASE_URL: world.system.database.url, APP_SECRET: SECRET };
}

/** Nobody sits there. */
function listener() {
  return {
    say: (line: string) => said.push(line),
    isInteractive: false,
    user: 'olga',
    askSecret: () => Promise.reject(new Error('nobody is there to be asked')),
  };
}

function saved(key: string): Promise<string | null> {
  return asOperator((scope) => world.system.settings.read(scope, key));
}

async function beSubscribed(companyId: string): Promise<void> {
  const [periodStart, periodEnd] = [-1, 1].map((days) =>
    Temporal.Now.instant().add({ hours: 24 * days }),
  );
  if (!periodStart || !periodEnd) throw new Error('no period');
  const subscription = {
    stripeSubscriptionId: 'sub_1',
    providerStatus: 'active',
    periodStart,
    periodEnd,
  };
  await asOperator(async (scope) => {
    await scope.insert(billingAccounts).values({ companyId, environment: 'test', ...subscription });
    await scope
      .update(companies)
      .set({ subscriptionStatus: 'active', subscriptionStripeId: 'sub_1' })
      .where(eq(companies.id, companyId));
  });
}

async function statusOf(companyId: string): Promise<string | undefined> {
  const [company] = await asOperator((scope) =>
    scope.select().from(companies).where(eq(companies.id, companyId)),
  );
  return company?.subscriptionStatus;
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
