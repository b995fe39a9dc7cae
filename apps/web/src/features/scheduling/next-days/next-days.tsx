import type { NextDays as Answer } from '@app/contract/scheduling/agenda.contract';
import { todayIn } from '@app/domain/shared/local-time';
import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { formatCount } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { dayHeadingText } from '../../../ui/lists/day-heading.labels.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useNextDays } from './next-days.api.ts';
import { nextDaysLabels as labels } from './next-days.labels.ts';
import classes from './next-days.module.css';
import { NextVisit } from './next-visit.tsx';

/** What stays of the agenda when access has ended: whoever booked still comes. */
export function NextDays() {
  const id = useId();
  const query = useNextDays();
  // A plan that never had an agenda lends none.
  if (isRefusedWith('MODULE_CLOSED', query.error)) return null;
  return (
    <Card component="section" aria-labelledby={id} className={classes.nextDays}>
      <Title order={2} id={id}>
        {labels.title}
      </Title>
      <Text c="dimmed" mb="md">
        {labels.explanation}
      </Text>
      <LoadBlock query={query} skeleton={<NextDaysSkeleton />}>
        {(answer) => <Days answer={answer} />}
      </LoadBlock>
    </Card>
  );
}

function Days({ answer: { visits, timezone } }: { answer: Answer }) {
  const today = useToday();
  if (visits.length === 0) return <EmptyState picture="agenda" sentence={labels.empty} />;
  const days = Map.groupBy(visits, ({ startTime }) =>
    todayIn(timezone, Temporal.Instant.from(startTime)).toString(),
  );
  // A full week is long: the first day is open, the others say how many come.
  return [...days].map(([date, ofDay], index) => (
    <details key={date} className={classes.day} open={index === 0}>
      <summary>
        <Title order={3} className={classes.heading}>
          {dayHeadingText(date, today)}
        </Title>
        <Text span c="dimmed" className={classes.count}>
          {formatCount(ofDay.length, labels.noun)}
        </Text>
      </summary>
      <ul className={classes.visits}>
        {ofDay.map((visit) => (
          <NextVisit key={visit.id} visit={visit} timezone={timezone} />
        ))}
      </ul>
    </details>
  ));
}

function NextDaysSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={20} width="40%" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={56} radius="md" />
    </Stack>
  );
}
