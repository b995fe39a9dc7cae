import { afterEach, describe, expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../database/scopes.ts';
import { settings } from '../settings/settings.table.ts';
import { choosePaymentMode, type NewKey, savePaymentKey } from './payment-keys.ts';
import { createPayments } from './payments.ts';

const world = testWorld();
const TEST_KEY = { kind: 'secret-key', mode: 'test', key: 'sk_test_0123456789' } as const;
const LIVE_KEY = { kind: 'secret-key', mode: 'live', key: 'sk_live_0123456789' } as const;

afterEach(() => asOperator((scope) => scope.delete(settings)));

describe('which provider is asked', () => {
  test('the simulator, while no key is set and nobody but us can come in', async () => {
    expect(await chosen('simulate')).toBe('sim');
    expect(await chosen('refuse')).toBeNull();
  });

  test('the one that is switched on, from the next question on', async () => {
    await save(TEST_KEY);
    expect(await chosen('simulate')).toBe('test');
    await save(LIVE_KEY);
    expect(await chosen('simulate')).toBe('test');
    await switchTo('live');
    expect(await chosen('simulate')).toBe('live');
    await switchTo('test');
    expect(await chosen('simulate')).toBe('test');
  });

  test('nobody, when the one switched on has no key: with any key set nothing is simulated', async () => {
    await save(LIVE_KEY);
    expect(await chosen('simulate')).toBeNull();
    expect(await payments('simulate').connect('sim')).toBeNull();
    expect(await payments('simulate').connect('live')).toMatchObject({ environment: 'live' });
  });

  test('with the new key as soon as it is changed', async () => {
    const sent: (string | null)[] = [];
    const transport: typeof fetch = async (_url, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return Response.json({ object: 'balance', livemode: false });
    };
    const provider = createPayments({ ...world.system, withoutKeys: 'refuse', transport });
    for (const key of ['sk_test_primeira', 'sk_test_segunda00']) {
      await save({ ...TEST_KEY, key });
      await (await provider.current())?.stripe.balance.retrieve();
    }
    expect(sent).toEqual(['Bearer sk_test_primeira', 'Bearer sk_test_segunda00']);
  });
});

describe('what may have signed an event', () => {
  const secretOf = (mode: 'test' | 'live', key: string): NewKey => ({
    kind: 'webhook-secret',
    mode,
    key,
  });

  test('both environments, and for three days what was replaced', async () => {
    await save(secretOf('test', 'whsec_primeiro'));
    await save(secretOf('live', 'whsec_verdadeiro'));
    await save(secretOf('test', 'whsec_segundo0'));
    await save(secretOf('test', 'whsec_segundo0'));

    expect(await signers(noon)).toEqual(['whsec_segundo0', 'whsec_primeiro', 'whsec_verdadeiro']);
    expect(await signers(noon.add({ hours: 71 }))).toContain('whsec_primeiro');
    expect(await signers(noon.add({ hours: 72 }))).toEqual(['whsec_segundo0', 'whsec_verdadeiro']);
  });

  test('the simulator only while it is the provider', async () => {
    const [signer] = await payments('simulate').webhookSecrets();
    expect(signer?.environment).toBe('sim');
    await save(TEST_KEY);
    expect(await payments('simulate').webhookSecrets()).toEqual([]);
  });

  async function signers(now: Temporal.Instant): Promise<string[]> {
    const parts = { ...world.system, withoutKeys: 'refuse' as const, clock: () => now };
    return (await createPayments(parts).webhookSecrets()).map(({ secret }) => secret);
  }
});

test('a key for something else is not saved', async () => {
  const wrong = { ...TEST_KEY, key: LIVE_KEY.key };
  expect(await save(wrong)).toEqual({ accepted: false, reason: 'wrong-prefix' });
  expect(await asOperator((scope) => scope.$count(settings))).toBe(0);
});

function payments(withoutKeys: 'simulate' | 'refuse') {
  return createPayments({ ...world.system, withoutKeys });
}

async function chosen(withoutKeys: 'simulate' | 'refuse'): Promise<string | null> {
  return (await payments(withoutKeys).current())?.environment ?? null;
}

function save(key: NewKey) {
  const change = { ...key, userId: null, now: noon };
  return asOperator((scope) => savePaymentKey(scope, world.system.settings, change));
}

function switchTo(mode: 'test' | 'live'): Promise<void> {
  const choice = { mode, userId: null, now: noon };
  return asOperator((scope) => choosePaymentMode(scope, world.system.settings, choice));
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
