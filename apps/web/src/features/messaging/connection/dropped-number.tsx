import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Card, Stack, Text, Title } from '@mantine/core';
import { IconPlugX, IconRefresh } from '@tabler/icons-react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './connect-panel.module.css';
import type { ConnectionActs } from './connection.api.ts';
import { figureLabels, droppedLabels as labels, startLabels } from './connection.labels.ts';
import { LossAlert } from './loss-alert.tsx';
import { NumberActs } from './number-acts.tsx';

type DroppedNumberProps = {
  connection: WhatsappConnection;
  acts: ConnectionActs;
  mayManage: boolean;
};

/** A number without its network comes back by itself: nobody has to pair it, and one may help it. */
export function DroppedNumber({ connection, acts, mayManage }: DroppedNumberProps) {
  const { phone, loss } = connection;
  return (
    <Card padding="lg">
      <Stack gap="md">
        {loss && <LossAlert loss={loss} />}
        <div className={classes.badge}>
          <Title order={2} className="tabular">
            {phone ? formatPhone(phone) : figureLabels.title}
          </Title>
          {loss ? (
            <StatusBadge tone="negative" icon={<IconPlugX size={14} />}>
              {labels.out}
            </StatusBadge>
          ) : (
            <StatusBadge tone="warning" icon={<IconRefresh size={14} />}>
              {labels.reconnecting}
            </StatusBadge>
          )}
        </div>
        <Text c="dimmed">{loss ? labels.otherWays : labels.justNow}</Text>
        {mayManage ? (
          <NumberActs acts={acts} shown={['check', 'restart']} />
        ) : (
          <Text size="xs">{startLabels.onlyManagers}</Text>
        )}
      </Stack>
    </Card>
  );
}
