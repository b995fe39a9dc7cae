import type { Receivable, ReceivableDay } from '@app/contract/cash/receivables.contract';
import { dayText, formatCount } from '../../../foundation/format.ts';

export const receivablesLabels = {
  title: 'A receber',
  explanation:
    'O que as maquininhas pagam, pelo dia previsto no seu contrato. Confira com o extrato e marque o que caiu na conta.',
  notAllowed: 'Você não tem permissão para ver o que há a receber.',
  back: 'Voltar ao Dashboard',
  figures: 'A receber a partir de hoje',
  today: 'Hoje',
  week: 'Próximos 7 dias',
  month: 'Próximos 30 dias',
  dueHelp: 'Já sem as taxas da maquininha e sem o que foi marcado como recebido, contando hoje.',
  totals: 'Total do período',
  gross: 'Valor bruto',
  fees: 'Taxas da maquininha',
  net: 'Líquido',
  received: 'Recebido',
  late: 'Falta conferir',
  seeWaiting: 'Ver o mais antigo',
  undone: 'Recebimento desfeito',
  failed: 'Não foi possível marcar',
  days: 'Dias em que a maquininha paga',
  method: 'Forma de pagamento',
  allMethods: 'Todas',
  earlier: 'Mês anterior',
  later: 'Próximo mês',
  empty: 'Nada a receber neste período.',
  noFees:
    'Cadastre as taxas e os prazos da sua maquininha. O que for pago com cartão passa a aparecer aqui, no dia em que o dinheiro cai.',
  openSettings: 'Cadastrar taxas',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar o que há a receber',
};

/** 'Antes deste período, 3 dias ainda esperam conferência.' */
export function waitingText(days: number): string {
  const [subject, verb] = days === 1 ? ['1 dia', 'espera'] : [`${days} dias`, 'esperam'];
  return `Antes deste período, ${subject} ainda ${verb} conferência.`;
}

/** '3 pagamentos' */
export function countText(count: number): string {
  return formatCount(count, { one: 'pagamento', many: 'pagamentos' });
}

/** 'qui, 09/04/2026' */
export function dueDayText(date: string): string {
  const weekday = weekdays.format(Date.UTC(...partsOf(date)));
  return `${weekday.replace('.', '')}, ${dayText(date)}`;
}

const weekdays = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });

function partsOf(date: string): [year: number, month: number, day: number] {
  const { year, month, day } = Temporal.PlainDate.from(date);
  return [year, month - 1, day];
}

/** 'Cartão de Crédito · Visa · parcela 2 de 3' */
export function receivableText(receivable: Receivable): string {
  const { paymentMethodName, brand, instalment, instalments } = receivable;
  const part = instalments > 1 ? `parcela ${instalment} de ${instalments}` : '';
  return [paymentMethodName, brand, part].filter(Boolean).join(' · ');
}

/** 'Recibo nº 12 · pago em 10/03/2026' */
export function paidText({ receiptNumber, paidOn }: Receivable): string {
  return `Recibo nº ${receiptNumber} · pago em ${dayText(paidOn)}`;
}

/** 'Recebido: qui, 09/04/2026' */
export function tickDayText(date: string): string {
  return `Recebido: ${dueDayText(date)}`;
}

/** 'Recebido: Cartão de Crédito · Visa · parcela 2 de 3, recibo nº 12' */
export function tickText(receivable: Receivable): string {
  return `Recebido: ${receivableText(receivable)}, recibo nº ${receivable.receiptNumber}`;
}

/** '3 pagamentos', '3 pagamentos · 1 recebido', '3 pagamentos · recebido' */
export function dayCountText({ count, openCount }: ReceivableDay): string {
  const received = count - openCount;
  if (received === 0) return countText(count);
  if (openCount === 0) return `${countText(count)} · recebido`;
  return `${countText(count)} · ${formatCount(received, { one: 'recebido', many: 'recebidos' })}`;
}

/** 'Marcado como recebido', '3 pagamentos marcados como recebidos' */
export function tickedText(count: number): string {
  return count === 1 ? 'Marcado como recebido' : `${countText(count)} marcados como recebidos`;
}
