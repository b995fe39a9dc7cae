import { isOperator } from '@app/domain/identity/platform-role';
import { initialsOf } from '@app/domain/shared/text';
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { accountMenuLabels, accountOfText } from './account-menu.labels.ts';
import { AccountMenuAppearance } from './account-menu-appearance.tsx';
import { AccountMenuCompanies } from './account-menu-companies.tsx';
import { mayOpen, settings } from './navigation.labels.ts';
import classes from './shell.module.css';
import { useSignOut } from './sign-out.api.ts';

export function AccountMenu() {
  const { user } = useSession();
  const [opened, setOpened] = useState(false);

  return (
    // Beside its button and not at the end of the page: a screen reader finds it where it belongs.
    <Menu width={260} withinPortal={false} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <UnstyledButton className={classes.account}>
          <VisuallyHidden>{accountOfText(user.name)}</VisuallyHidden>
          <Avatar src={user.imageUrl} size={36} color="blue" alt="" aria-hidden>
            {initialsOf(user.name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <Text fw={600} truncate>
            {user.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {user.email}
          </Text>
        </div>
        <Menu.Divider />
        <PlaceItems />
        <Menu.Divider />
        <AccountMenuAppearance />
        <AccountMenuCompanies menu={opened ? 'opened' : 'closed'} />
        <Menu.Divider />
        <SignOutItem />
      </Menu.Dropdown>
    </Menu>
  );
}

function PlaceItems() {
  const session = useSession();
  const profile = isOperator(session.platformRole) ? '/super-admin/profile' : '/dashboard/profile';
  return (
    <>
      {mayOpen(settings, session) && (
        <Menu.Item component={Link} to={settings.to} leftSection={<IconSettings size={18} />}>
          {accountMenuLabels.settings}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={profile} leftSection={<IconUser size={18} />}>
        {accountMenuLabels.profile}
      </Menu.Item>
    </>
  );
}

function SignOutItem() {
  const signOut = useSignOut();
  return (
    <Menu.Item leftSection={<IconLogout size={18} />} onClick={signOut}>
      {accountMenuLabels.signOut}
    </Menu.Item>
  );
}
