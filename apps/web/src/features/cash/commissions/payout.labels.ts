import type { Payout } from '@app/contract/cash/commissions.contract';
import { paidForText } from '@app/domain/cash/payout';
import { moneyText } from '../../../foundation/format.ts';
import { comeBackTexts } from '../../../foundation/refund-text.ts';
import {
  handOverTexts,
  openAgainText,
  throughDrawerText,
} from '../book/refund-transaction.labels.ts';
import type { DrawerNow } from '../drawer/cash.api.ts';
import { kindOrServiceText } from './commissions.labels.ts';

export const payoutLabels = {
  open: 'Ver lista',
  title: 'Pagamento de comissões',
  list: 'O que foi pago',
  advance: 'Vale descontado',
  refunded: 'estornado',
  confirm: 'Estornar',
  close: 'Fechar',
  allBack: 'Tudo deste pagamento já foi estornado.',
  none: 'Marque ao menos um item para estornar.',
  failed: 'Erro ao estornar o pagamento. Tente novamente.',
  done: 'Pagamento estornado com sucesso!',
};

/** '12 atendimentos e 1 venda'; of one its client and service. */
export function payoutText({ parts }: Payout): string {
  const [first] = parts;
  if (first && parts.length === 1) return partText(first);
  const visits = new Set(parts.flatMap(({ appointmentId }) => appointmentId ?? []));
  const sold = parts.filter(({ appointmentId }) => appointmentId === null);
  const sales = new Set(sold.map(({ id, settlementId }) => settlementId ?? id));
  return paidForText({ appointments: visits.size, sales: sales.size });
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

/** Only for whoever may take something back. */
export function helpText(drawer: DrawerNow): string {
  return `Marque o que será estornado ${throughDrawerText(drawer)}. Comissões e gorjetas voltam a ser devidas.`;
}

/** What comes back to the drawer, below zero what goes out, and the vale that is not kept back any more. */
type Back = { amountCents: number; valeCents: number };

/** What happens when this goes back, each thing in a line of its own. */
export function backTexts(
  { amountCents, valeCents }: Back,
  { professionalName }: Payout,
): string[] {
  const moved = movedText(amountCents, professionalName);
  return valeCents > 0 ? [moved, openAgainText(valeCents)] : [moved];
}

/** What it leaves to be done outside of here. */
export function byHandTexts({ amountCents }: Back, payout: Payout): string[] {
  const { paymentMethodKind: kind, paymentMethodName: name, professionalName: to } = payout;
  if (kind === null) return [];
  if (amountCents > 0) return comeBackTexts([{ kind, amountCents }]);
  return handOverTexts({ kind, name, outCents: -amountCents, to });
}

function movedText(amountCents: number, professionalName: string): string {
  if (amountCents === 0) return 'Nenhum dinheiro entra nem sai do caixa.';
  return amountCents > 0
    ? `${moneyText(amountCents)} voltam ao caixa.`
    : `${moneyText(-amountCents)} saem do caixa para ${professionalName}.`;
}
