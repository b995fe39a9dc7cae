import { forOperators } from '../../foundation/http/procedures.ts';
import { platformStatistics } from './statistics.queries.ts';

export const statisticsHandlers = {
  read: forOperators.platform.statistics.read.handler(async ({ context }) => {
    const statistics = await platformStatistics(context.scope);
    const connection = await context.payments.current();
    return {
      ...statistics,
      simulated: [
        ...(connection?.environment === 'sim' ? (['payments'] as const) : []),
        ...(context.mailer.delivery === 'outbox' ? (['mail'] as const) : []),
      ],
    };
  }),
};
