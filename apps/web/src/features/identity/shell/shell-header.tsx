import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { environmentOf } from '../../../foundation/environment.ts';
import { AccountMenu } from './account-menu.tsx';
import { shellLabels } from './navigation.labels.ts';
import classes from './shell.module.css';

type ShellHeaderProps = { title: string; onToggle: () => void };

export function ShellHeader({ title, onToggle }: ShellHeaderProps) {
  return (
    <header className={classes.header}>
      <Tooltip label={shellLabels.menu}>
        <ActionIcon aria-label={shellLabels.toggleMenu} onClick={onToggle}>
          <IconLayoutSidebar size={20} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <Text fw={600} truncate className={classes.company}>
        {title}
      </Text>
      {environmentOf(location.hostname) === 'development' && (
        <Badge color="yellow" className={classes.environment}>
          {shellLabels.development}
        </Badge>
      )}
      <AccountMenu />
    </header>
  );
}
