import { normalizeEmail } from '@app/domain/shared/text';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import type { AuthRefusal } from '../../../foundation/sign-in/auth.ts';
import {
  askForNewEmail,
  isWrongCode,
  isWrongEmail,
} from '../../../foundation/sign-in/auth-account.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { useRefreshSession } from '../session.api.ts';
import { complaintAboutNewEmail, newEmailLabels } from './new-email.labels.ts';

type NewEmailDraft = { newEmail: string; password: string; code: string };
export type NewEmailForm = UseFormReturnType<NewEmailDraft>;
/** Where the link went, once it did. */
type Asked = { wanted: string; sent: boolean };

/** Asks for another address; what was typed is forgotten as soon as the dialog is gone. */
export function useNewEmail(close: () => void) {
  const { email, twoFactorEnabled } = useSession().user;
  const [asked, setAsked] = useState<Asked | null>(null);
  const form = useForm<NewEmailDraft>({
    initialValues: { newEmail: '', password: '', code: '' },
    validate: {
      newEmail: (typed) => complaintAboutNewEmail(typed, email),
      password: (password) => (password ? null : newEmailLabels.missingPassword),
      code: (code) => (twoFactorEnabled && !code.trim() ? newEmailLabels.missingCode : null),
    },
  });

  async function ask({ newEmail, password, code }: NewEmailDraft): Promise<void> {
    const wanted = normalizeEmail(newEmail);
    const answer = await askForNewEmail(wanted, { password, code: code.trim() });
    if (answer.accepted) return setAsked({ wanted, ...answer.value });
    const field = fieldOf(answer);
    form.setFieldError(field, answer.message);
    form.getInputNode(field)?.focus();
  }

  function forget(): void {
    close();
    form.reset();
    setAsked(null);
  }

  return { form, asked, ask, forget, asksCode: twoFactorEnabled };
}

/** Whatever else is wrong stands beside the password, which is typed last. */
function fieldOf(refusal: AuthRefusal): keyof NewEmailDraft {
  if (isWrongEmail(refusal)) return 'newEmail';
  return isWrongCode(refusal) ? 'code' : 'password';
}

/** Moves the account to the address whose link was opened. */
export function useConfirmNewEmail() {
  const { confirmNewEmail } = useApi().identity.profile;
  const refreshSession = useRefreshSession();
  return useMutation(confirmNewEmail.mutationOptions({ onSuccess: refreshSession }));
}
