import { Skeleton, Tabs } from '@mantine/core';
import { Fragment, type ReactNode, Suspense } from 'react';
import { groupsOf, type SettingsPart } from './settings-groups.ts';
import classes from './settings-index.module.css';

type SettingsTabsProps = {
  parts: readonly SettingsPart[];
  current: SettingsPart;
  onOpen: (name: string) => void;
  /** What stands below the open one. */
  children: ReactNode;
};

/** All parts of the settings in sight, beside the open one. */
export function SettingsTabs({ parts, current, onOpen, children }: SettingsTabsProps) {
  return (
    <Tabs
      orientation="vertical"
      variant="pills"
      value={current.name}
      onChange={(name) => name && onOpen(name)}
      keepMounted={false}
      className={classes.beside}
    >
      <Tabs.List className={classes.list}>
        {groupsOf(parts).map(({ group, title, parts: own }) => (
          <Fragment key={group}>
            <div className={classes.group} aria-hidden>
              {title}
            </div>
            {own.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name} className={classes.tab}>
                {label}
              </Tabs.Tab>
            ))}
          </Fragment>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current.name} className={classes.panel}>
        <OpenPart part={current} />
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}

export function OpenPart({ part: { panel: Panel } }: { part: SettingsPart }) {
  return (
    <Suspense fallback={<Skeleton aria-busy data-loading height={240} radius="lg" />}>
      <Panel />
    </Suspense>
  );
}
