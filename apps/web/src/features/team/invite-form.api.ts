import { type NewInvitation, newInvitationSchema } from '@app/contract/team/invitations.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import type { HandedLink } from './invitation-link-dialog.tsx';
import { useInvite } from './invitations.api.ts';
import { invitationsLabels, replacedText, sentToText } from './invitations.labels.ts';

const nobody: NewInvitation = { email: '', role: 'receptionist' };

/** Sends the invitation; the dialog closes only when it is on its way, or in the inviter's hands. */
export function useInviteForm(close: () => void, handOver: (handed: HandedLink) => void) {
  const { mutateAsync: invite, isPending } = useInvite();
  const form = useForm<NewInvitation>({
    initialValues: nobody,
    validate: schemaResolver(newInvitationSchema, { sync: true }),
  });

  function forget(): void {
    form.reset();
    close();
  }

  async function send(draft: NewInvitation): Promise<void> {
    try {
      const { email, replaced, link } = await invite(draft);
      const news = link ? undefined : sentToText(email);
      showSuccess(invitationsLabels.created, replaced ? replacedText(email) : news);
      if (link) handOver({ email, link });
    } catch (error) {
      explain(form, error);
      return;
    }
    forget();
  }

  return { form, send, isSending: isPending, forget };
}

function explain(form: UseFormReturnType<NewInvitation>, error: unknown): void {
  if (isRefusedWith('ALREADY_MEMBER', error)) {
    form.setFieldError('email', error.message);
    form.getInputNode('email')?.focus();
    return;
  }
  if (showFieldErrors(form, error)) return;
  showFailure(invitationsLabels.failedToCreate, errorText(error));
}
