import type { Client } from '@app/contract/clients/clients.contract';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCurrentInSight } from '../../../ui/use-current-in-sight.ts';
import { ClientConsents } from '../privacy/client-consents.tsx';
import { ClientChanges } from './client-changes.tsx';
import { ClientNotes } from './client-notes.tsx';
import { clientPageLabels } from './client-page.labels.ts';
import classes from './client-page.module.css';

export type ClientTab = {
  name: string;
  label: string;
  Panel: (props: { client: Client }) => ReactNode;
};

const ownTabs: readonly [ClientTab, ...ClientTab[]] = [
  { name: 'notes', label: clientPageLabels.tabs.notes, Panel: ClientNotes },
  { name: 'consent', label: clientPageLabels.tabs.consent, Panel: ClientConsents },
  { name: 'changes', label: clientPageLabels.tabs.changes, Panel: ClientChanges },
];

type ClientTabsProps = {
  client: Client;
  /** What other areas know of her, before what she is. */
  before: readonly ClientTab[];
  opened: string | undefined;
  onOpen: (name: string) => void;
};

/** A tab that the address does not name, or names wrongly, is the first one. */
export function ClientTabs({ client, before, opened, onOpen }: ClientTabsProps) {
  const tabs = [...before, ...ownTabs];
  const current = tabs.find(({ name }) => name === opened) ?? before[0] ?? ownTabs[0];
  const list = useCurrentInSight(current.name);
  const open = (name: string | null) => {
    if (name && name !== current.name) onOpen(name);
  };
  return (
    <Tabs value={current.name} onChange={open} keepMounted={false}>
      <Tabs.List ref={list} className={classes.tabs}>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} className={classes.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current.name} pt="lg">
        <current.Panel client={client} />
      </Tabs.Panel>
    </Tabs>
  );
}
