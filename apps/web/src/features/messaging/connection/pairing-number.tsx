import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { Button, Card, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { IconClockX, IconQrcode, IconRefresh } from '@tabler/icons-react';
import { QrCode } from '../../../ui/barcode/qr-code.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './connect-panel.module.css';
import type { ConnectionActs } from './connection.api.ts';
import { connectLabels, pairingLabels as labels } from './connection.labels.ts';
import { OtherWays } from './other-ways.tsx';
import { type PairingView, usePairing } from './pairing.view.ts';
import { saying } from './say-failure.ts';

type PairingNumberProps = {
  connection: WhatsappConnection;
  updatedAt: number;
  acts: ConnectionActs;
};

/** A phone is about to be paired: what it scans or types, and for how long that holds. */
export function PairingNumber({ connection, updatedAt, acts }: PairingNumberProps) {
  const pairing = usePairing(connection, updatedAt, acts);
  const code = pairing.secondsLeft > 0 && connection.pairingCode;
  return (
    <Card padding="lg">
      <div className={classes.split}>
        <Stack gap="md">
          <Title order={2}>{code ? labels.codeTitle : labels.title}</Title>
          <ol className={classes.steps}>
            {(code ? labels.codeSteps : labels.steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {code && <TypedCode code={code} />}
          <Buttons connection={connection} acts={acts} pairing={pairing} />
          <details>
            <summary className={classes.stuck}>{labels.stuck}</summary>
            <Text size="xs" c="dimmed" mt={4}>
              {labels.stuckHelp}
            </Text>
          </details>
        </Stack>
        <div className={classes.picture}>
          <Picture connection={connection} pairing={pairing} />
        </div>
      </div>
    </Card>
  );
}

/** In two halves, as the phone asks for it. */
function TypedCode({ code }: { code: string }) {
  const halves = `${code.slice(0, 4)}-${code.slice(4)}`;
  return (
    <Group gap="sm">
      <Text span className={classes.code}>
        {halves}
      </Text>
      <CopyButton label={labels.copy} text={halves} failure={labels.copyFailed} />
    </Group>
  );
}

type ShownPairing = { connection: WhatsappConnection; pairing: PairingView };

function Picture({ connection, pairing }: ShownPairing) {
  const { secondsLeft, isOver, isUnreachable } = pairing;
  if (secondsLeft > 0 && connection.qrCode) {
    return (
      <Stack gap={6} align="center">
        <QrCode className={classes.qr} content={connection.qrCode} label={labels.picture} />
        <Text size="xs" c="dimmed" className="tabular">
          {labels.holds(secondsLeft)}
        </Text>
      </Stack>
    );
  }
  return (
    <div className={classes.frame} role="status">
      {isOver ? <Over /> : <Waiting isUnreachable={isUnreachable} />}
    </div>
  );
}

function Waiting({ isUnreachable }: { isUnreachable: boolean }) {
  return (
    <Stack gap="xs" align="center">
      <Loader size={28} />
      <Text size="xs" c="dimmed">
        {isUnreachable ? labels.unreachable : labels.waiting}
      </Text>
    </Stack>
  );
}

function Over() {
  return (
    <Stack gap={4} align="center">
      <IconClockX size={28} aria-hidden />
      <Text fw={600}>{labels.over}</Text>
      <Text size="xs" c="dimmed">
        {labels.overHelp}
      </Text>
    </Stack>
  );
}

type ButtonsProps = ShownPairing & { acts: ConnectionActs };

function Buttons({ connection, acts, pairing }: ButtonsProps) {
  const { connect, disconnect } = acts;
  return (
    <Group gap="xs">
      <Button
        leftSection={pairing.isOver ? <IconQrcode size={18} /> : <IconRefresh size={18} />}
        variant={pairing.isOver ? 'filled' : 'default'}
        loading={connect.isPending}
        onClick={pairing.renew}
      >
        {pairing.isOver ? connectLabels.newQr : connectLabels.refreshQr}
      </Button>
      <Button
        variant="subtle"
        loading={disconnect.isPending}
        onClick={() => disconnect.mutate(undefined, saying())}
      >
        {connectLabels.cancel}
      </Button>
      <OtherWays connection={connection} acts={acts} mayPair />
    </Group>
  );
}
