import type { Environment } from '../foundation/environment.ts';
import type { Send } from './event-delivery.ts';

const WEBHOOK_PATH = '/api/webhooks/stripe';
const TIMEOUT_MS = 20_000;

/** Events go to the address this very process listens on, as they would come from outside. */
export function sendToThisServer({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): Send {
  const address = `${addressOfThisServer({ HOST, PORT })}${WEBHOOK_PATH}`;
  return async ({ body, signature }) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status;
  };
}

export function addressOfThisServer({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): string {
  return `http://${hostOf(HOST)}:${PORT}`;
}

/** Whoever listens everywhere also listens here. */
function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
