import type { Payout } from '@app/contract/cash/commissions.contract';
import { formatCount, moneyText } from '../../../foundation/format.ts';
import { kindOrServiceText } from './commissions.labels.ts';

export const payoutLabels = {
  open: 'Ver lista',
  title: 'Pagamento de comissões',
  list: 'O que foi pago',
  advance: 'Vale descontado',
  refunded: 'estornado',
  confirm: 'Estornar',
  close: 'Fechar',
  help: 'Desmarque o que fica pago. O que for estornado volta a ser devido, hoje e no caixa aberto.',
  allBack: 'Tudo deste pagamento já foi estornado.',
  none: 'Marque ao menos um item para estornar.',
  failed: 'Erro ao estornar o pagamento. Tente novamente.',
  done: 'Pagamento estornado com sucesso!',
};

const visits = { one: 'atendimento', many: 'atendimentos' };

/** '12 atendimentos'; of one its client and service. */
export function payoutText({ parts }: Payout): string {
  const [first] = parts;
  if (first && parts.length === 1) return partText(first);
  return formatCount(new Set(parts.map(({ appointmentId }) => appointmentId)).size, visits);
}

export function partText(part: Payout['parts'][number]): string {
  return `${part.clientName} · ${kindOrServiceText(part)}`;
}

export function openPayoutText({ professionalName }: Payout): string {
  return `${payoutLabels.open} do pagamento a ${professionalName}`;
}

export function withRefundedText(text: string, refundedAt: string | null): string {
  return refundedAt === null ? text : `${text} (${payoutLabels.refunded})`;
}

/** What moves when this goes back. */
export function movedText(amountCents: number, professionalName: string): string {
  if (amountCents === 0) return 'Nenhum dinheiro entra nem sai do caixa.';
  return amountCents > 0
    ? `${moneyText(amountCents)} voltam ao caixa.`
    : `${moneyText(-amountCents)} saem do caixa para ${professionalName}.`;
}
