import type { Hindrance } from '@app/domain/identity/gate';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MessageScreen } from '../../foundation/message-screen.tsx';
import { blockedLabels, gateLabels } from './gate.labels.ts';
import { useSignOut } from './sign-out.api.ts';
import { SupportButton } from './support-button.tsx';

/** Stands before the dashboard of whoever has no company, or a closed one. */
export function BlockedScreen({ hindrance }: { hindrance: Hindrance }) {
  const signOut = useSignOut();
  const isMissing = hindrance === 'company-missing';
  const reason = isMissing ? blockedLabels.companyMissing : blockedLabels.companyClosed;
  return (
    <MessageScreen
      icon={<IconLock size={28} />}
      color="yellow"
      title={blockedLabels.title}
      sentences={[reason, blockedLabels.notice]}
    >
      {isMissing ? (
        <Button renderRoot={(props) => <Link to="/company-setup" {...props} />}>
          {blockedLabels.setUp}
        </Button>
      ) : (
        <SupportButton />
      )}
      <Button variant="default" onClick={signOut}>
        {gateLabels.signOut}
      </Button>
    </MessageScreen>
  );
}
