import type { Member } from '@app/contract/team/members.contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { LoadFailed } from '../../../foundation/errors.tsx';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useAccessTo } from '../../billing/access.api.ts';
import { PremiumLock } from '../../billing/premium-lock.tsx';
import { useInvitations } from '../invitations/invitations.api.ts';
import { invitationsLabels } from '../invitations/invitations.labels.ts';
import { InvitationsList } from '../invitations/invitations-list.tsx';
import { InviteDialog } from '../invitations/invite-dialog.tsx';
import { DeactivateMemberDialog } from './deactivate-member-dialog.tsx';
import { MemberRoleDialog } from './member-role-dialog.tsx';
import { useMembers } from './members.api.ts';
import { membersLabels } from './members.labels.ts';
import { MembersAlone } from './members-alone.tsx';
import { MembersTable } from './members-table.tsx';
import { RoleReaches } from './role-reaches.tsx';

/** What is open above the list. */
type Opened = { kind: 'invite' } | { kind: 'role' | 'deactivate'; member: Member } | null;

export default function MembersTab() {
  const access = useAccessTo('settings');
  return access === 'open' ? <Accesses /> : <PremiumLock access={access} module="settings" />;
}

function Accesses() {
  const members = useMembers();
  const invitations = useInvitations();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isAlone = members.data?.length === 1 && invitations.data?.length === 0;
  const startInviting = () => setOpened({ kind: 'invite' });

  return (
    <Stack gap="lg">
      <TabHeader onInvite={startInviting} />
      {members.isError && !members.data ? (
        <LoadFailed onRetry={members.refetch} retrying={members.isFetching} />
      ) : (
        <MembersTable
          members={members.data}
          onChangeRole={(member) => setOpened({ kind: 'role', member })}
          onDeactivate={(member) => setOpened({ kind: 'deactivate', member })}
        />
      )}
      {isAlone && <MembersAlone onInvite={startInviting} />}
      <InvitationsList query={invitations} />
      <RoleReaches />
      <InviteDialog opened={opened?.kind === 'invite'} onClose={close} />
      {opened?.kind === 'role' && <MemberRoleDialog member={opened.member} onClose={close} />}
      <DeactivateMemberDialog
        member={opened?.kind === 'deactivate' ? opened.member : null}
        onClose={close}
      />
    </Stack>
  );
}

function TabHeader({ onInvite }: { onInvite: () => void }) {
  const mayManage = useMay('members.manage');
  return (
    <Group justify="space-between" gap="sm">
      <Text c="dimmed">{membersLabels.explanation}</Text>
      {mayManage && (
        <Button leftSection={<IconUserPlus size={18} />} onClick={onInvite}>
          {invitationsLabels.invite}
        </Button>
      )}
    </Group>
  );
}
