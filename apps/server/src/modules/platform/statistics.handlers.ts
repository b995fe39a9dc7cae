import { isOperator } from '@app/domain/identity/platform-role';
import { forAccounts, refusal } from '../../foundation/http/procedures.ts';
import { platformStatistics } from './statistics.queries.ts';

export const statisticsHandlers = {
  // Payments ask the database on a connection of their own. Inside the operator's transaction that
  // would be a second one, and enough readers at once would all wait for each other's.
  read: forAccounts.platform.statistics.read.handler(async ({ context }) => {
    const { account, requestId, payments, mailer, scopes } = context;
    if (!isOperator(account.platformRole)) throw refusal('FORBIDDEN');
    const connection = await payments.current();
    const actor = { userId: account.userId, requestId };
    const statistics = await scopes.asOperator(actor, platformStatistics);
    return {
      ...statistics,
      simulated: [
        ...(connection?.environment === 'sim' ? (['payments'] as const) : []),
        ...(mailer.delivery === 'outbox' ? (['mail'] as const) : []),
      ],
    };
  }),
};
