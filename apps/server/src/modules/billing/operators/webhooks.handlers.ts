import type { billingEvent } from '@app/contract/billing/webhooks.contract';
import { type Answer, typedInstant } from '@app/contract/shared/schemas';
import { WATCHED_EVENTS } from '@app/domain/billing/billing-event';
import { z } from 'zod';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forOperators, forWaitingOperators } from '../../../foundation/http/procedures.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { STRIPE_API_VERSION } from '../../../foundation/payments/payments.ts';
import { type EventLine, type EventPlace, listEvents } from './events.queries.ts';
import { doerOf } from './operator.steps.ts';
import { signerInForce, testWebhook } from './webhook-test.commands.ts';

const outside = forWaitingOperators.platform.webhooks;

const eventPlace: z.ZodType<EventPlace> = z
  .tuple([typedInstant, z.string().max(255)])
  .transform(([moment, id]) => ({ receivedAt: Temporal.Instant.from(moment), id }));

export const webhooksHandlers = {
  read: outside.read.handler(async ({ context }) => ({
    url: addressOf(context),
    apiVersion: STRIPE_API_VERSION,
    events: [...WATCHED_EVENTS],
    isSecretSet: (await signerInForce(context.payments)) !== null,
  })),

  list: forOperators.platform.webhooks.list.handler(
    async ({ input: { cursor, ...filters }, context, errors }) => {
      const after = placeAt(cursor, eventPlace, errors);
      const page = await listEvents(context.scope, { ...filters, after });
      return {
        items: page.rows.map(presentEvent),
        nextCursor: nextCursor(page, ({ receivedAt, id }) => [receivedAt, id]),
      };
    },
  ),

  test: outside.test.handler(async ({ context, errors }) => {
    const { scopes, payments, clock } = context;
    const parts = { scopes, payments, ...doerOf(context) };
    const begun = clock();
    const outcome = await testWebhook(parts, addressOf(context));
    const answered = valueOr(outcome, { 'no-secret': errors.WEBHOOK_SECRET_MISSING });
    return { ...answered, milliseconds: Math.round(begun.until(clock()).total('milliseconds')) };
  }),
};

function addressOf({ environment }: RequestContext): string {
  return `${environment.PUBLIC_URL}/api/webhooks/stripe`;
}

function presentEvent(line: EventLine): Answer<typeof billingEvent> {
  const { companyId, companyName, ...event } = line;
  return { ...event, company: companyId ? { id: companyId, name: companyName ?? '—' } : null };
}
