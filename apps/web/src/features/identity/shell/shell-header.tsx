import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { environmentOf } from '../../../foundation/environment.ts';
import { AccountMenu } from './account-menu.tsx';
import { shellLabels } from './navigation.labels.ts';
import classes from './shell.module.css';

type ShellHeaderProps = {
  /** Said above the title where no menu beside it does. */
  owner: string | null;
  /** Gets the element into which a page puts its title. */
  titleSlot: (element: HTMLElement | null) => void;
  /** Missing where tabs lead around. */
  onToggle: (() => void) | null;
  children: ReactNode;
};

export function ShellHeader({ owner, titleSlot, onToggle, children }: ShellHeaderProps) {
  return (
    <header className={classes.header}>
      {onToggle && (
        <Tooltip label={shellLabels.menu}>
          <ActionIcon aria-label={shellLabels.toggleMenu} onClick={onToggle}>
            <IconLayoutSidebar size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      <div className={classes.title}>
        {owner && <span className={classes.owner}>{owner}</span>}
        <div ref={titleSlot} />
      </div>
      {environmentOf(location.hostname) === 'development' && (
        <Badge color="yellow" className={classes.environment}>
          {shellLabels.development}
        </Badge>
      )}
      {children}
      <AccountMenu />
    </header>
  );
}
