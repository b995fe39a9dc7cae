import type { CompanySetupInput } from '@app/contract/identity/company-setup.contract';
import type { CheckoutOutcome } from '@app/contract/identity/sign-up.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../foundation/api.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { forgetSession } from '../session.api.ts';
import { companySetupLabels } from './company-setup.labels.ts';
import { signUpLabels } from './sign-up.labels.ts';

/** Creates the company and forgets the session that knows none. Throws what was refused. */
export function useSetUpCompany(): (input: CompanySetupInput) => Promise<CheckoutOutcome> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useMutation(api.identity.companySetup.create.mutationOptions());

  return async (input) => {
    try {
      return (await create(input)).checkout;
    } finally {
      // Even a refusal may say that the company is there already.
      forgetSession({ api, queryClient });
    }
  };
}

/** A client goes on to pay; `onLeaving` hears that the browser is on its way there. */
export function useGoOnToCheckout(onLeaving: () => void): (checkout: CheckoutOutcome) => unknown {
  const navigate = useNavigate();

  return (checkout) => {
    if (checkout.result === 'ready') {
      onLeaving();
      const { title, message } = signUpLabels.succeededWithCheckout;
      showSuccess(title, message);
      return location.assign(checkout.url);
    }
    if ('message' in checkout) showFailure(signUpLabels.notPaid, checkout.message);
    else showSuccess(companySetupLabels.created);
    return navigate({ to: '/dashboard/primeiros-passos', replace: true });
  };
}

/** An administrator's company pays nothing: back to the platform. */
export function useGoBackToPlatform(): () => Promise<void> {
  const navigate = useNavigate();

  return () => {
    showSuccess(companySetupLabels.created);
    return navigate({ to: '/super-admin', replace: true });
  };
}
