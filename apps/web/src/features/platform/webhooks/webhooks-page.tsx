import { Stack } from '@mantine/core';
import { createContext, use } from 'react';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type PageTab, PageTabs } from '../../../ui/page-tabs.tsx';
import { WebhookConfig } from './webhook-config.tsx';
import { WebhookHistory } from './webhook-history.tsx';
import { WebhookTest } from './webhook-test.tsx';
import { webhooksLabels as labels } from './webhooks.labels.ts';
import { type WebhooksView, webhookFilters } from './webhooks-view.ts';

type WebhooksPageProps = { view: WebhooksView; onView: (view: WebhooksView) => void };

/** What the address says, for the tabs, which are opened without being told anything. */
const Shown = createContext<WebhooksPageProps>({ view: {}, onView: () => {} });

const CONFIG: PageTab = { name: 'config', label: labels.tabs.config, panel: WebhookConfig };
const TABS: readonly PageTab[] = [
  CONFIG,
  { name: 'history', label: labels.tabs.history, panel: History },
  { name: 'tests', label: labels.tabs.tests, panel: Tests },
];

export function WebhooksPage({ view, onView }: WebhooksPageProps) {
  const current = TABS.find(({ name }) => name === view.tab) ?? CONFIG;
  return (
    <Shown value={{ view, onView }}>
      <Stack gap="lg">
        <PageHeader title={labels.title} explanation={labels.explanation} />
        <PageTabs
          tabs={TABS}
          current={current}
          onOpen={(tab) => onView(webhookFilters.read({ tab }))}
        />
      </Stack>
    </Shown>
  );
}

function History() {
  return <WebhookHistory {...use(Shown)} />;
}

function Tests() {
  const { onView } = use(Shown);
  return <WebhookTest onHistory={() => onView({ tab: 'history' })} />;
}
