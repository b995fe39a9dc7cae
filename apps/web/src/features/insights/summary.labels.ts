import type { FinancialHealth, ReportSummary } from '@app/contract/insights/insights.contract';
import { moneyText } from '../../foundation/format.ts';
import { percentText } from './figures.labels.ts';
import { isPartOfDay, type LikeDays, monthName, thenText, whenText } from './like-days.labels.ts';

/** 'Em novembro, até hoje, entraram R$ 4.000,00, 25,0% a mais que nos mesmos dias de outubro. …' */
export function summaryText(summary: ReportSummary, today: Temporal.PlainDate): string {
  const { revenueCents, previousCents, growthPermille, best } = summary;
  const income = { currentCents: revenueCents, previousCents, growthPermille };
  return sentencesOf(
    ...incomeSentences(summary, { ...income, of: '' }, today),
    best && `Quem mais trouxe foi ${best.name}: ${moneyText(best.revenueCents)} em serviços.`,
  );
}

/** What came in `of` something, such as ' de serviços'. */
export type ToldIncome = {
  currentCents: number;
  previousCents: number;
  growthPermille: number | null;
  of: string;
};

/** What came in and how that is against what is like it before; where that was nothing, it says so. */
export function incomeSentences(
  days: LikeDays,
  { currentCents, previousCents, growthPermille, of }: ToldIncome,
  today: Temporal.PlainDate,
): string[] {
  const then = thenText(days, today);
  const now = `${whenText(days, today)} ${cameIn(currentCents, of)}`;
  if (growthPermille === null) return [`${now}.`, `Não houve receita${of} ${then} para comparar.`];
  if (isPartOfDay(days, today)) return [`${now}; ${then}, o dia todo, ${cameIn(previousCents)}.`];
  return [`${now}, ${changeText(growthPermille, then)}.`];
}

export function sentencesOf(...sentences: (string | null | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** 'Em novembro entraram R$ 4.000,00; taxas e despesas levaram R$ 1.000,00, e sobraram R$ 3.000,00. …' */
export function healthText(health: FinancialHealth): string {
  const { current, sameDays, revenue, fees, expenses, profit } = health;
  const left = profit.currentCents;
  const result = left < 0 ? `faltaram ${moneyText(-left)}` : `sobraram ${moneyText(left)}`;
  const gone = moneyText(fees.currentCents + expenses.currentCents);
  const then = `mesmos dias de ${monthName(sameDays.fromDate)}`;
  return sentencesOf(
    `Em ${monthName(current.fromDate)} ${cameIn(revenue.currentCents)};`,
    `taxas e despesas levaram ${gone}, e ${result}.`,
    revenue.growthPermille === null
      ? `Não houve receita nos ${then} para comparar.`
      : `Até hoje, a receita ${standsText(revenue.growthPermille)} dos ${then}.`,
  );
}

/** 'está 25,0% acima da' */
function standsText(permille: number): string {
  if (permille === 0) return 'é igual à';
  const size = percentText(Math.abs(permille));
  return permille > 0 ? `está ${size} acima da` : `está ${size} abaixo da`;
}

/** What was taken back may be more than what came. */
function cameIn(amountCents: number, of = ''): string {
  if (amountCents === 0) return `não entrou nada${of}`;
  if (amountCents < 0)
    return `os estornos${of} passaram das entradas em ${moneyText(-amountCents)}`;
  return `entraram ${moneyText(amountCents)}${of}`;
}

/** Less than before says so by its word, and needs no sign. */
function changeText(permille: number, then: string): string {
  if (permille === 0) return `o mesmo que ${then}`;
  const size = percentText(Math.abs(permille));
  return permille > 0 ? `${size} a mais que ${then}` : `${size} a menos que ${then}`;
}
