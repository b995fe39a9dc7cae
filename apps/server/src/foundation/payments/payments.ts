import Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { OperatorScope, Scopes } from '../database/scopes.ts';
import type { Logger } from '../logger.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { PaymentEnvironment } from './payment-environment.ts';
import {
  type PaymentKeys,
  readPaymentKeys,
  readWebhookSecrets,
  type WebhookSecret,
} from './payment-keys.ts';

export const STRIPE_API_VERSION = '2026-10-28.endive';
const SIMULATED_KEY = 'sk_test_sim';

export type PaymentConnection = { environment: PaymentEnvironment; stripe: Stripe };

export type Payments = {
  /** The provider that is switched on now, as the settings say at this moment; null without one. */
  current(): Promise<PaymentConnection | null>;
  /** One environment, switched on or not: events of the other one still have to be answered. */
  connect(environment: PaymentEnvironment): Promise<PaymentConnection | null>;
  /** With a key that is not saved yet, to see what it opens. */
  openWith(key: string): Stripe;
  /** Everything that may have signed an event, of both environments, rotated ones included. */
  webhookSecrets(): Promise<WebhookSecret[]>;
  /** Tells whoever runs the system that something about payments needs a look. */
  warn(details: object, sentence: string): void;
};

/** Stands in the place of the provider where no key is set. */
type PlayedProvider = { fetch: typeof fetch; webhookSecret(): Promise<string> };

type PaymentParts = {
  scopes: Scopes;
  settings: SettingsStore;
  simulator: PlayedProvider;
  clock: Clock;
  logger: Logger;
  /** Where no key is set: payments are played, or there are none. */
  withoutKeys: 'simulate' | 'refuse';
  /** Takes the place of the network in tests. */
  transport?: typeof fetch;
};

/** Keys come from the settings whenever they are needed, so a change holds from the next request on. */
export function createPayments(parts: PaymentParts): Payments {
  const { settings, simulator, clock } = parts;
  const clients = new Map<string, Stripe>();

  async function current(): Promise<PaymentConnection | null> {
    const keys = await ask((scope) => readPaymentKeys(scope, settings));
    return connectionOf(keys, keys.chosen) ?? connectionOf(keys, 'sim');
  }

  async function connect(environment: PaymentEnvironment): Promise<PaymentConnection | null> {
    const keys = await ask((scope) => readPaymentKeys(scope, settings));
    return connectionOf(keys, environment);
  }

  async function webhookSecrets(): Promise<WebhookSecret[]> {
    const [keys, secrets] = await ask(async (scope) => [
      await readPaymentKeys(scope, settings),
      await readWebhookSecrets(scope, settings, clock()),
    ]);
    if (!isSimulated(keys)) return secrets;
    return [...secrets, { environment: 'sim', secret: await simulator.webhookSecret() }];
  }

  function connectionOf(
    keys: PaymentKeys,
    environment: PaymentEnvironment,
  ): PaymentConnection | null {
    if (environment === 'sim') {
      return isSimulated(keys)
        ? { environment, stripe: clientOf(SIMULATED_KEY, simulator.fetch) }
        : null;
    }
    const key = keys.secretKeys[environment];
    return key ? { environment, stripe: clientOf(key, parts.transport) } : null;
  }

  /** With a single key set, nothing is played any more: whoever has begun for real means it. */
  function isSimulated({ secretKeys }: PaymentKeys): boolean {
    return parts.withoutKeys === 'simulate' && !secretKeys.test && !secretKeys.live;
  }

  function clientOf(key: string, transport: typeof fetch | undefined): Stripe {
    const known = clients.get(key);
    if (known) return known;
    const client = openStripe(key, transport);
    clients.set(key, client);
    return client;
  }

  function ask<Answer>(question: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
    return parts.scopes.asOperator({ userId: null, requestId: 'payments' }, question);
  }

  return {
    current,
    connect,
    openWith: (key) => openStripe(key, parts.transport),
    webhookSecrets,
    warn: (details, sentence) => parts.logger.warn(details, sentence),
  };
}

function openStripe(key: string, transport?: typeof fetch): Stripe {
  return new Stripe(key, {
    apiVersion: STRIPE_API_VERSION,
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(transport && { httpClient: Stripe.createFetchHttpClient(transport) }),
  });
}
