import { Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SidebarState } from '../../../foundation/sidebar-state.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { lockedText, mayOpen, type NavigationEntry, shellLabels } from './navigation.labels.ts';
import classes from './shell.module.css';

type SidebarProps = {
  entries: readonly NavigationEntry[];
  form: SidebarState;
  brand?: ReactNode;
  onNavigate?: () => void;
};

export function Sidebar({ entries, form, brand, onNavigate }: SidebarProps) {
  const session = useSession();
  return (
    <nav aria-label={shellLabels.navigation}>
      {brand}
      <ul className={classes.entries}>
        {entries
          .filter((entry) => mayOpen(entry, session))
          .map((entry) => (
            <li key={entry.to}>
              <SidebarLink entry={entry} form={form} onNavigate={onNavigate} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

type SidebarLinkProps = Pick<SidebarProps, 'form'> & {
  entry: NavigationEntry;
  onNavigate: (() => void) | undefined;
};

function SidebarLink({ entry, form, onNavigate }: SidebarLinkProps) {
  const { company } = useSession();
  const isLocked = Boolean(entry.module && !company?.openModules.includes(entry.module));
  const Icon = entry.icon;

  return (
    <Tooltip label={entry.label} position="right" disabled={form === 'expanded'}>
      <Link
        to={entry.to}
        activeOptions={{ exact: entry.isHome ?? false }}
        className={classes.entry}
        aria-label={isLocked ? lockedText(entry.label) : entry.label}
        onClick={onNavigate}
      >
        <Icon size={20} stroke={1.75} className={classes.entryIcon} />
        <span className={classes.entryLabel}>{entry.label}</span>
        {isLocked && <IconLock size={16} className={classes.lock} />}
      </Link>
    </Tooltip>
  );
}
