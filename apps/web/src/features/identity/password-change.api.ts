import { type UseFormReturnType, useForm } from '@mantine/form';
import { changePassword, isWrongPassword } from '../../foundation/auth-account.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import {
  complaintAboutPassword,
  complaintAboutRepetition,
  passwordChangeLabels,
} from './password-change.labels.ts';
import { useRefreshSession } from './session.api.ts';

type PasswordDraft = { current: string; next: string; repetition: string };
export type PasswordForm = UseFormReturnType<PasswordDraft>;

const nothing: PasswordDraft = { current: '', next: '', repetition: '' };

/** Changes the password; what was typed is forgotten as soon as the dialog is gone. */
export function usePasswordChange(close: () => void) {
  const refreshSession = useRefreshSession();
  const form = useForm<PasswordDraft>({
    initialValues: nothing,
    validate: {
      current: (current) => (current ? null : passwordChangeLabels.missingCurrent),
      next: complaintAboutPassword,
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
    if (!isWrongPassword(answer)) {
      showFailure(passwordChangeLabels.failed, answer.message);
      return;
    }
    form.setFieldError('current', answer.message);
    form.getInputNode('current')?.focus();
  }

  return { form, save, forget };
}
