import type { Settlement } from '@app/contract/cash/settlements.contract';
import { type Cents, cents, formatMoney, sumOf } from '@app/domain/shared/money';
import type { PaidPart } from '../../../foundation/refund-text.ts';

export const closedCashLabels = {
  title: 'Caixa Fechado',
  askSomebody: 'Peça a quem cuida do caixa para abri-lo.',
  back: 'Voltar',
  openingAmount: 'Valor de abertura',
  openingHelp: 'O troco que já está na gaveta. Em branco conta como zero.',
  proposedHelp: 'Contado na gaveta no último fechamento. Corrija se mudou.',
  open: 'Abrir caixa',
};

export const refundNoteLabels = {
  refunds: 'Ao cancelar, o pagamento será estornado no caixa aberto.',
  cashClosed:
    'O caixa está fechado. Abra o caixa antes de cancelar, ou o estorno não poderá ser feito.',
};

export const settleLabels = {
  title: 'Registrar pagamento',
  cashClosed: 'O caixa está fechado. Abra o caixa para registrar o pagamento.',
  openCash: 'Abrir caixa e receber',
  alreadyPaid: 'Já existe um pagamento registrado para este agendamento.',
  subtotal: 'Subtotal',
  discount: 'Desconto no balcão',
  discountUnit: 'Desconto em reais ou em porcentagem',
  discountTooLarge: 'O desconto é maior que o valor a pagar.',
  money: 'R$',
  percent: '%',
  tip: 'Gorjeta',
  total: 'Total a pagar',
  nothingLeft: 'Não falta nada para pagar.',
  adjustments: 'Desconto, gorjeta e categoria',
  adjust: 'Desconto ou gorjeta',
  parts: 'Como foi pago',
  part: 'Pagamento',
  method: 'Forma de pagamento',
  noMethods: 'Nenhuma forma de pagamento está ativa.',
  noMethodsForOthers:
    'Nenhuma forma de pagamento está ativa. Peça a quem administra a empresa para ativar uma.',
  openSettings: 'Abrir configurações',
  amount: 'Valor',
  split: 'Dividir pagamento',
  received: 'Recebido em dinheiro',
  receivedHelp: 'Opcional: calcula o troco.',
  category: 'Categoria',
  noCategory: 'Sem categoria',
  required: 'Preencha todos os campos obrigatórios.',
  partsDiffer: 'A soma dos pagamentos é diferente do total a pagar.',
  notEnoughReceived: 'O dinheiro recebido é menor que a parte em dinheiro.',
  failed: 'Erro ao registrar pagamento. Tente novamente.',
  result: 'Pagamento registrado',
  done: 'Concluir',
  close: 'Fechar',
};

/** The same where nobody is tipped. */
export const saleAdjustLabels = { adjustments: 'Desconto e categoria', adjust: 'Desconto' };

/** 'Receber R$ 90,00'; where nothing is left to pay, it is done. */
export function receiveText({
  due,
  isNothingLeft,
}: {
  due: Cents;
  isNothingLeft: boolean;
}): string {
  return isNothingLeft ? settleLabels.done : `Receber ${formatMoney(due)}`;
}

export const pixLabels = {
  image: 'QR code do PIX',
  copy: 'Copiar código',
  code: 'PIX copia e cola',
  confirm: 'Confirme no aplicativo do banco antes de registrar.',
  noKey: 'Cadastre a chave PIX da empresa para mostrar o QR code aqui.',
  noKeyForOthers: 'A empresa ainda não tem uma chave PIX para mostrar o QR code aqui.',
  copyFailed: { title: 'Não foi possível copiar', message: 'Selecione o código e copie.' },
  enlarge: 'Mostrar o QR code em tela cheia',
  scan: 'Aponte a câmera do aplicativo do banco',
};

export const paymentLabels = {
  title: 'Pagamento',
  tip: 'Gorjeta incluída',
  refund: 'Estornar pagamento',
  refundTitle: 'Estornar pagamento?',
  done: { money: 'Estorno Processado', credit: 'Devolvido como crédito' },
  asCredit: 'Devolver como crédito',
  refundFailed: 'Erro ao processar transação. Tente novamente.',
};

export function receivedText(number: number, when: string): string {
  return `Recibo nº ${number} · ${when}`;
}

export function refundedText(when: string): string {
  return `Estornado em ${when}`;
}

export function partLabel(place: number): string {
  return `${settleLabels.part} ${place}`;
}

export function removePartLabel(place: number): string {
  return `Remover pagamento ${place}`;
}

/** Of how much the parts are off, said while somebody types. */
export function missingText(missing: number): string {
  if (missing === 0) return 'Tudo certo: os pagamentos somam o total.';
  const amount = formatMoney(cents(Math.abs(missing)));
  return missing > 0 ? `Faltam ${amount}` : `Passam ${amount} do total`;
}

export function changeText(change: number | null): string {
  if (change === null) return settleLabels.notEnoughReceived;
  return `Troco: ${formatMoney(cents(change))}`;
}

export function couponText(code: string | null): string {
  return code ? `Cupom ${code}` : 'Desconto';
}

/** How it was paid, for the sentences of a refund. */
export function paidPartsOf({ parts }: Pick<Settlement, 'parts'>): PaidPart[] {
  return parts.map(({ paymentMethodKind, amountCents }) => ({
    kind: paymentMethodKind,
    amountCents,
  }));
}

/** What came in as money; the rest was paid before. */
export function receivedOf({ parts }: Pick<Settlement, 'parts'>): Cents {
  return sumOf(parts.map(({ amountCents }) => cents(amountCents)));
}

/** 'Pacote Cinco cortes: R$ 40,00' */
export function paidBeforeText({ name, amountCents }: Settlement['prepaid'][number]): string {
  return `${name}: ${formatMoney(cents(amountCents))}`;
}

type Refunded = Pick<Settlement, 'parts' | 'prepaid' | 'appointmentId' | 'items'>;

/** What happens when it is taken back: to the visit, to what was sold, to commissions. */
export function refundQuestion(
  { appointmentId, items, ...paid }: Refunded,
  as: 'money' | 'credit' = 'money',
): string {
  const received = formatMoney(receivedOf(paid));
  const money =
    as === 'money' ? `${received} saem do caixa aberto` : `${received} ficam como crédito`;
  const visit = appointmentId === null ? '' : ' e o agendamento deixa de estar pago';
  const goods = items.some(({ kind }) => kind === 'product')
    ? ' Os produtos voltam ao estoque.'
    : '';
  const before = paid.prepaid.some(({ isOwed }) => !isOwed)
    ? ' O que foi pago antes volta ao cliente.'
    : '';
  const owed = paid.prepaid.some(({ isOwed }) => isOwed)
    ? ' O que ficou na conta deixa de ser cobrado.'
    : '';
  return `${money}${visit}.${goods}${before}${owed} Comissões ainda não pagas são retiradas. Isso não pode ser desfeito.`;
}

type Creditable = Pick<Settlement, 'parts' | 'clientName'>;

/** Where somebody is known who paid something in money. */
export function isCreditable({ clientName, parts }: Creditable): boolean {
  return clientName !== null && receivedOf({ parts }) > 0;
}

/** 'O valor fica na conta de Maria para a próxima vez, e nada sai do caixa.' */
export function creditText({ clientName }: Pick<Creditable, 'clientName'>): string {
  return `O valor fica na conta de ${clientName} para a próxima vez, e nada sai do caixa.`;
}
