import { type FirstAccessInput, firstAccessSchema } from '@app/contract/identity/entrance.contract';
import { setupTokenIn } from '@app/domain/identity/first-access';
import { MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password-length';
import { normalizeEmail } from '@app/domain/shared/text';
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useConfigureSystem, useEnterSystem } from '../sign-in/entrance.api.ts';
import { firstAccessLabels as labels } from './first-access.labels.ts';

export type FirstAccessDraft = Omit<FirstAccessInput, 'setupToken'> & {
  confirmPassword: string;
  setupToken: string;
};
export type FirstAccessForm = UseFormReturnType<FirstAccessDraft>;

const nobody = { name: '', email: '', password: '', confirmPassword: '' };

/** Creates the administrator and goes in. */
export function useFirstAccessForm(asksSetupToken: boolean) {
  const { mutateAsync: configure } = useConfigureSystem();
  const enter = useEnterSystem();
  const form = useForm<FirstAccessDraft>({
    initialValues: { ...nobody, setupToken: setupTokenIn(window.location.hash) },
    validate: (draft) => complaintsAbout(draft, asksSetupToken),
  });

  return useSaving({
    form,
    draft: null,
    send: async (draft) => {
      const { role } = await configure(inputOf(draft));
      if (role === 'admin') showSuccess(labels.configured);
      else showFailure(labels.tooLate.title, labels.tooLate.message);
      await enter(inputOf(draft));
    },
    fieldOf: { USER_EXISTS: 'email', WRONG_SETUP_TOKEN: 'setupToken' },
    failed: labels.failed,
  });
}

const complaintsOfSchema = schemaResolver(firstAccessSchema, { sync: true });

function complaintsAbout(draft: FirstAccessDraft, asksSetupToken: boolean): FormErrors {
  const complaints = complaintsAboutPassword(draft, complaintsOfSchema(inputOf(draft)));
  if (!asksSetupToken || draft.setupToken.trim() !== '') return complaints;
  return { ...complaints, setupToken: labels.missingSetupToken };
}

/** Two passwords that differ come first: which of them was meant is not known. */
function complaintsAboutPassword(
  { password, confirmPassword }: FirstAccessDraft,
  { password: complaint, ...others }: FormErrors,
): FormErrors {
  if (password !== confirmPassword)
    return { ...others, confirmPassword: labels.differentPasswords };
  const isShort = password.length < MINIMUM_PASSWORD_LENGTH;
  if (isShort) return { ...others, password: labels.shortPassword };
  return complaint ? { ...others, password: complaint } : others;
}

function inputOf({ confirmPassword, setupToken, ...person }: FirstAccessDraft): FirstAccessInput {
  const input = { ...person, email: normalizeEmail(person.email) };
  return setupToken.trim() === '' ? input : { ...input, setupToken };
}
