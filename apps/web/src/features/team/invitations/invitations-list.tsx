import type { Invitation } from '@app/contract/team/invitations.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Card, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { LoadFailed } from '../../../foundation/errors.tsx';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import { InvitationItem } from './invitation-item.tsx';
import { useCancelInvitation, type useInvitations } from './invitations.api.ts';
import { cancelText, invitationsLabels, invitationsSheet } from './invitations.labels.ts';
import classes from './invitations-list.module.css';

/** Nothing at all while there are none: most days nobody is being invited. */
export function InvitationsList({ query }: { query: ReturnType<typeof useInvitations> }) {
  const timezone = useSession().company?.timezone ?? DEFAULT_TIMEZONE;
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  if (query.isError && !query.data) {
    return <LoadFailed onRetry={query.refetch} retrying={query.isFetching} />;
  }
  return (
    <>
      {query.data && query.data.length > 0 && (
        <Card component="section">
          <Group justify="space-between" gap="sm">
            <Title order={2}>{invitationsLabels.title}</Title>
            <ExportListButton
              list={invitationsLabels.title}
              sheet={invitationsSheet(timezone)}
              rows={query.data}
            />
          </Group>
          <ul className={classes.list} aria-label={invitationsLabels.title}>
            {query.data.map((invitation) => (
              <InvitationItem
                key={invitation.id}
                invitation={invitation}
                onCancel={() => setLeaving(invitation)}
              />
            ))}
          </ul>
        </Card>
      )}
      <CancelDialog invitation={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

type CancelDialogProps = { invitation: Invitation | null; onClose: () => void };

function CancelDialog({ invitation, onClose }: CancelDialogProps) {
  const cancelInvitation = useCancelInvitation();
  return (
    <ConfirmFor
      thing={invitation}
      title={({ email }) => cancelText(email)}
      question={() => invitationsLabels.cancelQuestion}
      confirmLabel={invitationsLabels.cancelInvitation}
      cancelLabel={invitationsLabels.giveUp}
      tone="destructive"
      onConfirm={({ id }) => cancelInvitation.mutateAsync({ id })}
      done={invitationsLabels.cancelled}
      onClose={onClose}
    />
  );
}
