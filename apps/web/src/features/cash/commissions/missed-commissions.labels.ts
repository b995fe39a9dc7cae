import type { MissedCommission } from '@app/contract/cash/commissions.contract';
import { formatCount, formatInstant, moneyText, percentText } from '../../../foundation/format.ts';

export const missedLabels = {
  title: 'Lançar comissões que faltaram',
  explanation:
    'Pagos quando ainda não havia comissão para o serviço. O valor segue a comissão de hoje e passa a ser devido hoje; o que já foi repassado não muda.',
  open: 'Conferir e lançar',
  list: 'Comissões que faltaram',
  selectAll: 'Selecionar todas',
  total: 'Total a lançar',
  confirm: 'Lançar comissões',
  failed: 'Erro ao lançar comissões. Tente novamente.',
  nothing: 'Selecione ao menos uma comissão.',
};

const service = { one: 'serviço pago ficou', many: 'serviços pagos ficaram' };

/** '2 serviços pagos ficaram sem comissão e hoje têm uma: R$ 40,00.' */
export function missedText(missed: readonly MissedCommission[]): string {
  const total = missed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const have = missed.length === 1 ? 'tem' : 'têm';
  return `${formatCount(missed.length, service)} sem comissão e hoje ${have} uma: ${moneyText(total)}.`;
}

/** 'Ana · Corte · Maria Lima, 16/11/2026 10:00' */
export function missedItemText(item: MissedCommission, timezone: string): string {
  const when = formatInstant(item.appointmentTime, timezone);
  return `${item.professionalName} · ${item.serviceName} · ${item.clientName}, ${when}`;
}

/** 'R$ 100,00 × 40% = R$ 40,00' */
export function missedSumText({ baseCents, basisPoints, amountCents }: MissedCommission): string {
  return `${moneyText(baseCents)} × ${percentText(basisPoints)} = ${moneyText(amountCents)}`;
}

export function missedOwedText(count: number, owedCents: number): string {
  const commissions = { one: 'comissão lançada', many: 'comissões lançadas' };
  return `${formatCount(count, commissions)}: ${moneyText(owedCents)}.`;
}
