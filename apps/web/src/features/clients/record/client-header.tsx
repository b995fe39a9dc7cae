import type { Client } from '@app/contract/clients/clients.contract';
import { Group, Text, Title } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay } from '../../../foundation/format.ts';
import { BackToClients } from './back-to-clients.tsx';
import { ClientActions } from './client-actions.tsx';
import { sinceText } from './client-page.labels.ts';
import classes from './client-page.module.css';
import { ClientStatusBadge } from './client-status-badge.tsx';
import { ClientTags } from './client-tags.tsx';

export function ClientHeader({ client }: { client: Client }) {
  const timezone = useTimezone();
  return (
    <div>
      <BackToClients />
      <div className={classes.header}>
        <div className={classes.words}>
          <Title order={1} className={classes.name}>
            {client.name}
          </Title>
          <Text c="dimmed" mt={4} className="tabular">
            {sinceText(formatDay(client.createdAt, timezone))}
          </Text>
          <Group gap={4} mt="xs">
            <ClientStatusBadge status={client.status} />
            <ClientTags tags={client.tags} />
          </Group>
        </div>
        <ClientActions client={client} />
      </div>
    </div>
  );
}
