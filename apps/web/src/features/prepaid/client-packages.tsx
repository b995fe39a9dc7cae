import type { ClientPackage } from '@app/contract/prepaid/client-prepaid.contract';
import { Card, Paper, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatDay, moneyText } from '../../foundation/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { useClientPackages } from './client-prepaid.api.ts';
import {
  clientPackagesLabels as labels,
  lapseText,
  leftText,
  standingLabels,
  validUntilText,
} from './client-prepaid.labels.ts';
import classes from './client-prepaid.module.css';
import { StandingBadge } from './standing-badge.tsx';

type ClientPackagesProps = {
  clientId: string;
  /** The way to sell her one. */
  sell?: ReactNode;
};

/** What a client bought in packages, with what is left and until when. */
export function ClientPackages({ clientId, sell }: ClientPackagesProps) {
  return (
    <Stack gap="lg">
      {sell && <div>{sell}</div>}
      <LoadBlock
        query={useClientPackages(clientId)}
        skeleton={<Skeleton height={200} radius="lg" />}
      >
        {(bought) =>
          bought.length === 0 ? (
            <Paper withBorder>
              <EmptyState picture="documents" sentence={labels.empty} />
            </Paper>
          ) : (
            <ul className={classes.list} aria-label={labels.list}>
              {bought.map((one) => (
                <Bought key={one.id} bought={one} />
              ))}
            </ul>
          )
        }
      </LoadBlock>
    </Stack>
  );
}

function Bought({ bought }: { bought: ClientPackage }) {
  const timezone = useTimezone();
  const { name, priceCents, createdAt, validUntil, standing, services } = bought;
  return (
    <Card component="li" padding="md" className={classes.card}>
      <div className={classes.top}>
        <div className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text size="xs" c="dimmed" className="tabular">
            {[moneyText(priceCents), formatDay(createdAt, timezone)].join(' · ')}
          </Text>
        </div>
        <StandingBadge standing={standing} icon={IconStack2} labels={standingLabels} />
      </div>
      <div className={classes.services}>
        {services.map(({ serviceId, serviceName, left, sessions }) => (
          <div key={serviceId}>
            <div className={classes.top}>
              <Text size="sm">{serviceName}</Text>
              <Text size="sm" fw={600} className="tabular">
                {leftText({ left, sessions })}
              </Text>
            </div>
            <Progress
              value={(100 * left) / sessions}
              {...(standing !== 'usable' && { color: 'gray' })}
              size="sm"
              aria-label={`${serviceName}: ${leftText({ left, sessions })}`}
            />
          </div>
        ))}
      </div>
      <Text size="xs" c="dimmed">
        {lapseText(bought) ?? validUntilText(validUntil)}
      </Text>
    </Card>
  );
}
