import { useForm } from '@mantine/form';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
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

const nothing: PasswordDraft = { current: '', next: '', repetition: '' };

export function usePasswordForm(close: () => void) {
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

  async function send({ current, next }: PasswordDraft): Promise<boolean> {
    const answer = await changePassword(current, next);
    if (answer.accepted) return true;
    if (isWeakPassword(answer)) return complainBeside(form, 'next', answer.message);
    if (isWrongPassword(answer)) return complainBeside(form, 'current', answer.message);
    showFailure(passwordChangeLabels.failed, answer.message);
    return false;
  }

  return useSaving({
    form,
    draft: null,
    send,
    saved: () => showSuccess(passwordChangeLabels.changed, passwordChangeLabels.othersSignedOut),
    failed: passwordChangeLabels.failed,
    done: () => {
      close();
      void refreshSession();
    },
  });
}
