import type { OpenSession } from '@app/contract/identity/profile.contract';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useEndOtherSessions, useSessions } from './sessions.api.ts';
import { sessionsLabels } from './sessions.labels.ts';
import { SessionsItem } from './sessions-item.tsx';
import classes from './sessions-list.module.css';

export function SessionsList() {
  const sessions = useSessions();
  return (
    <ProfileSection title={sessionsLabels.title} explanation={sessionsLabels.explanation}>
      <LoadBlock query={sessions} skeleton={<SessionsSkeleton />}>
        {(all) => (
          <>
            <ul className={classes.list} aria-label={sessionsLabels.title}>
              {all.toSorted(currentFirst).map((session) => (
                <SessionsItem key={session.id} session={session} />
              ))}
            </ul>
            {all.length > 1 && <EndOthers />}
          </>
        )}
      </LoadBlock>
    </ProfileSection>
  );
}

function EndOthers() {
  const [asking, setAsking] = useState(false);
  const endOthers = useEndOtherSessions();

  return (
    <>
      <Button variant="default" mt="md" onClick={() => setAsking(true)}>
        {sessionsLabels.endOthers}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={sessionsLabels.endOthers}
        confirmLabel={sessionsLabels.end}
        tone="destructive"
        onConfirm={() => endOthers.mutateAsync(undefined)}
        done={sessionsLabels.endedOthers}
        onClose={() => setAsking(false)}
      >
        {sessionsLabels.endOthersQuestion}
      </ConfirmDialog>
    </>
  );
}

function SessionsSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={44} radius="md" />
      <Skeleton height={44} radius="md" />
    </Stack>
  );
}

/** This device on top, then whichever was in use last. */
function currentFirst(first: OpenSession, second: OpenSession): number {
  if (first.isCurrent !== second.isCurrent) return first.isCurrent ? -1 : 1;
  return second.renewedAt.localeCompare(first.renewedAt);
}
