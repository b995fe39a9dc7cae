import { Button, Paper } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { membersLabels } from './members.labels.ts';

/** Whoever may invite gets the next step; whoever may not, only the fact. */
export function MembersAlone({ onInvite }: { onInvite: () => void }) {
  if (!useMay('members.manage'))
    return <EmptyState picture="people" sentence={membersLabels.aloneForReaders} />;
  return (
    <Paper withBorder>
      <EmptyState
        picture="people"
        sentence={membersLabels.alone}
        action={
          <Button variant="default" leftSection={<IconUserPlus size={18} />} onClick={onInvite}>
            {membersLabels.inviteFirst}
          </Button>
        }
      />
    </Paper>
  );
}
