import type { TestedPrice } from '@app/contract/billing/stripe.contract';
import type { PriceStanding } from '@app/domain/billing/plan-price';
import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { Alert, Button, Card, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlugConnected, IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useStripeSettings, useTestConnection, useTestPrices } from './stripe.api.ts';
import { comparedText, testLabels as labels, reachedText, standingText } from './stripe.labels.ts';
import classes from './stripe.module.css';

/** Each test asks the provider itself, with the saved keys of the environment in use. */
export function StripeTestsTab() {
  return (
    <LoadBlock query={useStripeSettings()} skeleton={<Skeleton height={160} radius="lg" />}>
      {({ environment }) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} key={environment}>
          <ConnectionTest mode={environment} />
          <PricesTest mode={environment} />
        </SimpleGrid>
      )}
    </LoadBlock>
  );
}

function ConnectionTest({ mode }: { mode: StripeMode }) {
  const test = useTestConnection();
  return (
    <TestCard
      title={labels.connection}
      help={labels.connectionHelp}
      button={labels.testConnection}
      icon={<IconPlugConnected size={18} />}
      test={{ ...test, run: () => test.mutate({ mode }) }}
    >
      {test.data && (
        <Alert color="green" icon={<IconCheck size={18} />} role="status">
          {reachedText(test.data)}
        </Alert>
      )}
    </TestCard>
  );
}

function PricesTest({ mode }: { mode: StripeMode }) {
  const test = useTestPrices();
  return (
    <TestCard
      title={labels.prices}
      help={labels.pricesHelp}
      button={labels.testPrices}
      icon={<IconReceipt size={18} />}
      test={{ ...test, run: () => test.mutate({ mode }) }}
    >
      {test.data && (
        <ul className={classes.prices} aria-label={labels.prices}>
          {test.data.map((price) => (
            <PriceResult key={price.planId} price={price} />
          ))}
        </ul>
      )}
    </TestCard>
  );
}

type TestCardProps = {
  title: string;
  help: string;
  button: string;
  icon: ReactNode;
  test: { run: () => void; isPending: boolean; error: unknown };
  children: ReactNode;
};

function TestCard({ title, help, button, icon, test, children }: TestCardProps) {
  return (
    <Card component="section" aria-label={title} padding="md" className={classes.card}>
      <div>
        <Text component="h2" fw={600}>
          {title}
        </Text>
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      </div>
      <Button variant="default" leftSection={icon} loading={test.isPending} onClick={test.run}>
        {button}
      </Button>
      {test.error !== null && (
        <Alert
          color="red"
          icon={<IconAlertTriangle size={18} />}
          title={labels.failed}
          role="alert"
        >
          {errorText(test.error)}
        </Alert>
      )}
      {children}
    </Card>
  );
}

const toneOf: Record<PriceStanding, 'positive' | 'neutral' | 'negative'> = {
  same: 'positive',
  free: 'neutral',
  'not-linked': 'neutral',
  'not-found': 'negative',
  archived: 'negative',
  'other-kind': 'negative',
  'other-amount': 'negative',
};

function PriceResult({ price }: { price: TestedPrice }) {
  const tone = toneOf[price.standing];
  const Icon = tone === 'negative' ? IconAlertTriangle : IconCheck;
  return (
    <li className={classes.result}>
      <div>
        <Text>{price.planName}</Text>
        <Text size="xs" c="dimmed" className="tabular">
          {comparedText(price)}
        </Text>
      </div>
      <StatusBadge tone={tone} icon={<Icon size={14} />}>
        {standingText[price.standing]}
      </StatusBadge>
    </li>
  );
}
