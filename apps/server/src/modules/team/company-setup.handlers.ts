import {
  type CompanySetupInput,
  companyCreationFailed,
} from '@app/contract/identity/company-setup.contract';
import type { CheckoutOutcome } from '@app/contract/identity/sign-up.contract';
import { cleanDocument } from '@app/domain/identity/company-setup';
import {
  type CheckoutProblem,
  type CompanyDocument,
  readCompanyDocument,
} from '@app/domain/identity/sign-up';
import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { forAccounts, toldWhoAdministers } from '../../foundation/http/procedures.ts';
import { rateLimited } from '../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { startFirstCheckout } from '../billing/checkout.commands.ts';
import { type CompanySetup, setUpCompany } from './company-setup.commands.ts';
import { type FoundingRefusal, trialOnOffer } from './founding.commands.ts';

const limit = { name: 'company-setup', attempts: 10, minutes: 15 };
const notAsked = { result: 'not-asked' } as const;
/** Of whoever runs the platform: no trial, no plan, open for good. */
const administrative = { trialEndsAt: null, subscriptionStatus: 'active' } as const;

const reasons: Record<FoundingRefusal, string> = {
  'company-creation': 'não foi possível gravar os dados da empresa',
  'profile-update': 'não foi possível ligar a empresa à sua conta',
};
const payLater =
  'A empresa foi criada, mas não foi possível abrir o pagamento. Assine quando quiser em Configurações, Assinatura.';
/** The account is old and she is signed in: nothing here is about creating it or signing in. */
const problems: Record<CheckoutProblem, string> = {
  'plans-fetch': payLater,
  'checkout-error': payLater,
  'no-plans': 'A empresa foi criada, mas nenhum plano de assinatura está disponível no momento.',
};
const emailConfirmed = { path: ['email'], message: 'Email já confirmado' };

export const companySetupHandlers = {
  create: forAccounts.identity.companySetup.create
    .use(rateLimited(limit))
    .use(toldWhoAdministers)
    .handler(async ({ input, context, errors }) => {
      const document = documentOf(input.company);
      if (!document.accepted) throw errors.INVALID_DOCUMENT();

      const { administers } = context;
      const { userId } = context.account;
      const access = administers ? administrative : await trialOnOffer(context);
      const setup = await setupOf(input, { context, access, document: document.value });
      const outcome = await setUpCompany(context, setup);
      if (outcome.accepted && administers) return { companyId: outcome.value, checkout: notAsked };
      if (outcome.accepted) {
        const checkout = await startFirstCheckout({ ...context, userId }, outcome.value);
        return { companyId: outcome.value, checkout: toldSignedIn(checkout) };
      }

      const { reason } = outcome;
      if (reason === 'has-company') throw errors.HAS_COMPANY();
      if (reason === 'email-taken') throw errors.EMAIL_TAKEN();
      if (reason === 'email-confirmed') {
        throw errors.BAD_REQUEST({ data: { issues: [emailConfirmed] } });
      }
      if (administers) throw errors.ADMIN_COMPANY_CREATION();
      throw errors.COMPANY_CREATION({ message: companyCreationFailed(reasons[reason]) });
    }),
};

function toldSignedIn(checkout: CheckoutOutcome): CheckoutOutcome {
  return 'message' in checkout ? { ...checkout, message: problems[checkout.result] } : checkout;
}

function documentOf({ document, documentType }: CompanySetupInput['company']) {
  return readCompanyDocument(cleanDocument(documentType, document), documentType);
}

type SetupParts = Pick<CompanySetup, 'access'> & {
  context: RequestContext & { account: SessionAccount };
  document: CompanyDocument;
};

async function setupOf(
  { fullName, email, company: { name, phone } }: CompanySetupInput,
  { context, access, document }: SetupParts,
): Promise<CompanySetup> {
  return {
    owner: { userId: context.account.userId, name: fullName, email },
    company: { name, phone, document },
    access,
    confirmationUrl: await context.confirmationLinkOf(email),
    now: context.now,
  };
}
