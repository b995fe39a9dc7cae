import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showSuccess } from '../../../foundation/toasts.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ConnectedNumber } from './connected-number.tsx';
import { useConnection, useConnectionActs } from './connection.api.ts';
import { connectLabels as labels } from './connection.labels.ts';
import { DroppedNumber } from './dropped-number.tsx';
import { PairingNumber } from './pairing-number.tsx';
import { SimulatedNote } from './simulated-note.tsx';
import { StartNumber } from './start-number.tsx';

/** The number that a company writes from: connect it, see how it is, let it go. */
export default function ConnectPanel() {
  const query = useConnection();
  return (
    <LoadBlock query={query} skeleton={<PanelSkeleton />} explain={() => labels.loadFailed}>
      {(connection) => <Panel connection={connection} updatedAt={query.dataUpdatedAt} />}
    </LoadBlock>
  );
}

type PanelProps = { connection: WhatsappConnection; updatedAt: number };

function Panel({ connection, updatedAt }: PanelProps) {
  useWelcome(connection.state);
  const { provider, environment } = connection;
  return (
    <Stack gap="md">
      {environment === 'sim' && <SimulatedNote />}
      <Shown connection={connection} updatedAt={updatedAt} />
      {provider === 'evolution' && environment !== 'none' && (
        <Text size="xs" c="dimmed">
          {labels.licence}
        </Text>
      )}
    </Stack>
  );
}

function Shown({ connection, updatedAt }: PanelProps) {
  const acts = useConnectionActs();
  const mayManage = useMay('messages.manage');
  const { state, reconnecting } = connection;
  if (state === 'connected') {
    return <ConnectedNumber connection={connection} acts={acts} mayManage={mayManage} />;
  }
  if (reconnecting) {
    return <DroppedNumber connection={connection} acts={acts} mayManage={mayManage} />;
  }
  if (state === 'connecting' && mayManage) {
    return <PairingNumber connection={connection} updatedAt={updatedAt} acts={acts} />;
  }
  return <StartNumber connection={connection} acts={acts} mayManage={mayManage} />;
}

/** The phone scanned it while she looked. */
function useWelcome(state: WhatsappConnection['state']): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'connecting' && state === 'connected') showSuccess(labels.justConnected);
    before.current = state;
  }, [state]);
}

function PanelSkeleton() {
  return <Skeleton height={320} radius="lg" />;
}
