import type { Transaction } from '@app/contract/cash/money.contract';
import type { TransactionForm, TransactionTotals } from '@app/contract/cash/transactions.contract';
import { KIND_TEXT } from '@app/domain/cash/description';
import { partlyRefundedText } from '@app/domain/cash/payout';
import type { Figure, TransactionType } from '@app/domain/cash/transaction';
import { moneyText } from '../../../foundation/format.ts';

export const transactionLabels = {
  title: 'Transações',
  explanation: 'Tudo o que entrou e saiu, do mais novo ao mais antigo.',
  back: 'Voltar ao Financeiro',
  notAllowed: 'Você não tem permissão para ver as transações.',
  search: 'Buscar transações',
  export: 'Exportar CSV',
  failedToExport: 'Erro ao exportar',
  empty: 'Nenhuma transação ainda. Receitas e despesas aparecem aqui.',
  nothingFound: 'Nenhuma transação encontrada com esta busca.',
  emptyMonth: (month: string) =>
    `Nenhuma transação em ${month}. Receitas e despesas aparecem aqui.`,
  seeAllTime: 'Ver todo o período',
  open: 'Ver detalhes',
  edit: 'Editar',
  remove: 'Excluir',
  refund: 'Estornar',
};

export const columnLabels = {
  description: 'Descrição',
  date: 'Data',
  time: 'Horário',
  kind: 'Tipo e forma',
  category: 'Categoria',
  createdBy: 'Registrado por',
  amount: 'Valor',
};

/** 'Maria · Corte' of 'Pagamento - Maria - Corte': what it is, the next column says. */
export function listedDescription({ kind, description }: Transaction): string {
  const word = `${KIND_TEXT[kind]} - `;
  if (kind !== 'payment' && kind !== 'tip') return description;
  if (!description.startsWith(word)) return description;
  return description.slice(word.length).replace(' - ', ' · ');
}

export const totalLabels = {
  list: 'Totais do que está na lista',
  income: 'Entradas',
  expense: 'Saídas',
  balance: 'Saldo',
  fees: 'Taxas da maquininha',
  net: 'Líquido',
  commissions: 'Comissões',
  commission: 'Comissões',
  tip_share: 'Repasses de gorjeta',
};

export const totalHelp = {
  income:
    'Tudo o que entrou e está na lista: pagamentos, gorjetas, outras receitas, descontos de vale e suprimentos. Estornos diminuem a soma.',
  expense:
    'Tudo o que saiu e está na lista: despesas, comissões e gorjetas pagas, vales e sangrias. Estornos diminuem a soma.',
  balance:
    'Entradas menos saídas do que está na lista, no período mostrado. Conta também suprimentos e sangrias, por isso não é o lucro nem o dinheiro da gaveta. O lucro está em Saúde Financeira, e o dinheiro em Caixa.',
  fees: 'O que as maquininhas descontam das entradas da lista. Estornos diminuem a soma.',
  net: 'Entradas menos taxas da maquininha e saídas do que está na lista, no período mostrado. Conta também suprimentos e sangrias, por isso não é o lucro nem o dinheiro da gaveta. O lucro está em Saúde Financeira, e o dinheiro em Caixa.',
  commissions:
    'Tudo o que os profissionais ganharam em comissões e está na lista, pago ou a pagar. Comissões estornadas ficam de fora, no dia em que foram ganhas. O dinheiro só sai quando a comissão é paga.',
  commission:
    'Tudo o que os profissionais ganharam em comissões e está na lista, pago ou a pagar. Estornos diminuem a soma, no dia em que foram feitos. O dinheiro só sai quando a comissão é paga.',
  tip_share:
    'Tudo o que os profissionais ganharam em gorjetas e está na lista, pago ou a pagar. Estornos diminuem a soma, no dia em que foram feitos. O dinheiro só sai quando a gorjeta é paga.',
};

export const filterLabels = {
  period: 'Período',
  thisMonth: 'Este mês',
  allTime: 'Todo o período',
  otherDays: 'Outro período',
  fromDate: 'De',
  toDate: 'Até',
  type: 'Entrada ou saída',
  anyType: 'Todas',
  kind: 'Tipo',
  anyKind: 'Todos',
  counts: 'Conta como',
  paymentMethodId: 'Forma de pagamento',
  anyMethod: 'Todas',
  categoryId: 'Categoria',
  anyCategory: 'Todas',
  professionalId: 'Profissional',
  anyProfessional: 'Todos',
  income: 'Receitas',
  expense: 'Despesas',
};

export const figureText: Record<Figure, string> = {
  revenue: 'Receita',
  expenses: 'Despesas',
  profit: 'Lucro: receita e despesas',
  commissions: 'Comissões ganhas, sem as estornadas',
};

export const dayTotalLabel = { balance: 'Saldo do dia', owed: 'Total do dia' };

/** What the money of a day comes to, less what card machines keep; of what is owed its sum. */
export function dayTotalText(day: TransactionTotals, counting: 'balance' | 'owed'): string {
  if (counting === 'owed') return moneyText(day.expenseCents);
  return signedText(day.incomeCents - day.expenseCents - day.feesCents);
}

/** 'com gorjeta de R$ 10,00' */
export function withTipText(tipCents: number): string {
  return `com gorjeta de ${moneyText(Math.abs(tipCents))}`;
}

/** 'Pagamento de comissão · 2 de 12 estornadas' of a payout that was taken back in part. */
export function kindText({ kind, refundedAt, payout }: Transaction): string {
  const words = KIND_TEXT[kind];
  if (refundedAt !== null) return `${words} · estornado`;
  const isPartly = payout?.isWhole && payout.standing > 0 && payout.standing < payout.parts;
  return isPartly ? `${words} · ${partlyRefundedText(payout)}` : words;
}

type Moved = { type: TransactionType; amountCents: number };

/** What it adds to the money at hand; a refund undoes what its side of the book did. */
export function effectOf({ type, amountCents }: Moved): number {
  return type === 'income' ? amountCents : 0 - amountCents;
}

/** '+R$ 10,00' came in, '−R$ 10,00' went out. */
export function signedText(amountCents: number): string {
  const text = moneyText(amountCents);
  return amountCents > 0 ? `+${text}` : text;
}

export const transactionFormLabels = {
  create: 'Nova Transação',
  edit: 'Editar transação',
  type: 'Tipo',
  amount: 'Valor',
  description: 'Descrição',
  date: 'Data',
  paymentMethod: 'Forma de pagamento',
  paymentMethodHelp: 'Sem ela, o valor fica fora da contagem da gaveta.',
  noMethod: 'Não informada',
  category: 'Categoria',
  noCategory: 'Sem categoria',
  cancel: 'Cancelar',
  save: 'Salvar',
  created: 'Transação criada com sucesso!',
  updated: 'Transação atualizada com sucesso!',
  failedToCreate: 'Erro ao criar transação. Tente novamente.',
  failedToUpdate: 'Erro ao atualizar transação. Tente novamente.',
};

/** What the fields are called where only their names are said. */
export const transactionFieldNames: Record<keyof TransactionForm, string> = {
  type: transactionFormLabels.type,
  amountCents: transactionFormLabels.amount,
  description: transactionFormLabels.description,
  date: transactionFormLabels.date,
  paymentMethodId: transactionFormLabels.paymentMethod,
  categoryId: transactionFormLabels.category,
};

export const transactionDetailLabels = {
  title: 'Transação',
  date: 'Data',
  kind: 'Tipo',
  paymentMethod: 'Forma de pagamento',
  services: 'Serviços',
  tip: 'Gorjeta',
  fee: 'Taxa da maquininha',
  net: 'Líquido',
  category: 'Categoria',
  professional: 'Profissional',
  createdBy: 'Registrado por',
  refundedAt: 'Estornado em',
  kept: 'Este lançamento não pode mais mudar.',
  keptButRefundable: 'Este lançamento não pode mais mudar. Faça um estorno.',
  refundedWithReceipt: 'Para estornar este pagamento, abra o recibo.',
  namelessPay: 'Quem recebeu e por quais atendimentos só vê quem cuida das comissões.',
  changes: 'Histórico de alterações',
  changesList: 'Alterações da transação',
};

export const changeText = {
  insert: 'Transação criada',
  update: 'Transação alterada',
  delete: 'Transação excluída',
} as const;

export const removeLabels = {
  title: 'Excluir transação',
  question: 'Tem certeza que deseja excluir esta transação? Isso não pode ser desfeito.',
  confirm: 'Excluir',
  removed: 'Transação excluída com sucesso!',
  failed: 'Erro ao excluir transação. Tente novamente.',
};

export const removedLabels = {
  open: 'Excluídas',
  title: 'Transações excluídas',
  none: 'Nenhuma transação foi excluída.',
};
