import { type SignUpInput, signUpSchema } from '@app/contract/identity/sign-up.contract';
import { MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password-length';
import { maskDocument } from '@app/domain/shared/documents';
import { normalizeEmail } from '@app/domain/shared/text';
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { guardAttempt } from '../../../foundation/attempt-limiter.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { tooManyText } from '../../../foundation/too-many-text.ts';
import {
  type CompanyDraft,
  complaintsOfStep,
  noCompany,
  placeOf,
  useFocusAt,
  usePlace,
} from './form-steps.view.ts';
import { type SignUpEnds, useSignUp } from './sign-up.api.ts';
import { signUpLabels } from './sign-up.labels.ts';
import { forgetSignUp, keepSignUp, keptSignUp } from './sign-up-draft.ts';
import { complaintsIn, signUpFailureText } from './sign-up-failure.ts';

/** What stands in the fields. The paths are those of the contract, so its complaints find them. */
export type SignUpDraft = {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  company: CompanyDraft;
};
export type SignUpForm = UseFormReturnType<SignUpDraft>;
export type SignUpOptions = SignUpEnds & { goOnToCheckout: boolean; startsAtField: boolean };

const nobody = { name: '', email: '', password: '', confirmPassword: '', company: noCompany };

export function useSignUpForm({ goOnToCheckout, startsAtField, ...ends }: SignUpOptions) {
  const [kept] = useState(keptSignUp);
  const { place, goTo, goBack } = usePlace('name', startsAtField ? firstFieldOf(kept) : undefined);
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const signUp = useSignUp(ends);
  const form = useForm<SignUpDraft>({
    initialValues: { ...nobody, ...kept },
    validate: (draft) => complaintsOfStep(complaintsAbout(draft), place.step),
  });
  useFocusAt(form, place);
  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is kept; what was sent is forgotten.
  useEffect(() => {
    if (form.isDirty()) keepSignUp(values);
  }, [values]);

  function goOn(): void {
    goTo({ step: 'company', field: 'company.name' });
  }

  function leadToComplaints(complaints: FormErrors): void {
    form.setErrors(complaints);
    goTo(placeOf(complaints));
  }

  async function finish(draft: SignUpDraft): Promise<void> {
    // A password that was right before may turn out to be the name of the company.
    const complaints = complaintsAbout(draft);
    if (Object.keys(complaints).length > 0) return leadToComplaints(complaints);
    const seconds = guardAttempt('sign-up');
    if (seconds > 0) return showFailure(signUpLabels.failed, tooManyText(seconds));
    const input = { ...inputOf(draft), goOnToCheckout };
    try {
      await signUp(input);
    } catch (error) {
      showFailure(signUpLabels.failed, signUpFailureText(error));
      // The account was stored before its company failed.
      if (ACCOUNT_STORED.some((code) => isRefusedWith(code, error))) {
        forgetSignUp();
        return ends.onSignInNeeded(input.email);
      }
      if (isRefusedWith('USER_EXISTS', error)) setTakenEmail(input.email);
      leadToComplaints(complaintsIn(error));
    }
  }

  return {
    form,
    step: place.step,
    submit: place.step === 'account' ? goOn : finish,
    goBack,
    /** Leads to signing in, while the e-mail in the field is known to have an account. */
    signInInstead:
      takenEmail === normalizeEmail(form.values.email)
        ? () => ends.onSignInNeeded(takenEmail)
        : null,
  };
}

/** Whoever is back has only the password left to type. */
function firstFieldOf(kept: { name: string; email: string } | null): string {
  return kept?.name && kept.email ? 'password' : 'name';
}

const ACCOUNT_STORED = ['COMPANY_CREATION', 'PROFILE_UPDATE'];
const complaintsOfSchema = schemaResolver(signUpSchema, { sync: true });

function complaintsAbout(draft: SignUpDraft): FormErrors {
  return { ...complaintsOfSchema(inputOf(draft)), ...complaintAboutRepetition(draft) };
}

function complaintAboutRepetition({ password, confirmPassword }: SignUpDraft): FormErrors {
  if (confirmPassword.length < MINIMUM_PASSWORD_LENGTH) {
    return { confirmPassword: signUpLabels.repeatPassword };
  }
  if (confirmPassword === password) return {};
  return { confirmPassword: signUpLabels.differentPasswords };
}

/**
 * The document goes out as it is shown, punctuation included. The company is written to at the
 * address of whoever founds it, until the settings say another.
 */
function inputOf({ confirmPassword, ...draft }: SignUpDraft): SignUpInput {
  const { documentType, document } = draft.company;
  const email = normalizeEmail(draft.email);
  return {
    ...draft,
    email,
    company: { ...draft.company, email, document: maskDocument(documentType, document) },
  };
}
