import type { ReportComparison } from '@app/contract/insights/insights.contract';
import {
  type Change,
  compareOutcomes,
  type Outcome,
  outcomeOf,
} from '@app/domain/insights/outcome';
import { startOfDay } from '@app/domain/shared/local-time';
import { daysOf, type SameDays } from '@app/domain/shared/period';
import { presentPeriod } from './report.presenter.ts';
import type { ReportFacts } from './report.queries.ts';

type Compared = { facts: ReportFacts; before: Outcome; like: SameDays; zone: string };

export function presentComparison({ facts, before, like, zone }: Compared): ReportComparison {
  const { current, previous } = like;
  const untilTime = startOfDay(current.untilDate, zone).epochMilliseconds / 1000;
  const now = outcomeOf(facts, { untilTime, days: daysOf(current).length });
  const { appointments, completed, completion, noShow, revenue, averageTicket } = compareOutcomes(
    now,
    before,
  );
  return {
    current: presentPeriod(current),
    previous: presentPeriod(previous),
    total: presentChange(appointments),
    completed: presentChange(completed),
    completionPermille: completion,
    noShowPermille: noShow,
    revenueCents: presentChange(revenue),
    averageTicketCents: presentChange(averageTicket),
  };
}

function presentChange({ current, previous, growth }: Change): ReportComparison['total'] {
  return { current, previous, growthPermille: growth };
}
