import type { ClientConsent } from '@app/contract/clients/client-record.contract';
import type { Client } from '@app/contract/clients/clients.contract';
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleMinus } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { consentLabels as labels, sourceText } from '../record/client-page.labels.ts';
import classes from '../record/client-page.module.css';
import { useConsents } from '../record/client-record.api.ts';
import { ClientConsentForm } from './client-consent-form.tsx';

export function ClientConsents({ client }: { client: Client }) {
  const consents = useConsents(client.id);
  const mayRecord = useMay('clients.manage') && !client.isAnonymized;
  return (
    <LoadBlock query={consents} skeleton={<Skeleton height={220} radius="lg" />}>
      {(all) => (
        <Stack gap="md">
          <Card component="section">
            <Group justify="space-between" gap="xs" mb={4}>
              <Title order={2}>{labels.question}</Title>
              <ConsentBadge granted={all[0]?.granted ?? false} />
            </Group>
            <Text c="dimmed">{labels.explanation}</Text>
            {mayRecord && (
              <ClientConsentForm clientId={client.id} isGranted={all[0]?.granted ?? false} />
            )}
          </Card>
          <History consents={all} />
        </Stack>
      )}
    </LoadBlock>
  );
}

function History({ consents }: { consents: readonly ClientConsent[] }) {
  const timezone = useTimezone();
  if (consents.length === 0) return <Text c="dimmed">{labels.empty}</Text>;
  return (
    <Card component="section">
      <Title order={2} mb="sm">
        {labels.history}
      </Title>
      <ul className={classes.entries} aria-label={labels.history}>
        {consents.map((consent) => (
          <li key={consent.id} className={classes.entry}>
            <Group justify="space-between" gap="xs">
              <ConsentBadge granted={consent.granted} />
              <Text size="xs" c="dimmed" className="tabular">
                {sourceText[consent.source]} · {consent.recordedByName} ·{' '}
                {formatInstant(consent.recordedAt, timezone)}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ConsentBadge({ granted }: { granted: boolean }) {
  if (!granted) {
    return (
      <StatusBadge tone="neutral" icon={<IconCircleMinus size={14} />}>
        {labels.refused}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="positive" icon={<IconCircleCheckFilled size={14} />}>
      {labels.granted}
    </StatusBadge>
  );
}
