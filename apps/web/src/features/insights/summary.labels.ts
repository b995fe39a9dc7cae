import type { FinancialHealth, ReportSummary } from '@app/contract/insights/insights.contract';
import { dayText, moneyText } from '../../foundation/format.ts';
import { percentText } from './figures.labels.ts';
import type { Range } from './period-view.ts';

const monthNames = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

/** 'Em novembro, até hoje, entraram R$ 4.000,00, 25,0% a mais que nos mesmos dias de outubro. …' */
export function summaryText(summary: ReportSummary, today: Temporal.PlainDate): string {
  const { current, revenueCents, growthPermille, best } = summary;
  const then = thenText(summary, today);
  const change = growthPermille === null ? null : changeText(growthPermille, then);
  return [
    `${whenText(current, today)} ${cameIn(revenueCents)}${change ? `, ${change}` : ''}.`,
    !change && `Não houve receita ${then} para comparar.`,
    best && `Quem mais trouxe foi ${best.name}: ${moneyText(best.revenueCents)} em serviços.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'Em novembro entraram R$ 4.000,00; taxas e despesas levaram R$ 1.000,00, e sobraram R$ 3.000,00. …' */
export function healthText(health: FinancialHealth): string {
  const { current, sameDays, revenue, fees, expenses, profit } = health;
  const left = profit.currentCents;
  const result = left < 0 ? `faltaram ${moneyText(-left)}` : `sobraram ${moneyText(left)}`;
  const gone = moneyText(fees.currentCents + expenses.currentCents);
  const then = `mesmos dias de ${monthName(sameDays.fromDate)}`;
  return [
    `Em ${monthName(current.fromDate)} ${cameIn(revenue.currentCents)};`,
    `taxas e despesas levaram ${gone}, e ${result}.`,
    revenue.growthPermille === null
      ? `Não houve receita nos ${then} para comparar.`
      : `Até hoje, a receita ${standsText(revenue.growthPermille)} dos ${then}.`,
  ].join(' ');
}

/** 'está 25,0% acima da' */
function standsText(permille: number): string {
  if (permille === 0) return 'é igual à';
  const size = percentText(Math.abs(permille));
  return permille > 0 ? `está ${size} acima da` : `está ${size} abaixo da`;
}

/** What was taken back may be more than what came. */
function cameIn(amountCents: number): string {
  if (amountCents === 0) return 'não entrou nada';
  if (amountCents < 0) return `os estornos passaram das entradas em ${moneyText(-amountCents)}`;
  return `entraram ${moneyText(amountCents)}`;
}

/** Less than before says so by its word, and needs no sign. */
function changeText(permille: number, then: string): string {
  if (permille === 0) return `o mesmo que ${then}`;
  const size = percentText(Math.abs(permille));
  return permille > 0 ? `${size} a mais que ${then}` : `${size} a menos que ${then}`;
}

function whenText(current: Range, today: Temporal.PlainDate): string {
  const kind = kindOf(current, today);
  if (kind === 'today') return 'Hoje';
  if (kind === 'month') return `Em ${monthName(current.fromDate)}`;
  if (kind === 'running') return `Em ${monthName(current.fromDate)}, até hoje,`;
  if (current.fromDate === current.toDate) return `Em ${dayText(current.fromDate)}`;
  return `De ${dayText(current.fromDate)} a ${dayText(current.toDate)}`;
}

function thenText({ current, previous }: Both, today: Temporal.PlainDate): string {
  const kind = kindOf(current, today);
  if (kind === 'today') return 'ontem';
  if (kind === 'month') return `em ${monthName(previous.fromDate)}`;
  if (kind === 'running') return `nos mesmos dias de ${monthName(previous.fromDate)}`;
  if (previous.fromDate === previous.toDate) return `em ${dayText(previous.fromDate)}`;
  return `de ${dayText(previous.fromDate)} a ${dayText(previous.toDate)}`;
}
type Both = Pick<ReportSummary, 'current' | 'previous'>;

type Kind = 'today' | 'running' | 'month' | 'days';

/** How people call these days. */
function kindOf({ fromDate, toDate }: Range, today: Temporal.PlainDate): Kind {
  const [first, last] = [fromDate, toDate].map((date) => Temporal.PlainDate.from(date));
  if (!first || !last) return 'days';
  if (last.equals(today) && first.equals(today) && today.day > 1) return 'today';
  if (first.day !== 1 || first.month !== last.month || first.year !== last.year) return 'days';
  if (last.equals(today)) return 'running';
  return last.day === last.daysInMonth ? 'month' : 'days';
}

function monthName(date: string): string {
  return monthNames.format(Date.parse(`${date}T12:00:00Z`));
}
