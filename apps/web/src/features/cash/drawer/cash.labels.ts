import { errorTextOr } from '../../../foundation/error-text.ts';
import { formatCount, formatInstant, moneyText } from '../../../foundation/format.ts';

export const financialLabels = {
  title: 'Financeiro',
  explanation: 'O caixa do dia, as comissões e os números do seu negócio.',
  create: 'Nova Transação',
  transactions: 'Transações',
  receivables: 'A receber',
  nothingToSee: 'Aqui você acompanha o que fez e o que tem a receber.',
  ownStatement: 'Ver meu extrato',
  tabs: {
    cash: 'Caixa',
    commissions: 'Comissões',
    insights: 'BI e Relatórios',
    health: 'Saúde Financeira',
  },
};

export const closedLabels = {
  title: 'Caixa fechado',
  explanation: 'Abra o caixa para receber pagamentos. Conte o dinheiro que está na gaveta.',
  readerExplanation: 'Nenhum pagamento é recebido até alguém abrir o caixa.',
  openingAmount: 'Valor de abertura',
  openingHelp: 'O troco que já está na gaveta. Pode ser zero.',
  notes: 'Observações',
  open: 'Abrir caixa',
  opened: 'Caixa aberto com sucesso!',
  alreadyOpen: 'Outra pessoa já abriu o caixa',
  failed: 'Erro ao abrir caixa. Tente novamente.',
};

export const openLabels = {
  sell: 'Nova venda',
  title: 'Caixa aberto',
  opening: 'Abertura',
  income: 'Entradas',
  expense: 'Saídas',
  expected: 'Esperado',
  lines: 'Onde o dinheiro deve estar',
  blind: 'Contagem às cegas: o esperado e os movimentos aparecem depois de fechar o caixa.',
  notes: 'Observações',
  supply: 'Suprimento',
  withdrawal: 'Sangria',
  close: 'Fechar caixa',
  words: 'Suprimento põe dinheiro na gaveta; sangria tira.',
};

export const movementLabels = {
  list: 'Movimentos deste caixa',
  none: 'Nenhum movimento ainda. Pagamentos, suprimentos e sangrias aparecem aqui.',
  noneAtAll: 'Nenhum movimento neste caixa.',
  amount: 'Valor',
  reason: 'Motivo',
  failed: 'Erro ao processar transação. Tente novamente.',
};

export const movementWords = {
  supply: {
    title: 'Suprimento',
    explanation: 'Dinheiro que entra na gaveta, como troco trazido do banco.',
    confirm: 'Registrar suprimento',
    done: 'Suprimento registrado com sucesso!',
  },
  withdrawal: {
    title: 'Sangria',
    explanation: 'Dinheiro que sai da gaveta, como um depósito no banco.',
    confirm: 'Registrar sangria',
    done: 'Sangria registrada com sucesso!',
  },
} as const;

export const closingLabels = {
  title: 'Fechar caixa',
  explanation: 'Conte o que há em cada lugar. A diferença aparece na hora.',
  counted: 'Valor contado',
  expected: 'Esperado',
  difference: 'Diferença',
  total: 'Total',
  totalCounted: 'Contado',
  sameAsExpected: 'Igual ao esperado',
  missing: 'Informe o valor contado',
  inDrawer: 'Dinheiro na gaveta',
  drawerTotal: 'Na gaveta',
  inBanks: 'Cartões, PIX e outros',
  explain: 'A contagem não confere. Conte de novo ou diga o que aconteceu.',
  blindExplanation: 'Conte o que há em cada lugar. O esperado aparece depois de fechar.',
  blindChange: 'O caixa mudou enquanto você contava. Conte de novo e feche.',
  addMethod: 'Adicionar forma',
  notes: 'Observações',
  notesHelp: 'Se houver diferença, conte o que aconteceu.',
  confirm: 'Fechar caixa',
  failed: 'Erro ao fechar caixa. Tente novamente.',
  result: 'Caixa fechado',
  done: 'Concluir',
};

export const closingPageLabels = {
  title: 'Fechamento de caixa',
  back: 'Voltar ao Financeiro',
  open: 'Ver fechamento',
  print: 'Imprimir',
  signature: 'Conferido por',
  notAllowed: 'Você não tem permissão para ver o caixa.',
  notFound: 'Caixa não encontrado',
};

export const historyLabels = {
  title: 'Caixas anteriores',
  none: 'Os caixas fechados aparecem aqui.',
  period: 'Período',
  closedBy: 'Fechado por',
  drawerExpected: 'Esperado na gaveta',
  drawerCounted: 'Contado na gaveta',
  drawerDifference: 'Diferença na gaveta',
  elsewhere: 'Cartões, PIX e outros',
  expected: 'Esperado',
  counted: 'Contado',
  difference: 'Diferença',
  detail: 'Fechamento de caixa',
  opened: 'Abertura',
  closed: 'Fechamento',
  openingNotes: 'Observações da abertura',
  closingNotes: 'Observações do fechamento',
  movements: 'Movimentos',
  count: 'Contagem',
  line: 'Lugar',
};

const hours = { one: 'hora', many: 'horas' };

/** Only whole hours are said. */
export function openForText(openedAt: string, now: Temporal.Instant): string {
  const elapsed = now.since(Temporal.Instant.from(openedAt)).total('hours');
  const whole = Math.max(0, Math.floor(elapsed));
  return whole === 0 ? 'há menos de 1 hora' : `há ${formatCount(whole, hours)}`;
}

export function openedByText(name: string | null, instant: string, timezone: string): string {
  const when = formatInstant(instant, timezone);
  return name === null ? `Aberto em ${when}` : `Aberto por ${name} em ${when}`;
}

export function byWhomText(name: string | null, instant: string, timezone: string): string {
  const when = formatInstant(instant, timezone);
  return name === null ? when : `${name}, ${when}`;
}

/** What was counted against what should be there. */
export function differenceText(difference: number): string {
  if (difference === 0) return 'Confere';
  const amount = moneyText(Math.abs(difference));
  return difference < 0 ? `Faltam ${amount}` : `Sobram ${amount}`;
}

export function countedLabel(name: string): string {
  return `${closingLabels.counted}: ${name}`;
}

export function sameAsExpectedLabel(name: string): string {
  return `${closingLabels.sameAsExpected}: ${name}`;
}

/** The server's reason where it gave one; otherwise the sentence of what was tried. */
export function moneyFailureText(error: unknown, sentence: string): string {
  return errorTextOr(sentence, error);
}
