import { Button, Group } from '@mantine/core';
import { useToday } from '../../foundation/company-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { presetRange, type Range } from '../../ui/period/period-presets.ts';
import { useAccessTo } from '../billing/access.api.ts';
import { periodLabels as labels } from './figures.labels.ts';

type EmptyPeriodProps = { sentence: string; range: Range; onRange: (range: Range) => void };

/** Nothing happened: back to when something did, or on to where it begins. */
export function EmptyPeriod({ sentence, range, onRange }: EmptyPeriodProps) {
  const lastMonth = presetRange('last-month', useToday());
  const hasAgenda = useAccessTo('appointments') === 'open';
  const isLastMonth = range.fromDate === lastMonth.fromDate && range.toDate === lastMonth.toDate;
  return (
    <EmptyState
      picture="money"
      sentence={sentence}
      action={
        <Group gap="sm" justify="center">
          {!isLastMonth && (
            <Button variant="default" onClick={() => onRange(lastMonth)}>
              {labels.seeLastMonth}
            </Button>
          )}
          {hasAgenda && (
            <LinkButton variant="default" to="/dashboard/appointments">
              {labels.openAgenda}
            </LinkButton>
          )}
        </Group>
      }
    />
  );
}
