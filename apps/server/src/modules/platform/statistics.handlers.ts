import { forAccounts, requireOperator } from '../../foundation/http/procedures.ts';
import { platformStatistics } from './statistics.queries.ts';

export const statisticsHandlers = {
  // Payments ask the database on a connection of their own. Inside the operator's transaction that
  // would be a second one, and enough readers at once would all wait for each other's.
  read: forAccounts.platform.statistics.read.handler(async ({ context }) => {
    const { account, requestId, payments, mailer, scopes } = context;
    requireOperator(account, context);
    const connection = await payments.current();
    const actor = { userId: account.userId, requestId };
    const { delivery, ...statistics } = await scopes.asOperator(actor, async (scope) => ({
      ...(await platformStatistics(scope)),
      delivery: await mailer.delivery(scope),
    }));
    return {
      ...statistics,
      simulated: [
        ...(connection?.environment === 'sim' ? (['payments'] as const) : []),
        ...(delivery === 'outbox' ? (['mail'] as const) : []),
      ],
    };
  }),
};
