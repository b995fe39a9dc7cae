import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '../foundation/clock.ts';
import type { OperatorScope, Scopes } from '../foundation/database/scopes.ts';
import { STRIPE_API_VERSION } from '../foundation/payments/payments.ts';
import type { SettingsStore } from '../foundation/settings/settings.ts';
import { secondsOf } from './calendar.ts';
import { deliverEvents, redeliverEvents, type Send } from './event-delivery.ts';
import type { Happening } from './happening.ts';

import { createSimulatedApi } from './simulated-api.ts';
import { doWhatIsDue, listWaitingCustomers } from './subscription-clock.ts';

type SimulatorParts = {
  scopes: Scopes;
  settings: SettingsStore;
  clock: Clock;
  /** The address people use, under which the simulator has its pages. */
  publicUrl: string;
  /** How an event reaches our server, unless `deliverThrough` says otherwise. */
  send: Send;
};

/** The payment provider, played by ourselves: the real SDK speaks to it as it would to Stripe. */
export type StripeSimulator = {
  /** Stands where the network would be. */
  fetch: typeof fetch;
  /** Signs the events it sends; made once and kept sealed. */
  webhookSecret(): Promise<string>;
  /** Another way for events to reach our server. */
  deliverThrough(send: Send): void;
  /** One thing that happens at the provider. Our server is told about it before this answers. */
  happen<Answer>(work: (happening: Happening) => Promise<Answer>): Promise<Answer>;
  /** Does what time alone brings: ends and renewals that are due, events that did not get through. */
  catchUp(at?: Temporal.Instant): Promise<void>;
};

const SECRET = { key: 'stripe_sim_webhook_secret', category: 'billing' };
// Any constant will do, as long as every process of ours takes the same lock.
const SECRET_LOCK = 4_862_003;

export function createStripeSimulator(parts: SimulatorParts): StripeSimulator {
  const { scopes, settings, clock, publicUrl } = parts;
  let { send } = parts;
  let secret: string | null = null;

  function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
    return scopes.asOperator({ userId: null, requestId: 'payment-simulator' }, work);
  }

  async function webhookSecret(): Promise<string> {
    secret ??= await asOperator((scope) => readOrMakeSecret(scope, settings));
    return secret;
  }

  function delivery(at: Temporal.Instant) {
    return { asOperator, secret: webhookSecret, send, now: secondsOf(at) };
  }

  async function happenAt<Answer>(
    at: Temporal.Instant,
    work: (happening: Happening) => Promise<Answer>,
  ): Promise<Answer> {
    const events: Happening['events'] = [];
    const now = secondsOf(at);
    const answer = await asOperator((scope) =>
      work({ scope, now, publicUrl, apiVersion: STRIPE_API_VERSION, events }),
    );
    await deliverEvents(delivery(at), events);
    return answer;
  }

  function happen<Answer>(work: (happening: Happening) => Promise<Answer>): Promise<Answer> {
    return happenAt(clock(), work);
  }

  return {
    fetch: createSimulatedApi({ webhookSecret, happen }),
    webhookSecret,
    deliverThrough(other) {
      send = other;
    },
    happen,
    async catchUp(at = clock()) {
      for (const id of await asOperator(listWaitingCustomers)) {
        await happenAt(at, (happening) => doWhatIsDue(happening, id));
      }
      await redeliverEvents(delivery(at));
    },
  };
}

/** Of two that look at the same moment, one makes it and the other finds it. */
async function readOrMakeSecret(scope: OperatorScope, settings: SettingsStore): Promise<string> {
  await scope.execute(sql`select pg_advisory_xact_lock(${SECRET_LOCK})`);
  const known = await settings.read(scope, SECRET.key);
  if (known) return known;
  const value = `whsec_${randomBytes(32).toString('hex')}`;
  await settings.saveSecret(scope, { ...SECRET, value }, null);
  return value;
}
