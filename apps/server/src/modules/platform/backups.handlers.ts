import { forAccounts, requireOperator } from '../../foundation/http/procedures.ts';
import { readBackups } from './backups.queries.ts';

export const backupsHandlers = {
  // They lie on a disk or in a bucket: no transaction waits for those.
  read: forAccounts.platform.backups.read.handler(async ({ context, errors }) => {
    const { account, environment, logger, now } = context;
    requireOperator(account, context);
    return readBackups(environment, now).catch((error: unknown) => {
      logger.error({ err: error }, 'backups cannot be read');
      throw errors.BACKUPS_UNREADABLE();
    });
  }),
};
