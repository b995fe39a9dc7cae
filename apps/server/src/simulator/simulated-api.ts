import { accountEndpoints } from './account-endpoints.ts';
import { SimulatedApiError } from './api-error.ts';
import { checkoutEndpoints } from './checkout-endpoints.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { fingerprintOf, parseFormParameters } from './form-parameters.ts';
import type { Happening } from './happening.ts';
import { answerOnce } from './idempotency.ts';
import { newId, told } from './object-store.ts';
import { portalEndpoints } from './portal-endpoints.ts';
import { priceEndpoints } from './price-endpoints.ts';
import { subscriptionEndpoints } from './subscription-endpoints.ts';

type ApiParts = {
  webhookSecret(): Promise<string>;
  /** Runs the work as one thing that happens, and tells our server about it afterwards. */
  happen<Answer>(work: (happening: Happening) => Promise<Answer>): Promise<Answer>;
};

/** Stands where the network would be, between the provider's SDK and the provider. */
export function createSimulatedApi({ webhookSecret, happen }: ApiParts): typeof fetch {
  const endpoints = [
    ...customerEndpoints,
    ...priceEndpoints,
    ...checkoutEndpoints,
    ...subscriptionEndpoints,
    ...portalEndpoints,
    ...accountEndpoints(webhookSecret),
  ];

  return async (input, init) => {
    const request = new Request(input, init);
    try {
      const call = await readCall(request, endpoints);
      return answerWith(200, await happen((happening) => answer(happening, call)));
    } catch (error) {
      if (!(error instanceof SimulatedApiError)) throw error;
      const { status, ...details } = error.details;
      return answerWith(status, { error: { ...details, message: error.message } });
    }
  };
}

type Call = {
  endpoint: Endpoint;
  id: string;
  encoded: string;
  key: string | null;
  address: string;
};

async function readCall(request: Request, endpoints: Endpoint[]): Promise<Call> {
  const { pathname, search } = new URL(request.url);
  for (const endpoint of endpoints) {
    const match = endpoint.method === request.method ? endpoint.path.exec(pathname) : null;
    if (!match) continue;
    return {
      endpoint,
      id: decodeURIComponent(match.groups?.id ?? ''),
      encoded: request.method === 'POST' ? await request.text() : search,
      key: request.method === 'POST' ? request.headers.get('idempotency-key') : null,
      address: `${request.method} ${pathname}`,
    };
  }
  throw new SimulatedApiError(
    `Unrecognized request URL (${request.method}: ${pathname}). The payment simulator does not play it.`,
    { status: 404, type: 'invalid_request_error' },
  );
}

async function answer(happening: Happening, call: Call): Promise<object> {
  const { endpoint, id, encoded, key, address } = call;
  const parameters = parseFormParameters(encoded);
  const work = () => endpoint.answer({ happening, id, parameters });
  if (!key) return work();
  const fingerprint = `${address}?${fingerprintOf(encoded)}`;
  return answerOnce(happening.scope, { key, fingerprint }, work);
}

function answerWith(status: number, body: object): Response {
  return new Response(JSON.stringify(told(body)), {
    status,
    headers: { 'content-type': 'application/json', 'request-id': newId('req') },
  });
}
