import { Skeleton, Tabs } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import classes from './page-tabs.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';

export type PageTab = {
  /** Its name in the address. */
  name: string;
  label: string;
  panel: ComponentType;
};

type PageTabsProps = {
  tabs: readonly PageTab[];
  current: PageTab;
  onOpen: (name: string) => void;
};

/** The parts of a page, of which only the open one is there. */
export function PageTabs({ tabs, current, onOpen }: PageTabsProps) {
  const Panel = current.panel;
  const list = useCurrentInSight(current.name);
  return (
    <Tabs value={current.name} onChange={(name) => name && onOpen(name)} keepMounted={false}>
      <Tabs.List ref={list} className={classes.tabs}>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} className={classes.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current.name} pt="lg">
        <Suspense fallback={<Skeleton aria-busy data-loading height={240} radius="lg" />}>
          <Panel />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
