import { type NewInvitation, newInvitationSchema } from '@app/contract/team/invitations.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import type { HandedLink } from './invitation-link-dialog.tsx';
import { useInvite } from './invitations.api.ts';
import { invitationsLabels, replacedText, sentToText } from './invitations.labels.ts';

const nobody: NewInvitation = { email: '', role: 'receptionist' };

/** Closes only when the invitation is on its way, or in the inviter's hands. */
export function useInviteForm(close: () => void, handOver: (handed: HandedLink) => void) {
  const form = useForm<NewInvitation>({
    initialValues: nobody,
    validate: schemaResolver(newInvitationSchema, { sync: true }),
  });
  const kept = useDraft(form, { form: 'invitation', thing: null });
  const { mutateAsync: invite } = useInvite(kept.request);

  return useSaving({
    form,
    send: invite,
    saved: ({ email, replaced, link }) => {
      const news = link ? undefined : sentToText(email);
      showSuccess(invitationsLabels.created, replaced ? replacedText(email) : news);
    },
    fieldOf: { ALREADY_MEMBER: 'email' },
    failed: invitationsLabels.failedToCreate,
    draft: kept,
    done: ({ email, link }) => {
      if (link) handOver({ email, link });
      close();
    },
  });
}
