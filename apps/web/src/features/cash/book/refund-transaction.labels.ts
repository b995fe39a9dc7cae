import type { Transaction } from '@app/contract/cash/money.contract';
import { broughtBackBy } from '@app/domain/cash/correction';
import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { moneyText } from '../../../foundation/format.ts';
import { comeBackTexts, handBackTexts } from '../../../foundation/refund-text.ts';
import type { DrawerNow } from '../drawer/cash.api.ts';

export const refundLabels = {
  title: 'Estornar transação',
  confirm: 'Estornar',
  refunded: 'Transação estornada com sucesso!',
  failed: 'Erro ao processar transação. Tente novamente.',
};

/** What will happen, each thing in a line of its own. */
export function refundTexts(transaction: Transaction, drawer: DrawerNow): string[] {
  const { kind, amountCents, takenOffCents } = transaction;
  const amount = moneyText(amountCents);
  const when = whenText(transaction, drawer);
  if (takenOffCents > 0) {
    const vale = moneyText(takenOffCents);
    const both = `Deste pagamento de ${amount} foi descontado um vale de ${vale}. Os dois são estornados ${when}, e continuam na lista.`;
    return [both, moneyMovedText(transaction), openAgainText(takenOffCents)];
  }
  const alone = `Um lançamento de estorno de ${amount} é feito ${when}. O original continua na lista.`;
  if (kind !== 'advance_return') return [alone];
  return [alone, moneyMovedText(transaction), openAgainText(amountCents)];
}

/** Only what never went through a drawer is taken back while none is open, and then outside of any. */
function whenText({ cashSessionId }: Transaction, drawer: DrawerNow): string {
  if (cashSessionId !== null || drawer === 'open') return throughDrawerText(drawer);
  return drawer === 'closed' ? 'hoje, fora do caixa' : 'hoje';
}

/** When something goes back that went through a drawer. */
export function throughDrawerText(drawer: DrawerNow): string {
  return drawer === 'closed'
    ? 'hoje, no caixa, que precisa ser aberto antes'
    : 'hoje, no caixa aberto';
}

export function openAgainText(valeCents: number): string {
  return `O vale de ${moneyText(valeCents)} volta a ficar em aberto.`;
}

function moneyMovedText(transaction: Transaction): string {
  const back = comesBack(transaction);
  if (back === 0) return 'Nenhum dinheiro entra nem sai: o desconto foi do valor do pagamento.';
  if (back > 0) return `${moneyText(back)} voltam ao caixa: o pagamento menos o desconto.`;
  const out = `${moneyText(-back)} saem do caixa para ${nameOf(transaction)}`;
  return transaction.kind === 'advance_return'
    ? `${out}: o que tinha sido descontado.`
    : `${out}: o desconto foi maior do que este pagamento.`;
}

/** Into the drawer; below zero it goes out. */
function comesBack({ type, amountCents, takenOffCents }: Transaction): number {
  return broughtBackBy({ type, amount: amountCents, takenOff: takenOffCents });
}

function nameOf({ professional }: Transaction): string {
  return professional?.name || 'o profissional';
}

/** What a refund leaves to be done outside of here. */
export function byHandTexts(transaction: Transaction): string[] {
  const { kind, paymentMethod, takenOffCents } = transaction;
  if (!paymentMethod) return [];
  const back = comesBack(transaction);
  const parts = [{ kind: paymentMethod.kind, amountCents: Math.abs(back) }];
  if (back > 0) return comeBackTexts(parts);
  const isPay = kind === 'advance_return' || takenOffCents > 0;
  return isPay
    ? handOverTexts({ ...paymentMethod, outCents: -back, to: nameOf(transaction) })
    : handBackTexts(parts);
}

type HandedOver = { kind: PaymentMethodKind; name: string; outCents: number; to: string };

/** What is sent anew to whoever was paid. */
export function handOverTexts({ kind, name, outCents, to }: HandedOver): string[] {
  if (outCents === 0 || (kind !== 'pix' && kind !== 'card')) return [];
  return [`Envie ${moneyText(outCents)} por ${name} para ${to}; aqui só registramos a saída.`];
}
