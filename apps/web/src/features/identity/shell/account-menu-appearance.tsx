import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { accountMenuLabels } from './account-menu.labels.ts';

const appearances = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceDesktop },
] as const;

export function AccountMenuAppearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{accountMenuLabels.appearance}</Menu.Label>
      {appearances.map(({ value, icon: Icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon size={18} />}
          aria-current={colorScheme === value}
          fw={colorScheme === value ? 600 : 400}
          onClick={() => setColorScheme(value)}
        >
          {accountMenuLabels[value]}
        </Menu.Item>
      ))}
    </>
  );
}
