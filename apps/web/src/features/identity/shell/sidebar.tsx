import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SidebarState } from '../../../foundation/sidebar-state.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import {
  isLockedFor,
  listedIn,
  lockedText,
  mayOpen,
  type NavigationCounts,
  type NavigationEntry,
  type NavigationGroups,
  shellLabels,
  standsFor,
} from './navigation.labels.ts';
import classes from './sidebar.module.css';

type SidebarProps = {
  groups: NavigationGroups;
  form: SidebarState;
  counts?: NavigationCounts | undefined;
  brand?: ReactNode;
  /** At its end, whatever is above. */
  foot?: ReactNode;
  onNavigate?: () => void;
};

export function Sidebar({ groups, form, counts = {}, brand, foot, onNavigate }: SidebarProps) {
  const session = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shown = listedIn(groups, { counts, path })
    .map((entries) => entries.filter((entry) => mayOpen(entry, session)))
    .filter((entries) => entries.length > 0);
  return (
    <nav className={classes.navigation} aria-label={shellLabels.navigation} data-form={form}>
      {brand}
      {shown.map((entries) => (
        <ul key={entries[0]?.to} className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <SidebarLink
                entry={entry}
                form={form}
                waiting={counts[entry.to]}
                hasOpenTab={standsFor(entry, groups, path)}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      ))}
      {foot && <div className={classes.foot}>{foot}</div>}
    </nav>
  );
}

type SidebarLinkProps = Pick<SidebarProps, 'form'> & {
  entry: NavigationEntry;
  waiting: NavigationCounts[NavigationEntry['to']];
  /** What is open is a tab of it, with an address of its own. */
  hasOpenTab: boolean;
  onNavigate: (() => void) | undefined;
};

function SidebarLink({ entry, form, waiting, hasOpenTab, onNavigate }: SidebarLinkProps) {
  const isLocked = isLockedFor(entry, useSession());
  const Icon = entry.icon;
  const told = waiting ? `, ${waiting.words}` : '';
  // A name apart from what is shown would have to repeat it letter by letter, the count too.
  const name = told && form === 'expanded' ? undefined : entry.label + told;

  return (
    <Tooltip
      label={isLocked ? lockedText(entry.label) : entry.label}
      position="right"
      disabled={form === 'expanded'}
    >
      <Link
        to={entry.to}
        activeOptions={{ exact: entry.isHome ?? false }}
        className={classes.entry}
        aria-current={hasOpenTab || undefined}
        aria-label={isLocked ? lockedText(entry.label) : name}
        onClick={onNavigate}
      >
        <Icon size={20} stroke={1.75} className={classes.entryIcon} />
        <span className={classes.entryLabel}>{entry.label}</span>
        {waiting && !isLocked && (
          <>
            <VisuallyHidden>{told}</VisuallyHidden>
            <CountBadge count={waiting.count} className={classes.count} />
          </>
        )}
        {isLocked && <IconLock size={16} className={classes.lock} />}
      </Link>
    </Tooltip>
  );
}
