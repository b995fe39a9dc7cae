import { Skeleton, Stack } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type PageTab, PageTabs } from '../../../ui/page-tabs.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import { PlanPricesTab } from './plan-prices-tab.tsx';
import { useStripeSettings } from './stripe.api.ts';
import { stripeLabels as labels } from './stripe.labels.ts';
import { StripeKeysTab } from './stripe-keys-tab.tsx';
import { StripeTestsTab } from './stripe-tests-tab.tsx';

const CONFIG: PageTab = { name: 'config', label: labels.tabs.config, panel: StripeKeysTab };
const TABS: readonly PageTab[] = [
  CONFIG,
  { name: 'plans', label: labels.tabs.plans, panel: PlanPricesTab },
  { name: 'tests', label: labels.tabs.tests, panel: StripeTestsTab },
];

type StripePageProps = { opened: string | undefined; onOpen: (name: string) => void };

export function StripePage({ opened, onOpen }: StripePageProps) {
  const current = TABS.find(({ name }) => name === opened) ?? CONFIG;
  return (
    <Stack gap="lg">
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <LoadBlock query={useStripeSettings()} skeleton={<Skeleton height={120} radius="lg" />}>
        {(settings) => <EnvironmentCard settings={settings} />}
      </LoadBlock>
      <PageTabs tabs={TABS} current={current} onOpen={onOpen} />
    </Stack>
  );
}
