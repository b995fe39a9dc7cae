import type {
  ClientPoints as Points,
  Redeemable,
} from '@app/contract/loyalty/client-rewards.contract';
import { Badge, Button, Card, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
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
import { useClientPoints, useRedeemable, useRedeeming } from './client-rewards.api.ts';
import {
  campaignText,
  exchangeQuestion,
  pointsFileLabels as fileLabels,
  clientPointsLabels as labels,
  movedText,
  movementLabels,
  movementsTitle,
  newestText,
  undoQuestion,
} from './client-rewards.labels.ts';
import classes from './client-rewards.module.css';
import { pointsText, rewardWords } from './loyalty.labels.ts';

type ClientPointsProps = { clientId: string };

/** What a client has in points, what she can exchange them for, and how they came and went. */
export function ClientPoints({ clientId }: ClientPointsProps) {
  return (
    <LoadBlock query={useClientPoints(clientId)} skeleton={<Skeleton height={240} radius="lg" />}>
      {(points) => (
        <Stack gap="lg">
          <FigureList look="person" label={labels.figures}>
            <Figure label={labels.balance} value={formatNumber(points.balance)} />
            <Figure label={labels.earned} value={formatNumber(points.earned)} />
            <Figure label={labels.used} value={formatNumber(points.used)} />
          </FigureList>
          <Exchanges clientId={clientId} />
          <Movements clientId={clientId} points={points} />
        </Stack>
      )}
    </LoadBlock>
  );
}

type Exchange = Redeemable['exchanges'][number];

function Exchanges({ clientId }: ClientPointsProps) {
  const redeemable = useRedeemable(clientId);
  const [chosen, setChosen] = useState<Exchange | null>(null);
  const { exchangePoints } = useRedeeming();
  if (!redeemable || redeemable.exchanges.length === 0) return null;
  return (
    <section aria-label={labels.exchanges}>
      <Title order={3} size="h4" mb="sm">
        {labels.exchanges}
      </Title>
      <ul className={classes.list}>
        {redeemable.exchanges.map((exchange) => (
          <ExchangeCard
            key={exchange.campaignId}
            exchange={exchange}
            onChoose={() => setChosen(exchange)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={chosen !== null}
        title={chosen?.name ?? ''}
        confirmLabel={labels.confirm}
        onConfirm={() => exchangePoints({ clientId, campaignId: chosen?.campaignId ?? '' })}
        done={labels.exchanged}
        onClose={() => setChosen(null)}
      >
        {chosen && exchangeQuestion(chosen.pointsRequired, redeemable.balance)}
      </ConfirmDialog>
    </section>
  );
}

function ExchangeCard({ exchange, onChoose }: { exchange: Exchange; onChoose: () => void }) {
  const { name, pointsRequired, rewardValue } = exchange;
  const reward = rewardValue === 0 ? null : rewardWords(exchange);
  return (
    <Card component="li" padding="md">
      <div className={classes.top}>
        <div className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text size="xs" c="dimmed" className="tabular">
            {[pointsText(pointsRequired), reward].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Button variant="light" onClick={onChoose} aria-label={`${labels.exchange}: ${name}`}>
          {labels.exchange}
        </Button>
      </div>
    </Card>
  );
}

type MovementRow = Points['movements'][number];

function sheetIn(timezone: string): Sheet<MovementRow> {
  return {
    fileName: 'pontos-do-cliente.csv',
    columns: [
      { header: fileLabels.when, cell: ({ createdAt }) => formatInstant(createdAt, timezone) },
      { header: fileLabels.type, cell: ({ type }) => movementLabels[type] },
      { header: fileLabels.points, cell: ({ points }) => points },
      { header: fileLabels.description, cell: ({ description }) => description },
      { header: fileLabels.campaign, cell: ({ campaignName }) => campaignName ?? '' },
    ],
  };
}

function Movements({ clientId, points }: ClientPointsProps & { points: Points }) {
  const [undone, setUndone] = useState<MovementRow | null>(null);
  const { givePointsBack } = useRedeeming();
  const sheet = sheetIn(useTimezone());
  const newest = newestText(points);
  if (points.count === 0)
    return (
      <Paper withBorder>
        <EmptyState
          picture="documents"
          title={labels.nothing}
          sentence={labels.empty}
          action={
            <NextStep permission="loyalty.manage">
              <LinkButton to="/dashboard/points">{labels.toPoints}</LinkButton>
            </NextStep>
          }
        />
      </Paper>
    );
  return (
    <section aria-label={movementsTitle(points)}>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h4">
          {movementsTitle(points)}
        </Title>
        <ExportListButton list={labels.tab} sheet={sheet} rows={points.movements} />
      </Group>
      <ul className={classes.list}>
        {points.movements.map((movement) => (
          <Movement key={movement.id} movement={movement} onUndo={() => setUndone(movement)} />
        ))}
      </ul>
      {newest && (
        <Text size="sm" c="dimmed" mt="sm">
          {newest}
        </Text>
      )}
      <ConfirmDialog
        opened={undone !== null}
        title={labels.undoTitle}
        confirmLabel={labels.undo}
        onConfirm={() => givePointsBack({ clientId, id: undone?.id ?? '' })}
        done={labels.undone}
        onClose={() => setUndone(null)}
      >
        {undone && undoQuestion(undone.points)}
      </ConfirmDialog>
    </section>
  );
}

function Movement({ movement, onUndo }: { movement: MovementRow; onUndo: () => void }) {
  const timezone = useTimezone();
  const mayRedeem = useMay('loyalty.redeem');
  const { type, points, description, createdAt, campaignName } = movement;
  return (
    <Card component="li" padding="md">
      <div className={classes.top}>
        <Badge variant="light" color={points > 0 ? 'green' : 'gray'} size="lg" fz="xs">
          {movementLabels[type]}
        </Badge>
        <Text className="tabular" fw={600}>
          {movedText(points)}
        </Text>
      </div>
      {description && <Text className={classes.words}>{description}</Text>}
      <div className={classes.top}>
        <Text size="xs" c="dimmed" className="tabular">
          {formatInstant(createdAt, timezone)}
        </Text>
        {campaignName && (
          <Badge variant="outline" color="gray" fz="xs" tt="none">
            {campaignText(campaignName)}
          </Badge>
        )}
        {mayRedeem && movement.canUndo && (
          <Button variant="default" onClick={onUndo}>
            {labels.undo}
          </Button>
        )}
      </div>
    </Card>
  );
}
