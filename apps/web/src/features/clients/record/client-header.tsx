import type { Client } from '@app/contract/clients/clients.contract';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay } from '../../../foundation/format.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BackToClients } from './back-to-clients.tsx';
import { ClientActions } from './client-actions.tsx';
import { sinceText } from './client-page.labels.ts';
import classes from './client-page.module.css';
import { ClientStatusBadge } from './client-status-badge.tsx';
import { ClientTags } from './client-tags.tsx';

type ClientHeaderProps = { client: Client; book: ReactNode };

export function ClientHeader({ client, book }: ClientHeaderProps) {
  const timezone = useTimezone();
  return (
    <div>
      <BackToClients />
      <div className={classes.header}>
        <div className={classes.words}>
          <PageTitle>{client.name}</PageTitle>
          <Text c="dimmed" className="tabular">
            {sinceText(formatDay(client.createdAt, timezone))}
          </Text>
          <Group gap={4} mt="xs">
            {client.status !== 'active' && <ClientStatusBadge status={client.status} />}
            <ClientTags tags={client.tags} />
          </Group>
        </div>
        <ClientActions client={client} book={client.isAnonymized ? null : book} />
      </div>
    </div>
  );
}
