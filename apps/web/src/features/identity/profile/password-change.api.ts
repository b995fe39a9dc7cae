import { type UseFormReturnType, useForm } from '@mantine/form';
import { isWeakPassword } from '../../../foundation/sign-in/auth.ts';
import { changePassword, isWrongPassword } from '../../../foundation/sign-in/auth-account.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useRefreshSession } from '../session.api.ts';
import {
  complaintAboutPassword,
  complaintAboutRepetition,
  passwordChangeLabels,
} from './password-change.labels.ts';

type PasswordDraft = { current: string; next: string; repetition: string };
export type PasswordForm = UseFormReturnType<PasswordDraft>;

const nothing: PasswordDraft = { current: '', next: '', repetition: '' };

/** Changes the password; what was typed is forgotten as soon as the dialog is gone. */
export function usePasswordChange(close: () => void) {
  const refreshSession = useRefreshSession();
  const { user, company } = useSession();
  const form = useForm<PasswordDraft>({
    initialValues: nothing,
    validate: {
      current: (current) => (current ? null : passwordChangeLabels.missingCurrent),
      next: (next) =>
        complaintAboutPassword(next, { ...user, companyNames: [company?.name ?? ''] }),
      repetition: (repetition, { next }) => complaintAboutRepetition(repetition, next),
    },
  });

  function forget(): void {
    form.reset();
    close();
  }

  async function save({ current, next }: PasswordDraft): Promise<void> {
    const answer = await changePassword(current, next);
    if (answer.accepted) {
      showSuccess(passwordChangeLabels.changed, passwordChangeLabels.othersSignedOut);
      forget();
      await refreshSession();
      return;
    }
    const field = isWeakPassword(answer) ? 'next' : 'current';
    if (field === 'current' && !isWrongPassword(answer)) {
      showFailure(passwordChangeLabels.failed, answer.message);
      return;
    }
    form.setFieldError(field, answer.message);
    form.getInputNode(field)?.focus();
  }

  return { form, save, forget };
}
