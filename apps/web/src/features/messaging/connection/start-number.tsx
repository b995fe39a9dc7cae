import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { Button, Card, Checkbox, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { ConnectionActs } from './connection.api.ts';
import { connectLabels, startLabels as labels } from './connection.labels.ts';
import { LossAlert } from './loss-alert.tsx';
import { OtherWays } from './other-ways.tsx';
import { saying } from './say-failure.ts';

type StartNumberProps = {
  connection: WhatsappConnection;
  acts: ConnectionActs;
  mayManage: boolean;
};

/** No number sends: what it takes to begin, or what happened to the one that did. */
export function StartNumber({ connection, acts, mayManage }: StartNumberProps) {
  const isConfigured = connection.environment !== 'none';
  return (
    <Card padding="lg">
      <Stack gap="md">
        {connection.loss && <LossAlert loss={connection.loss} />}
        <div>
          <Title order={2}>{isConfigured ? labels.title : labels.notConfigured}</Title>
          <Text c="dimmed">{isConfigured ? labels.explanation : labels.notConfiguredHelp}</Text>
        </div>
        {mayManage ? (
          <Start connection={connection} acts={acts} />
        ) : (
          <Text size="xs">{labels.onlyManagers}</Text>
        )}
      </Stack>
    </Card>
  );
}

function Start({ connection, acts }: Omit<StartNumberProps, 'mayManage'>) {
  // Whoever connected once has read it.
  const [understood, setUnderstood] = useState(connection.exists);
  const { connect } = acts;
  const begin = () => connect.mutate({}, saying());
  const isConfigured = connection.environment !== 'none';
  return (
    <>
      {isConfigured && !connection.exists && (
        <Warnings understood={understood} setUnderstood={setUnderstood} />
      )}
      <Group gap="xs">
        {isConfigured && (
          <>
            <Button
              leftSection={<IconBrandWhatsapp size={18} />}
              disabled={!understood}
              loading={connect.isPending}
              onClick={begin}
            >
              {connectLabels.connect}
            </Button>
            <Button
              variant="default"
              leftSection={<IconQrcode size={18} />}
              disabled={!understood || connect.isPending}
              onClick={begin}
            >
              {connectLabels.showQr}
            </Button>
          </>
        )}
        <OtherWays connection={connection} acts={acts} mayPair={isConfigured && understood} />
      </Group>
    </>
  );
}

type WarningsProps = { understood: boolean; setUnderstood: (understood: boolean) => void };

function Warnings({ understood, setUnderstood }: WarningsProps) {
  return (
    <Stack gap="xs">
      <Text fw={600}>{labels.before}</Text>
      <List spacing={4} size="sm">
        {labels.warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
      <Checkbox
        label={labels.understood}
        checked={understood}
        onChange={(event) => setUnderstood(event.currentTarget.checked)}
      />
    </Stack>
  );
}
