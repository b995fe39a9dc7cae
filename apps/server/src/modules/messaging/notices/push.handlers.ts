import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { findMemberIdOf } from '../../team/members.queries.ts';
import { dropSubscription, keepSubscription } from './push-subscriptions.commands.ts';
import { listEndpointsOf } from './push-subscriptions.queries.ts';

const push = forCompany.messaging.push.use(opens('dashboard')).use(requires('appointments.own'));

export const pushHandlers = {
  key: push.key.handler(async ({ context }) => ({ publicKey: await context.push.publicKey() })),

  here: push.here.handler(async ({ context: { scope, account } }) => ({
    endpoints: await listEndpointsOf(scope, account.sessionId),
  })),

  subscribe: push.subscribe.handler(async ({ input, context, errors }) => {
    const { scope, account } = context;
    if (!context.push.accepts(input)) throw errors.PUSH_ADDRESS_UNKNOWN();
    const { userId, sessionId } = account;
    return keepSubscription(scope, await findMemberIdOf(scope, userId), { ...input, sessionId });
  }),

  unsubscribe: push.unsubscribe.handler(async ({ input: { endpoint }, context }) => {
    const { scope, account } = context;
    await dropSubscription(scope, await findMemberIdOf(scope, account.userId), endpoint);
    return { endpoint };
  }),
};
