import type { CompanyStory } from '../seeds/scenario.ts';
import type { PaymentEnvironment } from '../src/foundation/payments/payment-environment.ts';
import { createPayments, type Payments } from '../src/foundation/payments/payments.ts';
import { billingCustomers } from '../src/modules/billing/billing-customers.table.ts';
import type { BillingParts } from '../src/modules/billing/checkout.commands.ts';
import { completeCheckout, type Payment } from '../src/simulator/checkout.ts';
import { find } from '../src/simulator/object-store.ts';
import { noon, type TestWorld } from './support.ts';

type SentRequest = {
  method: string;
  path: string;
  form: URLSearchParams;
  key: string | null;
};

export type Provider = {
  payments: Payments;
  parts: BillingParts;
  requests: SentRequest[];
  warnings: string[];
  sent(method: string, path: string): SentRequest[];
  /** Decides about requests before the simulator does; undefined lets one pass. */
  answer: (request: SentRequest) => Response | Promise<Response> | undefined;
  /** Runs with each answer in hand, before we get it. */
  holdBack: (request: SentRequest) => Promise<void>;
};

/** Our side of the payments, with somebody on the wire who listens, delays and refuses. */
export function providerOf(
  world: TestWorld,
  withoutKeys: 'simulate' | 'refuse' = 'simulate',
): Provider {
  const { scopes, settings, environment, logger } = world.system;
  const requests: SentRequest[] = [];
  const warnings: string[] = [];

  const wire: typeof fetch = async (address, init) => {
    const request = requestIn(String(address), init ?? {});
    requests.push(request);
    const given = await provider.answer(request);
    const response = given ?? (await world.system.simulator.fetch(address, init));
    await provider.holdBack(request);
    return response;
  };
  const made = createPayments({
    scopes,
    settings,
    logger,
    clock: () => noon,
    simulator: { ...world.system.simulator, fetch: wire },
    withoutKeys,
    transport: wire,
  });
  const payments: Payments = { ...made, warn: (_details, sentence) => warnings.push(sentence) };
  const actor = { userId: null, requestId: 'test' };
  const provider: Provider = {
    payments,
    parts: { scopes, payments, settings, environment, now: noon, ...actor },
    requests,
    warnings,
    sent: (method, path) =>
      requests.filter((request) => request.method === method && request.path === path),
    answer: () => undefined,
    holdBack: async () => {},
  };
  return provider;
}

/** As the provider refuses: the SDK looks for the key `error` and nothing else. */
export function refusal(status: number, error: object): Response {
  const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
  return new Response(JSON.stringify({ error }), { status, headers });
}

/** Somebody pays on the simulator's page; our server is told before this answers. */
export async function pay(
  world: TestWorld,
  url: string,
  payment: Payment = 'with-card',
): Promise<void> {
  const id = sessionIdIn(url);
  await world.system.simulator.happen(async (happening) => {
    const session = await find(happening.scope, 'checkout.session', id);
    if (!session) throw new Error(`There is no page ${id}`);
    await completeCheckout(happening, session, payment);
  });
}

export function sessionIdIn(url: string): string {
  return url.split('/').at(-1) ?? '';
}

function requestIn(address: string, init: RequestInit): SentRequest {
  const url = new URL(address);
  const method = init.method ?? 'GET';
  const text = method === 'GET' ? url.search : String(init.body ?? '');
  const key = new Headers(init.headers).get('idempotency-key');
  return { method, path: url.pathname, form: new URLSearchParams(text), key };
}

/** Makes a company known at the provider, under the id that `customerIdOf` tells. */
export function beCustomer(
  { system }: TestWorld,
  company: CompanyStory,
  environment: PaymentEnvironment,
): Promise<unknown> {
  const row = {
    companyId: company.companyId,
    environment,
    stripeCustomerId: customerIdOf(company),
  };
  return system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    scope.insert(billingCustomers).values(row),
  );
}

export function customerIdOf({ companyId }: CompanyStory): string {
  return `cus_${companyId}`;
}
