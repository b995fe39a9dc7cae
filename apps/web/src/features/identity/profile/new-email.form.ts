import { normalizeEmail } from '@app/domain/shared/text';
import { useForm } from '@mantine/form';
import { errorText } from '../../../foundation/error-text.ts';
import { complainBeside } from '../../../foundation/form-errors.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import type { AuthRefusal } from '../../../foundation/sign-in/auth.ts';
import {
  askForNewEmail,
  isWrongCode,
  isWrongEmail,
} from '../../../foundation/sign-in/auth-account.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { complaintAboutNewEmail, newEmailLabels } from './new-email.labels.ts';

type NewEmailDraft = { newEmail: string; password: string; code: string };
/** Where the link went, once it did. */
export type Asked = { wanted: string; sent: boolean };

/** Asks for another address. */
export function useNewEmailForm(onAsked: (asked: Asked) => void) {
  const { email, twoFactorEnabled } = useSession().user;
  const form = useForm<NewEmailDraft>({
    initialValues: { newEmail: '', password: '', code: '' },
    validate: {
      newEmail: (typed) => complaintAboutNewEmail(typed, email),
      password: (password) => (password ? null : newEmailLabels.missingPassword),
      code: (code) => (twoFactorEnabled && !code.trim() ? newEmailLabels.missingCode : null),
    },
  });

  async function send({ newEmail, password, code }: NewEmailDraft): Promise<Asked | false> {
    const wanted = normalizeEmail(newEmail);
    const answer = await askForNewEmail(wanted, { password, code: code.trim() });
    if (!answer.accepted) return complainBeside(form, fieldOf(answer), answer.message);
    return { wanted, ...answer.value };
  }

  return useSaving({ form, draft: null, send, failed: errorText, done: onAsked });
}

/** Whatever else is wrong stands beside the password, which is typed last. */
function fieldOf(refusal: AuthRefusal): keyof NewEmailDraft {
  if (isWrongEmail(refusal)) return 'newEmail';
  return isWrongCode(refusal) ? 'code' : 'password';
}
