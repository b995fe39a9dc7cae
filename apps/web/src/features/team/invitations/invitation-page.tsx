import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { use } from 'react';
import { LoadFailed } from '../../../foundation/errors.tsx';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { SessionContext } from '../../../foundation/sign-in/session.tsx';
import { AuthLayout, Greeting } from '../../identity/sign-in/auth-layout.tsx';
import { InvitationNewcomerForm } from './invitation-newcomer-form.tsx';
import { InvitationSignInForm } from './invitation-sign-in-form.tsx';
import { type Joining, useAccept, useInvitation, useSignOutForInvitation } from './joining.api.ts';
import {
  invitationSentence,
  invitationTitle,
  joiningLabels,
  otherAccountSentence,
} from './joining.labels.ts';

/** What the mailed link opens, for whoever has it. */
export function InvitationPage({ token }: { token: string }) {
  return (
    <AuthLayout>
      <Invitation token={token} />
    </AuthLayout>
  );
}

function Invitation({ token }: { token: string }) {
  const { data: invitation, error, refetch, isFetching } = useInvitation(token);
  if (isRefusedWith('INVITATION_NOT_VALID', error)) return <NotValid />;
  if (error && !invitation) return <LoadFailed onRetry={refetch} retrying={isFetching} />;
  if (!invitation) return <Waiting />;

  const { email, companyName, hasAccount } = invitation;
  return (
    <>
      <Greeting title={invitationTitle(companyName)}>{invitationSentence(invitation)}</Greeting>
      <NextStep joining={{ token, email, companyName }} hasAccount={hasAccount} />
    </>
  );
}

type NextStepProps = { joining: Joining; hasAccount: boolean };

function NextStep({ joining, hasAccount }: NextStepProps) {
  const session = use(SessionContext);
  if (session && session.user.email !== joining.email) {
    return <OtherAccount current={session.user.email} invited={joining.email} />;
  }
  if (session) return <AcceptButton joining={joining} />;
  if (hasAccount) return <InvitationSignInForm joining={joining} />;
  return <InvitationNewcomerForm joining={joining} />;
}

function AcceptButton({ joining }: { joining: Joining }) {
  const { accept, isAccepting } = useAccept(joining);
  return (
    <Button fullWidth loading={isAccepting} onClick={accept}>
      {joiningLabels.accept}
    </Button>
  );
}

function OtherAccount({ current, invited }: { current: string; invited: string }) {
  const signOut = useSignOutForInvitation();
  return (
    <Stack gap="md">
      <Text style={{ overflowWrap: 'anywhere' }}>{otherAccountSentence(current, invited)}</Text>
      <Button fullWidth onClick={signOut}>
        {joiningLabels.signOut}
      </Button>
    </Stack>
  );
}

function NotValid() {
  return (
    <>
      <Greeting title={joiningLabels.notValidTitle}>{joiningLabels.notValid}</Greeting>
      <Button component="a" href="/" fullWidth>
        {joiningLabels.backHome}
      </Button>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton height={28} width="80%" />
      <Skeleton height={18} />
      <Skeleton height={40} mt="md" />
      <Skeleton height={40} />
    </Stack>
  );
}
