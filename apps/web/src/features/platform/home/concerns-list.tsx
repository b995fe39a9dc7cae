import type { Concern } from '@app/domain/platform/concern';
import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { AddressButton } from './address-link.tsx';
import type { useOverview } from './overview.api.ts';
import {
  concernAddress,
  concernHelp,
  concernText,
  overviewLabels as labels,
} from './overview.labels.ts';
import classes from './platform-home.module.css';

/** What can wait: it is good to know. */
const calm: readonly Concern[] = ['trials-ending', 'mails-kept', 'jobs-retrying'];

type ConcernsListProps = { query: ReturnType<typeof useOverview>; onJobs: () => void };

/** What needs a hand first, each with the way to where it is solved. */
export function ConcernsList({ query, onJobs }: ConcernsListProps) {
  return (
    <Card component="section" padding="md" aria-labelledby="concerns">
      <Title order={2} size="h4" id="concerns" mb="xs">
        {labels.concerns}
      </Title>
      <LoadBlock query={query} skeleton={<Skeleton height={96} radius="md" />}>
        {({ concerns, environment }) =>
          concerns.length === 0 ? (
            <Group gap="xs" wrap="nowrap">
              <IconCircleCheck size={20} aria-hidden className={classes.well} />
              <Text>{labels.allWell}</Text>
            </Group>
          ) : (
            <ul className={classes.list}>
              {concerns.map((concern) => (
                <ConcernLine
                  key={concern.kind}
                  {...concern}
                  address={concernAddress(concern.kind, environment)}
                  onJobs={onJobs}
                />
              ))}
            </ul>
          )
        }
      </LoadBlock>
    </Card>
  );
}

type ConcernLineProps = { kind: Concern; count: number; address: string; onJobs: () => void };

function ConcernLine({ kind, count, address, onJobs }: ConcernLineProps) {
  const text = concernText(kind, count);
  const look = { variant: 'default', size: 'xs', className: classes.solve } as const;
  const isCalm = calm.includes(kind);
  const LineIcon = isCalm ? IconInfoCircle : IconAlertTriangle;
  return (
    <li className={classes.line}>
      <LineIcon size={20} aria-hidden className={isCalm ? classes.calm : classes.alarm} />
      <div className={classes.words}>
        <Text>{text}</Text>
        {concernHelp[kind] && (
          <Text size="xs" c="dimmed">
            {concernHelp[kind]}
          </Text>
        )}
      </div>
      {address === 'jobs' ? (
        <Button {...look} aria-label={`${labels.solve}: ${text}`} onClick={onJobs}>
          {labels.solve}
        </Button>
      ) : (
        <AddressButton {...look} href={address} aria-label={`${labels.solve}: ${text}`}>
          {labels.solve}
        </AddressButton>
      )}
    </li>
  );
}
