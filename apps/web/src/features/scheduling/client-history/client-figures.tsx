import { cents, formatMoney } from '@app/domain/shared/money';
import { Card, Skeleton, Text } from '@mantine/core';
import { formatNumber } from '../../../foundation/format.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useClientHistory } from './client-history.api.ts';
import { historyLabels as labels } from './client-history.labels.ts';
import classes from './client-history.module.css';

/** What a client's appointments add up to. */
export function ClientFigures({ clientId }: { clientId: string }) {
  const query = useClientHistory(clientId);
  return (
    <LoadBlock query={query} skeleton={<FiguresSkeleton />}>
      {({ totalSpentCents, totalAppointments }) => (
        <dl className={classes.figures}>
          <Figure
            name={labels.spent}
            value={formatMoney(cents(totalSpentCents))}
            help={labels.spentHelp}
          />
          <Figure
            name={labels.appointments}
            value={formatNumber(totalAppointments)}
            help={labels.appointmentsHelp}
          />
        </dl>
      )}
    </LoadBlock>
  );
}

type FigureProps = { name: string; value: string; help?: string };

export function Figure({ name, value, help }: FigureProps) {
  return (
    <Card padding="md">
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd className={classes.figure}>
        <span className="tabular">{value}</span>
        {help && (
          <Text span size="xs" c="dimmed" fw={400}>
            {help}
          </Text>
        )}
      </dd>
    </Card>
  );
}

function FiguresSkeleton() {
  return (
    <div className={classes.figures}>
      <Skeleton height={92} radius="lg" />
      <Skeleton height={92} radius="lg" />
    </div>
  );
}
