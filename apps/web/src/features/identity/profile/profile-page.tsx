import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ConfirmationNote } from '../sign-up/confirmation-note.tsx';
import { NewEmailConfirmation } from './new-email-confirmation.tsx';
import { PasswordChange } from './password-change.tsx';
import { profileLabels } from './profile.labels.ts';
import { ProfilePerson } from './profile-person.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

type ProfilePageProps = {
  /** Whether the link of a confirmation mail led here. Whether it worked, the account tells. */
  fromConfirmation: boolean;
  /** Out of the link that was mailed to the address she asked for. */
  newEmailToken?: string | undefined;
  /** Where she is told of what, in a company. */
  notices?: ReactNode;
};

export function ProfilePage({ fromConfirmation, newEmailToken, notices }: ProfilePageProps) {
  const { user } = useSession();
  return (
    <Box maw={680} mx="auto">
      <PageHeader title={profileLabels.title} explanation={profileLabels.explanation} />
      <Stack gap="lg">
        {fromConfirmation && (
          <ConfirmationNote confirmed={user.emailVerified}>
            {user.emailVerified ? profileLabels.justConfirmed : profileLabels.linkFailed}
          </ConfirmationNote>
        )}
        {newEmailToken && <NewEmailConfirmation token={newEmailToken} />}
        <ProfilePerson />
        {notices}
        <PasswordChange />
        <TwoFactorSettings />
        <SessionsList />
      </Stack>
    </Box>
  );
}
