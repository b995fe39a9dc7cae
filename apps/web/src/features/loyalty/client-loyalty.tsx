import type { ClientStatus } from '@app/contract/loyalty/client-rewards.contract';
import { percentReached } from '@app/domain/loyalty/loyalty-campaign';
import { Button, Card, Group, Paper, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconGift, IconProgress } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatInstant, formatNumber } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { Sheet } from '../../ui/dialogs/sheet.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ExportListButton } from '../../ui/lists/export-list-button.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useClientStatuses, useRedeeming } from './client-rewards.api.ts';
import {
  earnedAtText,
  loyaltyFileLabels as fileLabels,
  clientLoyaltyLabels as labels,
  percentText,
  progressText,
  statusesTitle,
  targetText,
  usedAtText,
} from './client-rewards.labels.ts';
import classes from './client-rewards.module.css';
import { rewardWords } from './loyalty.labels.ts';

type ClientLoyaltyProps = { clientId: string };

/** How far a client is in each campaign, and the rewards that she may use. */
export function ClientLoyalty({ clientId }: ClientLoyaltyProps) {
  return (
    <LoadBlock query={useClientStatuses(clientId)} skeleton={<Skeleton height={240} radius="lg" />}>
      {(statuses) => (
        <Stack gap="lg">
          <Figures statuses={statuses} />
          {statuses.length === 0 ? (
            <Paper withBorder>
              <EmptyState
                picture="documents"
                sentence={labels.empty}
                action={
                  <NextStep permission="loyalty.manage">
                    <LinkButton to="/dashboard/loyalty">{labels.toCampaigns}</LinkButton>
                  </NextStep>
                }
              />
            </Paper>
          ) : (
            <Statuses clientId={clientId} statuses={statuses} />
          )}
        </Stack>
      )}
    </LoadBlock>
  );
}

type StatusesProps = { statuses: readonly ClientStatus[] };

function Figures({ statuses }: StatusesProps) {
  const active = statuses.filter(({ usedAt }) => usedAt === null).length;
  const earned = statuses.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <FigureList look="person" label={labels.figures}>
      <Figure label={labels.active} value={formatNumber(active)} />
      <Figure label={labels.earned} value={formatNumber(earned)} />
      <Figure label={labels.total} value={formatNumber(statuses.length)} />
    </FigureList>
  );
}

function sheetIn(timezone: string): Sheet<ClientStatus> {
  const dayOf = (moment: string | null) => (moment ? formatInstant(moment, timezone) : '');
  return {
    fileName: 'fidelidade-do-cliente.csv',
    columns: [
      { header: fileLabels.campaign, cell: ({ campaignName }) => campaignName ?? labels.lost },
      { header: fileLabels.progress, cell: progressText },
      { header: fileLabels.reward, cell: rewardWords },
      { header: fileLabels.earnedAt, cell: ({ earnedAt }) => dayOf(earnedAt) },
      { header: fileLabels.usedAt, cell: ({ usedAt }) => dayOf(usedAt) },
    ],
  };
}

function Statuses({ clientId, statuses }: ClientLoyaltyProps & StatusesProps) {
  const [given, setGiven] = useState<ClientStatus | null>(null);
  const [undone, setUndone] = useState<ClientStatus | null>(null);
  const { giveReward, takeRewardBack } = useRedeeming();
  const title = statusesTitle(statuses.length);
  const sheet = sheetIn(useTimezone());
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h4">
          {title}
        </Title>
        <ExportListButton list={labels.tab} sheet={sheet} rows={statuses} />
      </Group>
      <ul className={classes.list}>
        {statuses.map((status) => (
          <StatusCard
            key={status.id}
            status={status}
            onUse={() => setGiven(status)}
            onUndo={() => setUndone(status)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={given !== null}
        title={labels.use}
        confirmLabel={labels.use}
        onConfirm={() => giveReward({ clientId, id: given?.id ?? '' })}
        done={labels.used}
        onClose={() => setGiven(null)}
      >
        {labels.useQuestion}
      </ConfirmDialog>
      <ConfirmDialog
        opened={undone !== null}
        title={labels.undoTitle}
        confirmLabel={labels.undo}
        onConfirm={() => takeRewardBack({ clientId, id: undone?.id ?? '' })}
        done={labels.undone}
        onClose={() => setUndone(null)}
      >
        {labels.undoQuestion}
      </ConfirmDialog>
    </section>
  );
}

type StatusCardProps = { status: ClientStatus; onUse: () => void; onUndo: () => void };

function StatusCard({ status, ...acts }: StatusCardProps) {
  const percent = percentReached(status);
  const name = status.campaignName ?? labels.lost;
  return (
    <Card component="li" padding="md" className={classes.status}>
      <div className={classes.top}>
        <div className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text size="xs" c="dimmed" className="tabular">
            {targetText(status)}
          </Text>
        </div>
        <Standing status={status} />
      </div>
      <Progress value={Math.min(100, percent)} size="lg" aria-label={name} />
      <div className={classes.top}>
        <Text size="xs" className="tabular">
          {progressText(status)}
        </Text>
        <Text size="xs" c="dimmed" className="tabular">
          {percentText(percent)}
        </Text>
      </div>
      <Reward status={status} {...acts} />
    </Card>
  );
}

function Standing({ status: { earnedAt, usedAt } }: Pick<StatusCardProps, 'status'>) {
  if (earnedAt === null)
    return (
      <StatusBadge tone="informative" icon={<IconProgress size={14} />}>
        {labels.inProgress}
      </StatusBadge>
    );
  return (
    <span className={classes.badges}>
      <StatusBadge tone="positive" icon={<IconGift size={14} />}>
        {labels.isEarned}
      </StatusBadge>
      {usedAt !== null && (
        <StatusBadge tone="neutral" icon={<IconCircleCheck size={14} />}>
          {labels.isUsed}
        </StatusBadge>
      )}
    </span>
  );
}

function Reward({ status, onUse, onUndo }: StatusCardProps) {
  const timezone = useTimezone();
  const mayRedeem = useMay('loyalty.redeem');
  const { earnedAt, usedAt } = status;
  return (
    <div className={classes.reward}>
      <div className={classes.words}>
        <Text size="xs" c="dimmed">
          {labels.reward}
        </Text>
        <Text fw={600}>{rewardWords(status)}</Text>
        <Text size="xs" c="dimmed" className="tabular">
          {[
            earnedAt && earnedAtText(formatInstant(earnedAt, timezone)),
            usedAt && usedAtText(formatInstant(usedAt, timezone)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {mayRedeem && earnedAt !== null && usedAt === null && (
        <Button onClick={onUse}>{labels.use}</Button>
      )}
      {mayRedeem && status.canUndo && (
        <Button variant="default" onClick={onUndo}>
          {labels.undo}
        </Button>
      )}
    </div>
  );
}
