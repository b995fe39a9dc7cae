import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlugConnected } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './connect-panel.module.css';
import type { ConnectionActs } from './connection.api.ts';
import { connectLabels, figureLabels as labels, stateLabels } from './connection.labels.ts';
import { NumberActs } from './number-acts.tsx';
import { NumberHealth } from './number-health.tsx';
import { saying } from './say-failure.ts';

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
          {mayManage && (
            <NumberActs acts={acts}>
              <PauseButton connection={connection} acts={acts} />
            </NumberActs>
          )}
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
