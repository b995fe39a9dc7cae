import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { moneyText } from '../../foundation/format.ts';
import { growthText, monthText, rangeText } from './figures.labels.ts';
import type { Range } from './period-view.api.ts';

export const healthLabels = {
  figures: 'Números do mês',
  signals: 'Sinais do negócio',
  revenue: 'Receita do mês',
  expenses: 'Despesas do mês',
  profit: 'Lucro do mês',
  ticket: 'Ticket médio',
  margin: 'Margem de lucro',
  growth: 'Crescimento da receita',
  growthBar: 'Crescimento, de queda a alta; o meio é zero',
  commissions: 'Comissões pagas',
  commissionsBar: 'Parte das comissões que já foi paga',
  forecast: 'Previsão de receita',
  noForecast: 'São necessários 2 meses de histórico para prever a receita.',
  unknown: '—',
  months: 'Receitas e despesas em 12 meses',
  month: 'Mês',
  income: 'Receitas',
  expense: 'Despesas',
  balance: 'Saldo',
  noMonths: 'Nenhuma receita ou despesa ainda. Os últimos 12 meses aparecem aqui.',
  seeTransactions: 'Ver transações',
};

const wholeList =
  'A lista mostra tudo do mês, também gorjetas, vales, suprimentos e sangrias, que não entram na conta.';

const help = {
  revenue: 'Pagamentos de clientes e outras receitas, menos estornos. Gorjetas não entram.',
  expenses: 'Despesas lançadas e comissões pagas. Comissões a pagar, vales e sangrias não entram.',
  profit: `Receita menos despesas. ${wholeList}`,
  ticket: 'Receita dividida pelos agendamentos concluídos, que a lista mostra.',
};

export function comparedHelp(
  figure: keyof typeof help,
  { current, previous }: Pick<FinancialHealth, 'current' | 'previous'>,
): string {
  return `${help[figure]} De ${rangeText(current)}, comparado com ${rangeText(previous)}.`;
}

export function changeText(growthPermille: number, previousCents: number): string {
  return `${growthText(growthPermille)} · ${moneyText(previousCents)} no mês anterior`;
}

export function marginHelp(range: Range): string {
  return `Receita menos despesas, dividida pela receita, de ${rangeText(range)}. A partir de 20% é excelente, de 10% bom, de 5% regular. ${wholeList}`;
}

export function growthHelp({ current, previous }: { current: Range; previous: Range }): string {
  return `Receita de ${rangeText(current)} comparada com a de ${rangeText(previous)}. A partir de 10% é forte; abaixo de -10% é queda acentuada. A barra fica no meio quando nada muda.`;
}

export function commissionsHelp(range: Range): string {
  return `Comissões de ${rangeText(range)} que já foram pagas. A partir de 80% está em dia; abaixo de 50%, atrasado. Sem comissões, é 100%.`;
}

export function commissionsText({ paidCents, totalCents, pendingCents }: Commissions): string {
  const [paid, total, pending] = [paidCents, totalCents, pendingCents].map(unbroken);
  return `${paid} de ${total} · ${pending} a pagar`;
}

/** The sign and its amount stay on one line. */
function unbroken(amountCents: number): string {
  return moneyText(amountCents).replaceAll(' ', '\u00a0');
}
type Commissions = FinancialHealth['commissions'];

export function forecastHelp({ months }: FinancialHealth['forecast']): string {
  const looked = months.map(({ month }) => monthText(month)).join(', ');
  return `Média da receita dos meses completos anteriores com receita (${looked}), ajustada pelo crescimento deste mês.`;
}

export function confidenceText(confidence: string): string {
  return `Confiança: ${confidence}`;
}

export const monthsHelp =
  'Receitas e despesas de cada um dos últimos 12 meses, contando o atual. Estornos diminuem o seu lado. A lista de um mês mostra também gorjetas, vales, suprimentos e sangrias, que não entram na conta.';
