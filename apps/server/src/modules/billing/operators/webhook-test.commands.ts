import { randomUUID } from 'node:crypto';
import { TEST_EVENT } from '@app/domain/billing/billing-event';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import type { PaymentEnvironment } from '../../../foundation/payments/payment-environment.ts';
import type { WebhookSecret } from '../../../foundation/payments/payment-keys.ts';
import type { Payments } from '../../../foundation/payments/payments.ts';
import type { SyncParts } from '../sync.commands.ts';
import { type Answered, postSigned } from './webhook-test.client.ts';

type Tested = Answered & { eventId: string; environment: PaymentEnvironment };

/** Rings at our own door, with an event that names no customer and that nobody watches for. */
export async function testWebhook(
  parts: SyncParts,
  url: string,
): Promise<Result<Tested, 'no-secret'>> {
  const signer = await signerInForce(parts.payments);
  if (!signer) return refuse('no-secret');
  const { environment, secret } = signer;
  const event = {
    id: `evt_test_${randomUUID()}`,
    type: TEST_EVENT,
    livemode: environment === 'live',
    created: Math.floor(parts.now.epochMilliseconds / 1000),
  };
  const answered = await postSigned({ url, secret, event });
  await parts.scopes.asOperator(parts, (scope) =>
    recordOperatorAction(scope, parts, {
      action: 'webhook.tested',
      subject: event.id,
      details: { environment, status: answered.status },
    }),
  );
  return accept({ ...answered, eventId: event.id, environment });
}

/** What signs in the environment that is switched on; the newest secret comes before the old one. */
export async function signerInForce(payments: Payments): Promise<WebhookSecret | null> {
  const connection = await payments.current();
  if (!connection) return null;
  const secrets = await payments.webhookSecrets();
  return secrets.find(({ environment }) => environment === connection.environment) ?? null;
}
