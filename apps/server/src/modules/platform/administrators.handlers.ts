import type { administratorSchema } from '@app/contract/platform/administrators.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { forOperators, forWaitingOperators } from '../../foundation/http/procedures.ts';
import type { AccountContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { prepareAccount } from '../identity/accounts.commands.ts';
import { type AdministratorRow, listAdministrators } from '../identity/administrators.queries.ts';
import {
  changeAdministrator,
  createAdministrator,
  deactivateAdministrator,
} from './administrators.commands.ts';

const administrators = forOperators.platform.administrators;

export const administratorsHandlers = {
  list: administrators.list.handler(async ({ context }) =>
    (await listAdministrators(context.scope)).map(present),
  ),

  // Hashing a password is slow on purpose: no connection waits for it.
  create: forWaitingOperators.platform.administrators.create.handler(
    async ({ input, context, errors }) => {
      const account = await prepareAccount({ ...input, role: 'admin' });
      const url = await context.confirmationLinkOf(account.email);
      const doer = { ...doerOf(context), mailer: context.mailer };
      // Refused inside of the transaction: an account that came out wrong is taken back with it.
      return context.actOnce(async (scope) =>
        present(
          valueOr(await createAdministrator(scope, doer, { account, url }), {
            'no-administrator': errors.ADMINISTRATOR_NO_MORE,
            'email-taken': errors.USER_EXISTS,
            'not-found': errors.USER_NOT_CREATED,
          }),
        ),
      );
    },
  ),

  update: administrators.update.handler(async ({ input, context, errors }) => {
    const outcome = await changeAdministrator(context.scope, doerOf(context), input);
    return present(
      valueOr(outcome, {
        'not-found': errors.ADMINISTRATOR_NOT_FOUND,
        'no-administrator': errors.ADMINISTRATOR_NO_MORE,
        oneself: errors.ADMINISTRATOR_IS_ONESELF,
        last: errors.ADMINISTRATOR_IS_LAST,
        changed: errors.ADMINISTRATOR_CHANGED,
      }),
    );
  }),

  deactivate: administrators.deactivate.handler(async ({ input: { id }, context, errors }) => {
    const outcome = await deactivateAdministrator(context.scope, doerOf(context), id);
    return present(
      valueOr(outcome, {
        'not-found': errors.ADMINISTRATOR_NOT_FOUND,
        'no-administrator': errors.ADMINISTRATOR_NO_MORE,
        oneself: errors.ADMINISTRATOR_IS_ONESELF,
        last: errors.ADMINISTRATOR_IS_LAST,
      }),
    );
  }),
};

type Asking = Pick<AccountContext, 'account' | 'requestId' | 'now'>;

function doerOf({ account: { userId }, requestId, now }: Asking) {
  return { userId, requestId, now };
}

function present(row: AdministratorRow): Answer<typeof administratorSchema> {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
