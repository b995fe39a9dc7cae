import { forAccounts } from '../../foundation/http/procedures.ts';
import { limitAccount } from '../../foundation/http/rate-limit.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { isEmailTaken } from './accounts.commands.ts';
import { moveToNewEmail } from './email-changes.commands.ts';

const tries = { name: 'new-email', attempts: 10, minutes: 15 };

export const newEmailHandlers = {
  confirmNewEmail: forAccounts.identity.profile.confirmNewEmail.handler(
    async ({ input: { token }, context, errors }) => {
      const { scopes, account, mailer, now, requestId } = context;
      const { userId } = account;
      await limitAccount(tries, userId, context);
      try {
        return await scopes.asOperator({ userId, requestId }, async (scope) => {
          const moved = await moveToNewEmail(scope, mailer, { ...account, token, now });
          return valueOr(moved, { 'link-invalid': errors.EMAIL_LINK_INVALID });
        });
      } catch (error) {
        // Somebody else took the address while the link was on its way.
        if (isEmailTaken(error)) throw errors.EMAIL_LINK_INVALID();
        throw error;
      }
    },
  ),
};
