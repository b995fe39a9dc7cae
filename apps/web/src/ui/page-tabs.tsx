import { Skeleton, Tabs } from '@mantine/core';
import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react';
import classes from './page-tabs.module.css';

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
