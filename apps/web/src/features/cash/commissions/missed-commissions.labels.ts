import type { MissedCommission } from '@app/contract/cash/commissions.contract';
import { formatCount, formatInstant, moneyText, percentText } from '../../../foundation/format.ts';

export const missedLabels = {
  title: 'Lançar comissões que faltaram',
  explanation:
    'Pagos quando ainda não havia comissão para o serviço. O valor segue a comissão de hoje e passa a ser devido hoje; o que já foi repassado não muda.',
  open: 'Conferir e lançar',
  list: 'Comissões que faltaram',
  selectAll: 'Selecionar todas',
  confirm: 'Lançar comissões',
  failed: 'Erro ao lançar comissões. Tente novamente.',
  nothing: 'Selecione ao menos uma comissão.',
  total: 'Total a lançar',
};

/** With rates among them that were changed after the client had paid. */
export const changedLabels = {
  ...missedLabels,
  title: 'Aplicar as comissões de hoje',
  explanation:
    'O que foi atendido com a comissão antiga e ainda não foi repassado. Confira antes e depois; o que já foi repassado não muda.',
  open: 'Ver o que muda',
  list: 'O que muda',
  total: 'Diferença',
  confirm: 'Aplicar',
};

export function hasChanged({ previousBasisPoints }: MissedCommission): boolean {
  return previousBasisPoints !== null;
}

export function labelsFor(missed: readonly MissedCommission[]) {
  return missed.some(hasChanged) ? changedLabels : missedLabels;
}

const service = { one: 'serviço pago ficou', many: 'serviços pagos ficaram' };

export function missedText(all: readonly MissedCommission[]): string {
  const { changed = [], missed = [] } = Object.groupBy(all, (item) =>
    hasChanged(item) ? 'changed' : 'missed',
  );
  const sentences = [
    missed.length > 0 && withoutText(missed),
    changed.length > 0 && newText(changed),
  ];
  return sentences.filter(Boolean).join(' ');
}

const paidService = { one: 'serviço pago hoje tem', many: 'serviços pagos hoje têm' };

/** '2 serviços pagos hoje têm outra comissão desde então: de R$ 40,00 para R$ 50,00.' */
function newText(changed: readonly MissedCommission[]): string {
  const before = changed.reduce((sum, { previousCents }) => sum + previousCents, 0);
  const after = changed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const count = formatCount(changed.length, paidService);
  return `${count} outra comissão desde então: de ${moneyText(before)} para ${moneyText(after)}.`;
}

/** '2 serviços pagos ficaram sem comissão e hoje têm uma: R$ 40,00.' */
function withoutText(missed: readonly MissedCommission[]): string {
  const total = missed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const have = missed.length === 1 ? 'tem' : 'têm';
  return `${formatCount(missed.length, service)} sem comissão e hoje ${have} uma: ${moneyText(total)}.`;
}

/** 'Ana · Corte · Maria Lima, 16/11/2026 10:00' */
export function missedItemText(item: MissedCommission, timezone: string): string {
  const when = formatInstant(item.appointmentTime, timezone);
  return `${item.professionalName} · ${item.serviceName} · ${item.clientName}, ${when}`;
}

/** 'R$ 100,00 × 40% = R$ 40,00', or 'Antes 30%: R$ 30,00 · Agora 40%: R$ 40,00'. */
export function missedSumText(item: MissedCommission): string {
  const { baseCents, basisPoints, amountCents, previousBasisPoints, previousCents } = item;
  if (previousBasisPoints === null)
    return `${moneyText(baseCents)} × ${percentText(basisPoints)} = ${moneyText(amountCents)}`;
  const before = `Antes ${percentText(previousBasisPoints)}: ${moneyText(previousCents)}`;
  return `${before} · Agora ${percentText(basisPoints)}: ${moneyText(amountCents)}`;
}

export function missedOwedText(count: number, owedCents: number): string {
  const commissions = { one: 'comissão lançada', many: 'comissões lançadas' };
  return `${formatCount(count, commissions)}: ${moneyText(owedCents)}.`;
}
