import type { SupportVisit } from '@app/contract/team/support-visits.contract';
import { formatTime } from '@app/domain/shared/local-time';
import { Badge, Card, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FoldButton } from '../../../ui/fold-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { MoreOfList } from '../../../ui/more-button.tsx';
import { useSupportChanges, useSupportVisits } from './support.api.ts';
import { changeText, supportTabLabels as labels } from './support.labels.ts';
import classes from './support-tab.module.css';

/** When whoever runs the platform looked into the company, why, and what was changed meanwhile. */
export default function SupportTab() {
  const visits = useSupportVisits();
  return (
    <Stack gap="lg">
      <Text c="dimmed">{labels.explanation}</Text>
      <LoadBlock query={visits} skeleton={<Skeleton height={160} />}>
        {(items) =>
          items.length === 0 ? (
            <Paper withBorder>
              <EmptyState picture="documents" sentence={labels.none} />
            </Paper>
          ) : (
            <>
              <ul className={classes.visits} aria-label={labels.list}>
                {items.map((visit) => (
                  <li key={visit.id}>
                    <Visit visit={visit} />
                  </li>
                ))}
              </ul>
              <MoreOfList query={visits} />
            </>
          )
        }
      </LoadBlock>
    </Stack>
  );
}

function Visit({ visit }: { visit: SupportVisit }) {
  const timezone = useTimezone();
  const [opened, { toggle }] = useDisclosure(false);
  const { id, userName, reason, startedAt, endedAt, endsAt, isOpen, mayWrite } = visit;
  const until = formatTime(Temporal.Instant.from(endedAt ?? endsAt), timezone);
  const when = `${formatInstant(startedAt, timezone)}–${until}`;
  const right = mayWrite ? labels.mayChange : labels.onlyLooked;
  return (
    <Card component="article" aria-label={reason}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Text className={classes.reason}>{reason}</Text>
        {isOpen && <Badge variant="light">{labels.openNow}</Badge>}
      </Group>
      <Text size="xs" c="dimmed" className="tabular">
        {[userName, when, right].join(' · ')}
      </Text>
      {mayWrite && (
        <FoldButton
          isOpen={opened}
          text={labels.changes}
          label={labels.changesOf(when)}
          className={classes.fold}
          onToggle={toggle}
        />
      )}
      {opened && <Changes id={id} />}
    </Card>
  );
}

function Changes({ id }: { id: string }) {
  const timezone = useTimezone();
  const query = useSupportChanges(id);
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={60} />}>
      {(changes) =>
        changes.length === 0 ? (
          <Text c="dimmed" size="sm">
            {labels.noChanges}
          </Text>
        ) : (
          <>
            <ul className={classes.changes} aria-label={labels.changes}>
              {changes.map((change) => (
                <li key={change.id}>
                  <Text size="sm">{changeText(change)}</Text>
                  <Text size="xs" c="dimmed" className="tabular">
                    {formatInstant(change.at, timezone)}
                  </Text>
                </li>
              ))}
            </ul>
            <MoreOfList query={query} />
          </>
        )
      }
    </LoadBlock>
  );
}
