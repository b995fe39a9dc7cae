import type { Hindrance } from '@app/domain/identity/gate';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MessageScreen } from '../../../foundation/message-screen.tsx';
import { useSignOut } from '../shell/sign-out.api.ts';
import { SupportButton } from '../shell/support-button.tsx';
import { blockedLabels, gateLabels } from './gate.labels.ts';

const sentences: Record<Hindrance, string[]> = {
  'company-missing': [blockedLabels.companyMissing, blockedLabels.notice],
  'access-ended': [blockedLabels.accessEnded, blockedLabels.endedNotice],
  'company-closed': [blockedLabels.companyClosed],
};

/** Stands before the dashboard of whoever has no company, lost her access to it, or has a closed one. */
export default function BlockedScreen({ hindrance }: { hindrance: Hindrance }) {
  const signOut = useSignOut();
  const hasEnded = hindrance === 'access-ended';
  return (
    <MessageScreen
      icon={<IconLock size={28} />}
      color="yellow"
      title={blockedLabels.title}
      sentences={sentences[hindrance]}
    >
      {hindrance === 'company-missing' && <SetUpLink />}
      {hindrance === 'company-closed' && <SupportButton />}
      <Button variant={hasEnded ? 'filled' : 'default'} onClick={signOut}>
        {gateLabels.signOut}
      </Button>
      {hasEnded && <FoundLink />}
      <ProfileLink />
    </MessageScreen>
  );
}

/** Her account is her own, whatever becomes of the company: its address can be confirmed there. */
function ProfileLink() {
  return (
    <Button variant="subtle" renderRoot={(props) => <Link to="/dashboard/profile" {...props} />}>
      {blockedLabels.profile}
    </Button>
  );
}

function SetUpLink() {
  return (
    <Button renderRoot={(props) => <Link to="/company-setup" {...props} />}>
      {blockedLabels.setUp}
    </Button>
  );
}

function FoundLink() {
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/company-setup" {...props} />}>
      {blockedLabels.found}
    </Button>
  );
}
