import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { moneyText } from '../../../foundation/format.ts';
import { growthText, monthText, rangeText } from '../figures.labels.ts';
import type { Range } from '../period-view.ts';

export const healthLabels = {
  figures: 'Números do mês',
  signals: 'Sinais do negócio',
  revenue: 'Receita do mês',
  fees: 'Taxas da maquininha',
  net: 'Líquido do mês',
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
  pastForecast: 'A receita do mês já passou da média prevista: este é o valor que já entrou.',
  nothingToCompare: 'Sem receita nos mesmos dias do mês anterior para comparar.',
  unknown: '—',
  months: 'Receitas e despesas em 12 meses',
  month: 'Mês',
  income: 'Receitas',
  expense: 'Despesas',
  balance: 'Saldo',
  noMonths: 'Nenhuma receita ou despesa ainda. Os últimos 12 meses aparecem aqui.',
  seeIncome: 'Ver receitas',
  seeExpense: 'Ver despesas',
  seeBalance: 'Ver saldo',
};

const bothSides =
  'A lista mostra as receitas e as despesas do mês: o lucro é o que sobra no topo dela, “Entradas” menos taxas e “Saídas”.';

const help = {
  revenue:
    'Pagamentos de clientes e outras receitas, menos estornos. Gorjetas, suprimentos e descontos de vale não entram. A receita de serviços, em “BI e Relatórios”, é só o que foi pago por eles.',
  expenses:
    'Despesas lançadas e comissões pagas, menos estornos. Comissões a pagar, gorjetas repassadas, vales e sangrias não entram.',
  fees: 'O que as maquininhas descontam dos pagamentos do mês, menos o que voltou com estornos. A lista soma as taxas no topo; “A receber” as mostra pelo dia em que a maquininha paga.',
  net: 'Receita menos as taxas da maquininha, como a lista soma no topo.',
  profit: `Receita menos taxas da maquininha e despesas. ${bothSides}`,
  ticket:
    'Receita do mês dividida pelos agendamentos que começam nele e estão concluídos, que a lista mostra.',
};

export type ComparedFigure = keyof typeof help;

export function comparedHelp(
  figure: ComparedFigure,
  { current, sameDays }: Pick<FinancialHealth, 'current' | 'sameDays'>,
): string {
  return `${help[figure]} De ${rangeText(current)}. A variação compara o mês até hoje com ${rangeText(sameDays)}.`;
}

/** '+12,0% · R$ 600,00 nos mesmos dias e R$ 1.000,00 em todo o mês anterior' */
export function changeText({ growthPermille, sameDaysCents, previousCents }: Change): string {
  const [days, whole] = [moneyText(sameDaysCents), moneyText(previousCents)];
  return `${growthText(growthPermille)} · ${days} nos mesmos dias e ${whole} em todo o mês anterior`;
}
type Change = FinancialHealth['revenue'];

export function marginHelp(range: Range): string {
  return `Receita menos taxas e despesas, dividida pela receita, de ${rangeText(range)}. A partir de 20% é excelente, de 10% bom, de 5% regular. Sem receita, é zero. ${bothSides}`;
}

export function growthHelp({ current, sameDays }: { current: Range; sameDays: Range }): string {
  return `Receita de ${monthText(current.fromDate)} até hoje comparada com a dos mesmos dias do mês anterior, de ${rangeText(sameDays)}. A partir de 10% é forte; abaixo de −10% é queda acentuada. Sem receita nesses dias, não há comparação. A barra fica no meio quando nada muda.`;
}

export function commissionsHelp(range: Range): string {
  return `Parte das comissões de ${rangeText(range)} que já foi paga, em qualquer data. As estornadas não entram. A partir de 80% está em dia; abaixo de 50%, atrasado. Sem comissões, é 100%. A lista mostra as comissões do mês, pagas e a pagar; as que falta pagar, de todas as datas, estão na aba Comissões.`;
}

export function commissionsText({ paidCents, totalCents, pendingCents }: Commissions): string {
  const [paid, total, pending] = [paidCents, totalCents, pendingCents].map(moneyText);
  return `${paid} de ${total} · ${pending} a pagar`;
}

type Commissions = FinancialHealth['commissions'];

export function forecastHelp({ months }: Forecast): string {
  const counted = months.filter(({ incomeCents }) => incomeCents > 0);
  const named = counted.map(({ month }) => monthText(month)).join(', ');
  const looked = `dos 3 meses anteriores que tiveram receita${named && ` (${named})`}`;
  return `Média da receita ${looked}, ajustada pelo crescimento deste mês até agora sobre os mesmos dias do anterior. Nunca fica abaixo do que já entrou neste mês; quando é isso que ela mostra, a confiança é baixa.`;
}

/** How sure it is, what it lacks, and whether the month is already past it. */
export function forecastHint({ forecast, revenue }: Foreseen): string {
  const confidence = `Confiança: ${forecast.confidence}`;
  if (forecast.cents === null) return `${healthLabels.noForecast} ${confidence}`;
  const isPast = forecast.confidence === 'Baixa' && forecast.cents === revenue.currentCents;
  return isPast ? `${confidence}. ${healthLabels.pastForecast}` : confidence;
}
type Foreseen = Pick<FinancialHealth, 'forecast' | 'revenue'>;
type Forecast = FinancialHealth['forecast'];

export const monthsHelp =
  'Receitas e despesas de cada um dos últimos 12 meses, contando o atual. Estornos diminuem o seu lado. Comissões contam quando são pagas. Gorjetas, vales, suprimentos e sangrias não entram. O saldo é o que sobra depois das taxas da maquininha e das despesas. Cada lista soma, no topo, o valor mostrado aqui.';
