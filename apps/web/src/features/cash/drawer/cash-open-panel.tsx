import type { CashSession, CashSessionDetail } from '@app/contract/cash/sessions.contract';
import { Box, Button, Card, Group, Text, Title } from '@mantine/core';
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLock,
  IconLockOpen,
  IconShoppingBag,
} from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { moneyText } from '../../../foundation/format.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { openLabels as labels, openedByText, openForText } from './cash.labels.ts';
import classes from './cash.module.css';
import { CashFigures } from './cash-figures.tsx';

type CashOpenPanelProps = {
  session: CashSessionDetail;
  onMove: (kind: 'supply' | 'withdrawal') => void;
  onClose: () => void;
};

export function CashOpenPanel({ session, onMove, onClose }: CashOpenPanelProps) {
  const mayOperate = useMay('cash.operate');
  return (
    <Card component="section" aria-label={labels.title}>
      <div className={classes.openHead}>
        <OpenSince session={session} />
        {mayOperate && (
          <div className={classes.openButtons}>
            <LinkButton
              to="/dashboard/financial"
              search={{ new: true }}
              leftSection={<IconShoppingBag size={18} />}
            >
              {labels.sell}
            </LinkButton>
            <Button
              variant="default"
              leftSection={<IconArrowDownLeft size={18} />}
              onClick={() => onMove('supply')}
            >
              {labels.supply}
            </Button>
            <Button
              variant="default"
              leftSection={<IconArrowUpRight size={18} />}
              onClick={() => onMove('withdrawal')}
            >
              {labels.withdrawal}
            </Button>
            <Button variant="light" leftSection={<IconLock size={18} />} onClick={onClose}>
              {labels.close}
            </Button>
          </div>
        )}
      </div>
      {mayOperate && (
        <Text size="xs" c="dimmed" mt="xs">
          {labels.words}
        </Text>
      )}
      {session.expectedCents === null ? (
        <Text c="dimmed" mt="md">
          {labels.blind}
        </Text>
      ) : (
        <>
          <Box mt="lg">
            <CashFigures session={session} />
          </Box>
          <Lines session={session} />
        </>
      )}
      {session.openingNotes && (
        <Text size="xs" c="dimmed" mt="md" className={classes.words}>
          {labels.notes}: {session.openingNotes}
        </Text>
      )}
    </Card>
  );
}

function OpenSince({ session }: { session: CashSession }) {
  const timezone = useTimezone();
  const now = useNow();
  return (
    <div>
      <Group gap="sm">
        <StatusBadge tone="positive" icon={<IconLockOpen size={14} />}>
          {labels.title}
        </StatusBadge>
        <Text fw={600}>{openForText(session.openedAt, now)}</Text>
      </Group>
      <Text size="xs" c="dimmed" mt={6} className={`${classes.words} tabular`}>
        {openedByText(session.openedByName, session.openedAt, timezone)}
      </Text>
    </div>
  );
}

function Lines({ session }: { session: CashSession }) {
  return (
    <>
      <Title order={2} size="h5" c="dimmed" mt="lg" mb={4}>
        {labels.lines}
      </Title>
      <dl className={classes.lines}>
        {session.expected.map(({ key, name, expectedCents }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className="tabular">{moneyText(expectedCents ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
