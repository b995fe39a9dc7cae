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
        {owner && (
          <div className={classes.over}>
            <span className={classes.owner} title={owner}>
              {owner}
            </span>
            <EnvironmentBadge size="xs" />
          </div>
        )}
        <div ref={titleSlot} />
      </div>
      {!owner && <EnvironmentBadge size="md" />}
      {children}
      <AccountMenu />
    </header>
  );
}

/** Nothing where it is the real thing. On a phone the title of the page has the first claim to the bar. */
function EnvironmentBadge({ size }: { size: 'xs' | 'md' }) {
  if (environmentOf(location.hostname) === 'production') return null;
  return (
    <Badge color="yellow" size={size} className={classes.environment}>
      {shellLabels.development}
    </Badge>
  );
}
