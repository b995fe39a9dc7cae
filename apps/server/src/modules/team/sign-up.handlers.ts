import { readCompanyDocument } from '@app/domain/identity/sign-up';
import { forAnyone } from '../../foundation/http/procedures.ts';
import { limitAccount, rateLimited } from '../../foundation/http/rate-limit.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { startFirstCheckout } from '../billing/checkout.commands.ts';
import { trialOnOffer } from './founding.commands.ts';
import { foundFirstCompany, registerPerson } from './sign-up.commands.ts';

const limit = { name: 'sign-up', attempts: 10, minutes: 15 };
const notAsked = { result: 'not-asked' } as const;

export const signUpHandlers = {
  create: forAnyone.identity.signUp.create
    .use(rateLimited(limit))
    .handler(async ({ input, context, errors }) => {
      const { company, goOnToCheckout, ...person } = input;
      await limitAccount(limit, person.email, context);
      const document = company && readCompanyDocument(company.document, company.documentType);
      if (document && !document.accepted) throw errors.INVALID_DOCUMENT();

      const registered = await registerPerson(context, person);
      const { userId } = valueOr(registered, { 'email-taken': errors.USER_EXISTS });
      if (!company || !document) return { userId, companyId: null, checkout: notAsked };

      const founded = await foundFirstCompany(context, {
        owner: { userId, name: person.name, email: person.email },
        company: { ...company, phone: company.phone ?? '', document: document.value },
        access: await trialOnOffer(context),
        now: context.now,
      });
      const companyId = valueOr(founded, {
        'company-creation': errors.COMPANY_CREATION,
        'profile-update': errors.PROFILE_UPDATE,
      });

      const checkout = goOnToCheckout
        ? await startFirstCheckout({ ...context, userId }, companyId)
        : notAsked;
      return { userId, companyId, checkout };
    }),
};
