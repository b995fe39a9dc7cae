import { readCompanyDocument } from '@app/domain/identity/sign-up';
import { limitedTo } from '../../foundation/http/attempt-limit.ts';
import { forAnyone } from '../../foundation/http/procedures.ts';
import { prepareAccount } from '../identity/accounts.commands.ts';
import { signUp } from './sign-up.commands.ts';

const limit = { name: 'sign-up', attempts: 10, minutes: 15 };

export const signUpHandlers = {
  create: forAnyone.identity.signUp.create
    .use(limitedTo(limit))
    .handler(async ({ input: { company, ...person }, context, errors }) => {
      const document = readCompanyDocument(company.document, company.documentType);
      if (!document.accepted) throw errors.INVALID_DOCUMENT();

      const account = await prepareAccount({ ...person, role: 'client' });
      const actor = { userId: null, requestId: context.requestId };
      const outcome = await context.scopes.asOperator(actor, (scope) =>
        signUp(scope, {
          account,
          company: { name: company.name, phone: company.phone ?? '', document: document.value },
          now: context.now,
        }),
      );
      if (!outcome.accepted) throw errors.USER_EXISTS();
      return outcome.value;
    }),
};
