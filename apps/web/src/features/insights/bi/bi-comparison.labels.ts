import type { BiReport, ReportComparison } from '@app/contract/insights/insights.contract';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { growthText, percentText, rangeText } from '../figures.labels.ts';
import { isPartOfDay, type LikeDays, thenText } from '../like-days.labels.ts';
import type { PeriodView } from '../period-view.ts';
import { incomeSentences, sentencesOf } from '../summary.labels.ts';

/** 'Em novembro, até hoje, entraram R$ 4.000,00 de serviços, 25,0% a mais que nos mesmos dias …' */
export function biSummaryText(
  report: BiReport & { comparison: ReportComparison },
  { view, today }: { view: PeriodView; today: Temporal.PlainDate },
): string {
  const { comparison, byProfessional, byService } = report;
  const { current, previous, growthPermille } = comparison.revenueCents;
  const income = { currentCents: current, previousCents: previous, growthPermille };
  const [cameIn = '', ...compared] = incomeSentences(
    comparison,
    { ...income, of: ' de serviços' },
    today,
  );
  return sentencesOf(
    isNarrowed(view) ? ofFiltered(cameIn) : cameIn,
    ...compared,
    view.professionalId ? null : bestText('Quem mais trouxe foi', byProfessional[0]),
    view.serviceId ? null : bestText('O serviço que mais trouxe foi', byService[0]),
  );
}

/** 'Com os filtros escolhidos, em novembro entraram R$ 400,00 de serviços …' */
function ofFiltered(sentence: string): string {
  return `Com os filtros escolhidos, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** The lists begin with whoever or whatever brought most. */
function bestText(words: string, first: { name: string; revenueCents: number } | undefined) {
  if (!first || first.revenueCents <= 0) return null;
  return `${words} ${first.name}: ${moneyText(first.revenueCents)}.`;
}

function isNarrowed({ professionalId, serviceId }: PeriodView): boolean {
  return professionalId !== undefined || serviceId !== undefined;
}

type Change = ReportComparison['total'];
type RateChange = ReportComparison['noShowPermille'];

/** What stands below each figure; nothing where nothing has begun. */
export function changesOf({ range, comparison }: BiReport, today: Temporal.PlainDate) {
  if (!comparison) return null;
  const { current, ...compared } = comparison;
  // Where days are still to come, the figure shows more than what is compared.
  const shown = { days: comparison, isCut: current.toDate !== range.toDate, today };
  return {
    total: changeText(compared.total, shown, formatNumber),
    completed: changeText(compared.completed, shown, formatNumber),
    completion: rateChangeText(compared.completionPermille, shown),
    noShow: rateChangeText(compared.noShowPermille, shown),
    revenue: changeText(compared.revenueCents, shown, moneyText),
    ticket: changeText(compared.averageTicketCents, shown, moneyText),
  };
}

const NOTHING_BEFORE = 'Nada antes para comparar';

type Shown = { days: LikeDays; isCut: boolean; today: Temporal.PlainDate };

/** '+25,0% · antes 64' or, where days are to come, 'Até hoje 50: +25,0% · antes 40' */
function changeText(change: Change, shown: Shown, write: (amount: number) => string): string {
  const { current, previous, growthPermille } = change;
  if (growthPermille === null) return NOTHING_BEFORE;
  if (isPartOfDay(shown.days, shown.today)) return wholeDayText(write(previous), shown);
  const so = shown.isCut ? `Até hoje ${write(current)}: ` : '';
  return `${so}${growthText(growthPermille)} · antes ${write(previous)}`;
}

/** A rate is told as it was: a percentage of a percentage says nothing to anybody. */
function rateChangeText({ current, previous }: RateChange, shown: Shown): string {
  if (previous === null) return NOTHING_BEFORE;
  const before = percentText(previous);
  if (isPartOfDay(shown.days, shown.today)) return wholeDayText(before, shown);
  if (!shown.isCut || current === null) return `Antes ${before}`;
  return `Até hoje ${percentText(current)} · antes ${before}`;
}

/** 'Ontem, o dia todo: 8' */
function wholeDayText(previous: string, { days, today }: Shown): string {
  const then = thenText(days, today);
  return `${then.charAt(0).toUpperCase()}${then.slice(1)}, o dia todo: ${previous}`;
}

/** What 'antes' is. */
export function beforeText(comparison: BiReport['comparison']): string {
  return comparison ? ` Antes: ${rangeText(comparison.previous)}.` : '';
}
