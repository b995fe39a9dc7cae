import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import {
  IconActivity,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlugConnected,
  IconPlugX,
  IconRefresh,
  IconReload,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { PageMenu } from '../../../ui/page-actions.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './connect-panel.module.css';
import type { ConnectionActs } from './connection.api.ts';
import {
  confirmLabels,
  connectLabels,
  figureLabels as labels,
  stateLabels,
} from './connection.labels.ts';
import { NumberHealth } from './number-health.tsx';
import { saying, sayingWhy, whyOf } from './say-failure.ts';

type ConnectedNumberProps = {
  connection: WhatsappConnection;
  acts: ConnectionActs;
  mayManage: boolean;
};

/** The number that sends: whose it is, what it did today, and how it is. */
export function ConnectedNumber({ connection, acts, mayManage }: ConnectedNumberProps) {
  return (
    <>
      <Card padding="lg">
        <Stack gap="md">
          <Whose connection={connection} />
          <Counts connection={connection} />
          {mayManage && <Buttons connection={connection} acts={acts} />}
        </Stack>
      </Card>
      <NumberHealth connection={connection} />
    </>
  );
}

function Whose({ connection }: { connection: WhatsappConnection }) {
  const timezone = useTimezone();
  const { phone, profileName, connectedAt, provider } = connection;
  const name = [profileName, provider === 'meta' ? labels.official : ''].filter(Boolean);
  return (
    <div>
      <div className={classes.badge}>
        <Title order={2} className="tabular">
          {phone ? formatPhone(phone) : labels.title}
        </Title>
        <StatusBadge tone="positive" icon={<IconPlugConnected size={14} />}>
          {stateLabels.connected}
        </StatusBadge>
      </div>
      <Text c="dimmed">
        {[...name, connectedAt && labels.since(formatInstant(connectedAt, timezone))]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  );
}

function Counts({ connection }: { connection: WhatsappConnection }) {
  const { sentToday, leftThisHour, hourlyLimit, newPeopleToday, newPeopleLimit } = connection;
  return (
    <FigureList look="line" label={labels.title}>
      <Figure label={labels.sentToday} value={sentToday} help={labels.sentTodayHelp} />
      <Figure
        label={labels.left}
        value={labels.ofMost(leftThisHour, hourlyLimit)}
        help={labels.leftHelp(hourlyLimit)}
      />
      <Figure
        label={labels.newPeople}
        value={labels.ofMost(newPeopleToday, newPeopleLimit)}
        help={labels.newPeopleHelp}
      />
    </FigureList>
  );
}

type Question = keyof typeof confirmLabels;

function Buttons({ connection, acts }: Omit<ConnectedNumberProps, 'mayManage'>) {
  const [asked, setAsked] = useState<Question | null>(null);
  return (
    <Group gap="xs">
      <PauseButton connection={connection} acts={acts} />
      <Button
        variant="default"
        leftSection={<IconPlugX size={18} />}
        onClick={() => setAsked('disconnect')}
      >
        {connectLabels.disconnect}
      </Button>
      <PageMenu actions={rareActs(acts, setAsked)} />
      <ConfirmFor
        thing={asked}
        title={(question) => confirmLabels[question].title}
        question={(question) => confirmLabels[question].question}
        confirmLabel={confirmOf(asked)}
        tone="destructive"
        onConfirm={(question) => sayingWhy(acts[question].mutateAsync(undefined))}
        explain={whyOf}
        onClose={() => setAsked(null)}
      />
    </Group>
  );
}

function confirmOf(asked: Question | null): string {
  if (asked === 'remove') return confirmLabels.remove.confirm;
  return asked === 'recreate' ? confirmLabels.recreate.confirm : connectLabels.disconnect;
}

function PauseButton({ connection, acts }: Omit<ConnectedNumberProps, 'mayManage'>) {
  const { pause, resume } = acts;
  if (connection.pausedAt) {
    return (
      <Button
        leftSection={<IconPlayerPlay size={18} />}
        loading={resume.isPending}
        onClick={() => resume.mutate(undefined, saying(connectLabels.resumed))}
      >
        {connectLabels.resume}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPause size={18} />}
      loading={pause.isPending}
      onClick={() => pause.mutate(undefined, saying(connectLabels.paused))}
    >
      {connectLabels.pause}
    </Button>
  );
}

function rareActs({ check, restart }: ConnectionActs, ask: (question: Question) => void) {
  return [
    {
      label: connectLabels.check,
      icon: <IconActivity size={18} />,
      isBusy: check.isPending,
      onClick: () => check.mutate(undefined, saying(connectLabels.checked)),
    },
    {
      label: connectLabels.restart,
      icon: <IconReload size={18} />,
      isBusy: restart.isPending,
      onClick: () => restart.mutate(undefined, saying(connectLabels.restarted)),
    },
    {
      label: connectLabels.recreate,
      icon: <IconRefresh size={18} />,
      onClick: () => ask('recreate'),
    },
    {
      label: connectLabels.remove,
      icon: <IconTrash size={18} />,
      tone: 'destructive' as const,
      onClick: () => ask('remove'),
    },
  ];
}
