import type { Session } from '@app/contract/identity/session.contract';
import { Skeleton, Tabs, Text } from '@mantine/core';
import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react';
import { sessionMay, useSession } from '../../foundation/session.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { settingsLabels } from './settings.labels.ts';
import classes from './settings-page.module.css';

export type SettingsTab = {
  /** Its name in the address. */
  name: string;
  label: string;
  permission: Parameters<typeof sessionMay>[1];
  /** The part of the plan it belongs to; without one it is there even without any access. */
  module?: NonNullable<Session['company']>['openModules'][number];
  panel: ComponentType;
};

type SettingsPageProps = {
  tabs: readonly SettingsTab[];
  opened: string | undefined;
  onOpen: (name: string) => void;
};

/** The tabs that role and plan open. One that is unknown or closed falls back to the first of them. */
export function SettingsPage({ tabs, opened, onOpen }: SettingsPageProps) {
  const session = useSession();
  const allowed = tabs.filter((tab) => isOpen(tab, session));
  const current = allowed.find(({ name }) => name === opened) ?? allowed[0];

  return (
    <>
      <PageHeader title={settingsLabels.title} explanation={settingsLabels.explanation} />
      {current ? (
        <SettingsTabs allowed={allowed} current={current} onOpen={onOpen} />
      ) : (
        <Text>{settingsLabels.nothingToSee}</Text>
      )}
    </>
  );
}

function isOpen({ permission, module }: SettingsTab, session: Session): boolean {
  if (!sessionMay(session, permission)) return false;
  return module === undefined || (session.company?.openModules.includes(module) ?? false);
}

type SettingsTabsProps = {
  allowed: readonly SettingsTab[];
  current: SettingsTab;
  onOpen: (name: string) => void;
};

function SettingsTabs({ allowed, current, onOpen }: SettingsTabsProps) {
  const Panel = current.panel;
  const list = useCurrentInSight(current.name);
  return (
    <Tabs value={current.name} onChange={(name) => name && onOpen(name)} keepMounted={false}>
      <Tabs.List ref={list} className={classes.tabs}>
        {allowed.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} className={classes.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current.name} pt="lg">
        <Suspense fallback={<Skeleton height={240} radius="lg" />}>
          <Panel />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

/** On a phone the open tab may lie beyond the edge, whichever way it was opened. */
function useCurrentInSight(name: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is the reason to look.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.clientWidth) / 2;
  }, [name]);
  return list;
}
