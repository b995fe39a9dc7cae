import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconLock, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { CreateSheet } from './create-sheet.tsx';
import {
  isLockedFor,
  lockedText,
  mayOpen,
  type NavigationEntry,
  phoneTabs,
  shellLabels,
} from './navigation.labels.ts';
import classes from './phone-tabs.module.css';
import { quickActionsOf } from './quick-actions.labels.ts';

type PhoneTabsProps = { isMoreOpen: boolean; onMore: () => void };

/** The four places of every day and what is new, under the thumb. */
export function PhoneTabs({ isMoreOpen, onMore }: PhoneTabsProps) {
  const [opened, sheet] = useDisclosure(false);
  const actions = quickActionsOf(useSession());
  return (
    <nav className={classes.tabs} aria-label={shellLabels.tabs} data-phone-tabs>
      <Tabs entries={phoneTabs.before} />
      {actions.length > 0 && (
        <UnstyledButton
          className={classes.create}
          aria-label={shellLabels.create}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={sheet.open}
        >
          <IconPlus size={24} aria-hidden />
        </UnstyledButton>
      )}
      <Tabs entries={phoneTabs.after} />
      <UnstyledButton
        className={classes.tab}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={onMore}
      >
        <IconDots size={22} stroke={1.75} aria-hidden />
        {shellLabels.more}
      </UnstyledButton>
      <CreateSheet actions={actions} opened={opened} onClose={sheet.close} />
    </nav>
  );
}

function Tabs({ entries }: { entries: readonly NavigationEntry[] }) {
  const session = useSession();
  return entries
    .filter((entry) => mayOpen(entry, session))
    .map((entry) => <Tab key={entry.to} entry={entry} />);
}

function Tab({ entry }: { entry: NavigationEntry }) {
  const { to, label, icon: Icon, isHome } = entry;
  const isLocked = isLockedFor(entry, useSession());
  return (
    <Link
      to={to}
      activeOptions={{ exact: isHome ?? false }}
      className={classes.tab}
      aria-label={isLocked ? lockedText(label) : undefined}
    >
      <span className={classes.icon}>
        <Icon size={22} stroke={1.75} aria-hidden />
        {isLocked && <IconLock size={14} className={classes.lock} aria-hidden />}
      </span>
      {label}
    </Link>
  );
}
