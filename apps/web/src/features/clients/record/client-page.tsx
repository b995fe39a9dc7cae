import type { Client } from '@app/contract/clients/clients.contract';
import { Alert, Card, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isMissing } from '../../../foundation/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FiguresSkeleton } from '../../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { useClient } from '../clients.api.ts';
import { clientsLabels } from '../clients.labels.ts';
import { ClientsGate } from '../list/clients-gate.tsx';
import { BackToClients } from './back-to-clients.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientHeader } from './client-header.tsx';
import { blockedReasonText, clientPageLabels as labels } from './client-page.labels.ts';
import { type ClientTab, ClientTabs } from './client-tabs.tsx';

type ClientPageProps = {
  clientId: string;
  tab: string | undefined;
  onTab: (tab: string) => void;
  /** The way to her next visit. */
  book?: PageAction | undefined;
  /** What other areas know of the client: figures above, and tabs before the page's own. */
  figures?: ReactNode;
  tabs?: readonly ClientTab[];
};

export function ClientPage(props: ClientPageProps) {
  return (
    <ClientsGate permission="clients.view" refusal={clientsLabels.notAllowed}>
      <OneClient {...props} />
    </ClientsGate>
  );
}

function OneClient({ clientId, tab, onTab, book, figures, tabs = [] }: ClientPageProps) {
  const client = useClient(clientId);
  if (isMissing('CLIENT_NOT_FOUND', client.error)) return <UnknownClient />;
  return (
    <>
      {!client.data && <BackToClients />}
      <LoadBlock query={client} title={labels.title} skeleton={<ClientSkeleton />}>
        {(loaded) => (
          <Stack gap="lg">
            <ClientHeader client={loaded} book={book} />
            <Notices client={loaded} />
            <Allergies client={loaded} />
            <ClientFacts client={loaded} />
            {figures}
            <ClientTabs client={loaded} before={tabs} opened={tab} onOpen={onTab} />
          </Stack>
        )}
      </LoadBlock>
    </>
  );
}

function UnknownClient() {
  return (
    <Paper withBorder>
      <EmptyState
        picture="search"
        sentence={labels.notFound}
        action={<LinkButton to="/dashboard/clients">{labels.back}</LinkButton>}
      />
    </Paper>
  );
}

function Notices({ client }: { client: Client }) {
  if (client.isAnonymized) {
    return (
      <Alert color="gray" icon={<IconShieldLock />} title={labels.anonymized}>
        {labels.anonymizedNotice}
      </Alert>
    );
  }
  if (client.status !== 'blocked') return null;
  return (
    <Alert color="red" icon={<IconBan />} title={labels.blocked}>
      <Text>{labels.blockedNotice}</Text>
      {client.blockedReason && <Text>{blockedReasonText(client.blockedReason)}</Text>}
    </Alert>
  );
}

/** Before anything else: what must not be done to her. */
function Allergies({ client }: { client: Client }) {
  if (!client.allergies) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={labels.allergies}>
      {client.allergies}
    </Alert>
  );
}

function ClientSkeleton() {
  return (
    <Stack gap="lg">
      <Group justify="space-between" wrap="nowrap">
        <Skeleton height={16} width="30%" />
        <Skeleton height="var(--control-height)" width={200} radius="md" />
      </Group>
      <Card>
        <Skeleton height={20} width={120} mb="md" />
        <Group wrap="nowrap" mb="md">
          <Skeleton height={48} circle />
          <Skeleton height={24} width="40%" />
        </Group>
        <Skeleton height={40} />
      </Card>
      <FiguresSkeleton look="person" count={8} />
    </Stack>
  );
}
