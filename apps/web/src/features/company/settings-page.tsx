import { Skeleton, Tabs, Text } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { sessionMay, useSession } from '../../foundation/session.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { settingsLabels } from './settings.labels.ts';
import classes from './settings-page.module.css';

export type SettingsTab = {
  /** Its name in the address. */
  name: string;
  label: string;
  permission: Parameters<typeof sessionMay>[1];
  panel: ComponentType;
};

type SettingsPageProps = {
  tabs: readonly SettingsTab[];
  opened: string | undefined;
  onOpen: (name: string) => void;
};

/** The tabs a role may see. One that is unknown or not allowed falls back to the first of them. */
export function SettingsPage({ tabs, opened, onOpen }: SettingsPageProps) {
  const session = useSession();
  const allowed = tabs.filter(({ permission }) => sessionMay(session, permission));
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

type SettingsTabsProps = {
  allowed: readonly SettingsTab[];
  current: SettingsTab;
  onOpen: (name: string) => void;
};

function SettingsTabs({ allowed, current, onOpen }: SettingsTabsProps) {
  const Panel = current.panel;
  return (
    <Tabs value={current.name} onChange={(name) => name && onOpen(name)} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
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
