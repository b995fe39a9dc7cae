import type { OwedItem } from '@app/contract/cash/commissions.contract';
import { formatCount, formatInstant, moneyText, percentText } from '../../../foundation/format.ts';
import { baseOf, type OwedPayment, rateOf } from './owed-payments.ts';

export const commissionLabels = {
  title: 'Comissões a pagar',
  explanation:
    'De todos os atendimentos pagos pelos clientes e ainda não repassados, até hoje. Vale é um adiantamento, descontado do que há a pagar.',
  totalOwed: 'Total a pagar',
  totalAdvances: 'Vales em aberto',
  owed: 'A pagar',
  advances: 'Vales em aberto',
  statement: 'Extrato',
  selectAll: 'Selecionar todas',
  nothingOwed: 'Nada a pagar agora. O vale será descontado do próximo pagamento.',
  notListed: 'Pague antes as mais antigas da lista: estas aparecem em seguida.',
  toRates: 'Ver as comissões de cada um',
  none: 'Nenhuma comissão a pagar. Elas aparecem aqui quando um atendimento com comissão é pago.',
  cut: 'A lista mostra só as mais antigas: pague estas, e as seguintes aparecem. As somas contam todas.',
  tip: 'Gorjeta',
  appointment: 'Atendimento',
  client: 'Cliente',
  service: 'Serviço',
  base: 'Base',
  percent: '%',
  amount: 'Valor',
  pay: 'Pagar selecionadas',
  payAll: 'Pagar',
  clear: 'Limpar seleção',
  advance: 'Registrar vale',
  fold: 'Recolher',
};

export const payLabels = {
  title: 'Pagar comissões',
  method: 'Método de pagamento',
  methodPlaceholder: 'Selecione',
  methodMissing: 'Selecione um método de pagamento.',
  noMethods: 'Nenhuma forma de pagamento está ativa. Ative uma nas configurações.',
  total: 'Comissões e gorjetas',
  returned: 'Vales descontados',
  handedOver: 'A entregar',
  delivered: 'Entregue',
  confirm: 'Pagar',
  cashClosed: 'O caixa está fechado. Abra o caixa para pagar comissões.',
  failed: 'Erro ao processar pagamentos. Tente novamente.',
  done: 'Comissões pagas com sucesso!',
};

export const advanceLabels = {
  title: 'Registrar vale',
  explanation: 'Um adiantamento que sai do caixa e é descontado das próximas comissões.',
  professional: 'Profissional',
  professionalPlaceholder: 'Selecione',
  amount: 'Valor',
  method: payLabels.method,
  reason: 'Motivo',
  confirm: 'Registrar vale',
  cashClosed: 'O caixa está fechado. Abra o caixa para registrar um vale.',
  failed: 'Erro ao registrar vale. Tente novamente.',
  done: 'Vale registrado com sucesso!',
};

export const paidLabels = {
  title: 'Comissões pagas',
  none: 'Nenhuma comissão paga ainda. Cada pagamento a um profissional fica aqui, com o que foi pago.',
  fold: 'Recolher comissões pagas',
  professional: 'Profissional',
  client: 'De quê',
  paidAt: 'Pago em',
  method: 'Método',
  amount: 'Valor',
};

const selected = { one: 'selecionada', many: 'selecionadas' };
const commission = { one: 'comissão', many: 'comissões' };
const payment = { one: 'pagamento', many: 'pagamentos' };

export function kindOrServiceText({ kind, serviceName }: Pick<OwedItem, 'kind' | 'serviceName'>) {
  return kind === 'tip_share' ? `${commissionLabels.tip} · ${serviceName}` : serviceName;
}

/** What a checkbox says aloud: enough to know which one it is. */
export function owedPaymentText(payment: OwedPayment, timezone: string): string {
  const { first, items, amountCents } = payment;
  const when = formatInstant(first.appointmentTime, timezone);
  const whats = items.length === 1 ? [kindOrServiceText(first)] : items.map(shortText);
  return [first.clientName, ...whats, when, moneyText(amountCents)].join(', ');
}

/** One thing is named; of several parts each says what it comes to. */
export function owedPartTexts({ first, items }: OwedPayment): string[] {
  if (items.length === 1) return [kindOrServiceText(first)];
  return items.map((item) => `${shortText(item)} · ${shareText(item)}`);
}

/** Beside its services a tip needs no more words. */
function shortText({ kind, serviceName }: OwedItem): string {
  return kind === 'tip_share' ? commissionLabels.tip : serviceName;
}

/** '40% · R$ 40,00' */
function shareText({ basisPoints, amountCents }: OwedItem): string {
  const amount = moneyText(amountCents);
  return basisPoints === null ? amount : `${percentText(basisPoints)} · ${amount}`;
}

/** 'Base R$ 100,00 · 40%' */
export function baseText(payment: OwedPayment): string | null {
  const [base, rate] = [baseOf(payment), rateOf(payment)];
  if (base === null) return null;
  const text = `${commissionLabels.base} ${moneyText(base)}`;
  return rate === null ? text : `${text} · ${percentText(rate)}`;
}

export function selectAllText(name: string): string {
  return `${commissionLabels.selectAll} de ${name}`;
}

export function statementOfText(name: string): string {
  return `${commissionLabels.statement} de ${name}`;
}

export function selectedText(count: number): string {
  return formatCount(count, selected);
}

/** '42 comissões · 3 selecionadas' */
export function countText(count: number, selectedCount: number): string {
  const all = formatCount(count, commission);
  return selectedCount === 0 ? all : `${all} · ${selectedText(selectedCount)}`;
}

export function showText(count: number): string {
  return `Mostrar ${formatCount(count, commission)}`;
}

export function showOfText(count: number, name: string): string {
  return `${showText(count)} de ${name}`;
}

export function showPaidText(count: number): string {
  return `Mostrar ${formatCount(count, payment)}`;
}

export function owedBackText(amountCents: number): string {
  return `Pagamento do cliente estornado depois: acerte ${moneyText(amountCents)} com o profissional.`;
}

export function foldOfText(name: string): string {
  return `${commissionLabels.fold} comissões de ${name}`;
}

export function advanceOfText(name: string): string {
  return `Descontar do vale de ${name}`;
}

export function openAdvanceText(open: number, owed: number): string {
  return `Vales em aberto: ${moneyText(open)}. A receber agora: ${moneyText(owed)}.`;
}

export function handedOverText(amountCents: number, name?: string): string {
  const toWhom = name ? ` a ${name}` : '';
  return `${payLabels.handedOver}${toWhom}: ${moneyText(amountCents)}`;
}

export function deliveredText(amountCents: number): string {
  return `${payLabels.delivered}: ${moneyText(amountCents)}`;
}

/** 'Pagar R$ 45,00 a Ana' */
export function payAllText(amountCents: number, name: string): string {
  return `${commissionLabels.payAll} ${moneyText(amountCents)} a ${name}`;
}
