import type { Invitation } from '@app/contract/team/invitations.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { mayAssign } from '@app/domain/team/permissions';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { roleText } from '../../../foundation/role-text.ts';
import { useMay, useSession } from '../../../foundation/sign-in/session.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { type HandedLink, InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { useResendInvitation } from './invitations.api.ts';
import { cancelText, invitationsLabels, invitationText, resendText } from './invitations.labels.ts';
import classes from './invitations-list.module.css';

type InvitationItemProps = { invitation: Invitation; onCancel: () => void };

export function InvitationItem({ invitation, onCancel }: InvitationItemProps) {
  const { company } = useSession();
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const { resend, isSending, isPausing } = useResendInvitation(setHanded);
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const timezone = company?.timezone ?? DEFAULT_TIMEZONE;
  const mayManage = useMay('members.manage') && company && mayAssign(company.role, role);

  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text fw={600} component="div">
          <TruncatedText>{email}</TruncatedText>
        </Text>
        <Text size="xs" c="dimmed">
          {invitationText({ role: roleText[role], invitedBy, expiresAt, timezone })}
        </Text>
      </div>
      {mayManage && (
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            aria-label={resendText(email)}
            loading={isSending}
            disabled={isPausing}
            onClick={() => resend({ id })}
          >
            {invitationsLabels.resend}
          </Button>
          <Button variant="default" aria-label={cancelText(email)} onClick={onCancel}>
            {invitationsLabels.cancel}
          </Button>
        </Group>
      )}
      <InvitationLinkDialog handed={handed} onClose={() => setHanded(null)} />
    </li>
  );
}
