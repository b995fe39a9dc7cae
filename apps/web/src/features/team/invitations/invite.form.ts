import { type NewInvitation, newInvitationSchema } from '@app/contract/team/invitations.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import type { HandedLink } from './invitation-link-dialog.tsx';
import { useInvite } from './invitations.api.ts';
import { invitationsLabels, replacedText, sentToText } from './invitations.labels.ts';

const nobody: NewInvitation = { email: '', role: 'receptionist' };

/** Closes only when the invitation is on its way, or in the inviter's hands. */
export function useInviteForm(close: () => void, handOver: (handed: HandedLink) => void) {
  const { mutateAsync: invite } = useInvite();
  const form = useForm<NewInvitation>({
    initialValues: nobody,
    validate: schemaResolver(newInvitationSchema, { sync: true }),
  });

  return useSaving({
    form,
    send: invite,
    saved: ({ email, replaced, link }) => {
      const news = link ? undefined : sentToText(email);
      showSuccess(invitationsLabels.created, replaced ? replacedText(email) : news);
    },
    fieldOf: { ALREADY_MEMBER: 'email' },
    failed: invitationsLabels.failedToCreate,
    done: ({ email, link }) => {
      if (link) handOver({ email, link });
      close();
    },
  });
}
