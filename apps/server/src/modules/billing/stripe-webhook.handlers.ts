import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../foundation/clock.ts';
import type { Scopes } from '../../foundation/database/scopes.ts';
import type { Payments } from '../../foundation/payments/payments.ts';
import { receiveEvent } from './billing-events.commands.ts';
import { readSignedEvent } from './stripe-events.client.ts';

type WebhookParts = { scopes: Scopes; payments: Payments; clock: Clock };

const INVALID = { error: 'invalid_signature' };
const RECEIVED = { received: true };

/**
 * Where the payment provider rings. It signs the bytes it sends, so here, and only here, a body is not
 * parsed. Its own signature says who it is: no cookie, and no limit, because it comes again if refused.
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  parts: WebhookParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/webhooks/stripe', { config: { rateLimit: false } }, (request, reply) =>
      receive(request, reply, parts),
    );
  });
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  { scopes, payments, clock }: WebhookParts,
): Promise<FastifyReply> {
  const signature = request.headers['stripe-signature'];
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
    return reply.status(400).send(INVALID);
  }
  const secrets = await payments.webhookSecrets();
  if (secrets.length === 0) return reply.status(503).send({ error: 'billing_not_configured' });

  const now = clock();
  const signed = readSignedEvent(secrets, { body: request.body, signature, now });
  if ('refused' in signed) {
    request.log.warn({ reason: signed.refused }, 'a payment event was refused');
    return reply.status(400).send(INVALID);
  }
  const actor = { userId: null, requestId: request.id };
  const outcome = await receiveEvent({ scopes, payments, now, ...actor }, signed);
  if (outcome === 'failed') return reply.status(500).send({ error: 'processing_failed' });
  return reply.send(RECEIVED);
}
