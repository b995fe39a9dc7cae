import type { Transaction } from '@app/contract/cash/money.contract';
import { broughtBackBy } from '@app/domain/cash/correction';
import { moneyText } from '../../../foundation/format.ts';
import { comeBackTexts, handBackTexts } from '../../../foundation/refund-text.ts';

export const refundLabels = {
  title: 'Estornar transação',
  confirm: 'Estornar',
  refunded: 'Transação estornada com sucesso!',
  failed: 'Erro ao processar transação. Tente novamente.',
};

/** Whether a drawer is open now, as far as the screen knows. */
export type DrawerNow = 'open' | 'closed' | 'unknown';

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
  const wentThrough = cashSessionId !== null;
  if (drawer === 'closed')
    return wentThrough ? 'hoje, no caixa, que precisa ser aberto antes' : 'hoje, fora do caixa';
  return drawer === 'open' || wentThrough ? 'hoje, no caixa aberto' : 'hoje';
}

function openAgainText(valeCents: number): string {
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
  return isPay ? handOverTexts(transaction) : handBackTexts(parts);
}

function handOverTexts(transaction: Transaction): string[] {
  const { paymentMethod } = transaction;
  const out = -comesBack(transaction);
  if (out === 0 || (paymentMethod?.kind !== 'pix' && paymentMethod?.kind !== 'card')) return [];
  return [
    `Envie ${moneyText(out)} por ${paymentMethod.name} para ${nameOf(transaction)}; aqui só registramos a saída.`,
  ];
}
