import { initialsOf } from '@app/domain/shared/text';
import {
  Avatar,
  Menu,
  Text,
  UnstyledButton,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useSession } from '../../foundation/session.tsx';
import classes from './shell.module.css';
import { useSignOut } from './sign-out.api.ts';

const appearances = [
  { value: 'light', label: 'Claro', icon: IconSun },
  { value: 'dark', label: 'Escuro', icon: IconMoon },
  { value: 'auto', label: 'Igual ao aparelho', icon: IconDeviceDesktop },
] as const;

export function AccountMenu() {
  const { user } = useSession();
  const signOut = useSignOut();

  return (
    // Beside its button and not at the end of the page: a screen reader finds it where it belongs.
    <Menu width={260} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.account}>
          <VisuallyHidden>Conta de {user.name}</VisuallyHidden>
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
        <AppearanceItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={signOut}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function AppearanceItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>Aparência</Menu.Label>
      {appearances.map(({ value, label, icon: Icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon size={18} />}
          aria-current={colorScheme === value}
          fw={colorScheme === value ? 600 : 400}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}
