import type { OwedItem } from '@app/contract/cash/commissions.contract';
import { formatCount, formatInstant, moneyText, percentText } from '../../../foundation/format.ts';

export const commissionLabels = {
  title: 'Comissões a pagar',
  explanation: 'De todos os atendimentos pagos pelos clientes e ainda não repassados, até hoje.',
  totalOwed: 'Total a pagar',
  totalAdvances: 'Vales em aberto',
  owed: 'A pagar',
  advances: 'Vales em aberto',
  statement: 'Extrato',
  selectAll: 'Selecionar todas',
  nothingOwed: 'Nada a pagar agora. O vale será descontado do próximo pagamento.',
  notListed: 'Pague antes as mais antigas da lista: estas aparecem em seguida.',
  none: 'Nenhuma comissão a pagar. Elas aparecem aqui quando um atendimento com comissão é pago.',
  cut: 'A lista mostra as 500 mais antigas. As somas contam todas.',
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
  none: 'Nenhuma comissão paga ainda.',
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
export function itemText(item: OwedItem, timezone: string): string {
  const when = formatInstant(item.appointmentTime, timezone);
  return `${item.clientName}, ${kindOrServiceText(item)}, ${when}, ${moneyText(item.amountCents)}`;
}

/** 'Base R$ 100,00 · 40%' */
export function baseText({ baseCents, basisPoints }: OwedItem): string | null {
  if (basisPoints === null) return null;
  return `${commissionLabels.base} ${moneyText(baseCents)} · ${percentText(basisPoints)}`;
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
