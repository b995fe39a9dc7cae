import type { Statement } from '@app/contract/cash/statement.contract';
import { type ClientPayment, serviceText } from '@app/domain/cash/statement-payments';
import { documentTypeOf, maskDocument } from '@app/domain/shared/documents';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { dayText, moneyText, percentText } from '../../../foundation/format.ts';

export const statementLabels = {
  title: 'Extrato do profissional',
  explanation: 'O que foi feito, a parte de cada um e o que já foi pago.',
  ownExplanation: 'O que você fez, a sua parte e o que já foi pago.',
  professional: 'Profissional',
  print: 'Imprimir',
  export: 'Exportar CSV',
  failedToExport: 'Erro ao exportar',
  notFound: 'Profissional não encontrado',
  notLinked:
    'Seu acesso não está ligado a um profissional. Peça a quem administra a empresa para ligar.',
  nobody: 'Cadastre um profissional para ver o extrato dele aqui.',
  goToProfessionals: 'Ir para Profissionais',
  services: 'Atendimentos pagos',
  servicesHelp:
    'Um por pagamento do cliente, pela data em que pagou. Cota-parte: a parte de cada um no que foi pago. Valores em reais.',
  noServices: 'Nenhum atendimento pago neste período.',
  refundNote:
    'Estornos entram com sinal de menos. Se a cota-parte ou a gorjeta já tinha sido paga e um novo pagamento do cliente não a cobriu, a diferença precisa ser acertada entre o salão e o profissional.',
  total: 'Total do período',
  payments: 'Pagamentos ao profissional',
  noPayments: 'Nenhum pagamento neste período.',
  advances: 'Vales',
  advancesHelp: 'Adiantamentos, descontados dos pagamentos seguintes.',
  noAdvances: 'Nenhum vale neste período.',
  servicesSums: 'Serviços do período',
  settledSums: 'Acerto',
};

export const lineLabels = {
  date: 'Data',
  service: 'Cliente, serviços e produtos',
  gross: 'Valor bruto',
  discount: 'Desconto',
  fee: 'Taxas da maquininha',
  base: 'Base',
  house: 'Cota-parte do salão',
  professional: 'Cota-parte do profissional',
  tip: 'Gorjeta',
  status: 'Situação',
};

export type LineStatus = Statement['lines'][number]['status'];

export const lineStatusText: Record<LineStatus, string> = {
  open: 'Em aberto',
  paid: 'Pago',
  refunded: 'Estornado',
  none: 'Sem cota-parte',
};

export type Payment = ClientPayment<Statement['lines'][number], Statement['tips'][number]>;

/** One service says its share; of several parts each says its own, and how it stands if not as the rest. */
export function partTexts({ first, lines, tip, status }: Payment): string[] {
  if (lines.length === 1 && !tip) return [onlyText(first)];
  const services = lines.map((line) => withStatus(serviceText(line), line.status, status));
  const given = tip && `${lineLabels.tip} · ${moneyText(tip.amountCents)}`;
  return given ? [...services, withStatus(given, tip.status, status)] : services;
}

function onlyText({ serviceName, basisPoints }: Payment['first']): string {
  return basisPoints === null ? serviceName : `${serviceName} · ${percentText(basisPoints)}`;
}

/** A service without a share says so already. */
function withStatus(text: string, own: LineStatus, whole: LineStatus): string {
  return own === whole || own === 'none' ? text : `${text} · ${lineStatusText[own].toLowerCase()}`;
}

type Figure = readonly [name: string, amountCents: number, counts: string];

/** What the services came to, and how that was shared. */
export function serviceFigures({ sums }: Statement): readonly Figure[] {
  return [
    [lineLabels.gross, sums.grossCents, 'Preço do que os clientes pagaram no período'],
    ['Descontos', sums.discountCents, 'Cupons e descontos destes serviços'],
    ...(sums.feeCents === 0 ? [] : [feeFigure(sums.feeCents)]),
    [lineLabels.base, sums.baseCents, baseHelp(sums)],
    [lineLabels.house, sums.houseCents, 'O que fica no salão destes serviços'],
    [
      lineLabels.professional,
      sums.professionalCents,
      'A parte do profissional no que fez e vendeu',
    ],
    ...(sums.soldCents === 0 ? [] : [soldFigure(sums.soldCents)]),
  ];
}

function soldFigure(soldCents: number): Figure {
  return ['Produtos', soldCents, 'Da cota-parte, o que veio de produtos e pacotes vendidos'];
}

function feeFigure(feeCents: number): Figure {
  return [lineLabels.fee, feeCents, 'A parte destes serviços no que a maquininha desconta'];
}

function baseHelp({ feeCents }: Statement['sums']): string {
  if (feeCents === 0) return 'O que os clientes pagaram: valor bruto menos descontos';
  return 'Líquido: valor bruto menos descontos e taxas da maquininha';
}

/** What was handed over and what is still to come. */
export function settledFigures(statement: Statement): readonly Figure[] {
  const { sums, owedNowCents, advancesNowCents } = statement;
  return [
    ['Gorjetas', sums.tipsCents, 'Recebidas dos clientes no período'],
    ['Pago', sums.paidCents, 'Pago ao profissional no período, mesmo se ganho antes'],
    ['Em aberto do período', sums.openCents, 'Ganho no período e ainda não pago'],
    ['Em aberto hoje', owedNowCents, 'Tudo o que ainda não foi pago, de todas as datas'],
    ['Vales em aberto hoje', advancesNowCents, 'A descontar dos próximos pagamentos'],
  ];
}

export function withMethod(text: string, paymentMethodName: string | null): string {
  return paymentMethodName === null ? text : `${text} · ${paymentMethodName}`;
}

/** 'Maria · Corte (gorjeta R$ 10,00)' */
export function visitText(visit: Statement['payments'][number]['visits'][number]): string {
  const { clientName, serviceNames, tipCents, amountCents, isRefunded } = visit;
  const isTip = tipCents === amountCents;
  const what = isTip ? 'gorjeta' : `gorjeta ${moneyText(tipCents)}`;
  const tip = tipCents === 0 ? '' : ` (${what})`;
  return `${clientName} · ${serviceNames}${tip}${isRefunded ? ' · estornado' : ''}`;
}

export function takenOffText(payment: Statement['payments'][number]): string {
  const { amountCents, takenOffCents } = payment;
  if (takenOffCents < 0) {
    const back = moneyText(takenOffCents - amountCents);
    return `Devolvido ${back}: vale de ${moneyText(-takenOffCents)} reaberto.`;
  }
  return `Entregue ${moneyText(amountCents - takenOffCents)}: vale de ${moneyText(takenOffCents)} descontado.`;
}

/** '1.234,50': in columns whose heading says that it is money. */
export function amountText(amountCents: number): string {
  return formatAmount(cents(amountCents));
}

/** 'CNPJ 11.222.333/0001-81'; nothing where the company has none. */
export function documentText(document: string): string | null {
  if (document === '') return null;
  const type = documentTypeOf(document);
  return `${type.toUpperCase()} ${maskDocument(type, document)}`;
}

/** The server's period ends before a day; people say the last one. */
export function periodText({ fromDate, untilDate }: Statement): string {
  const last = Temporal.PlainDate.from(untilDate).subtract({ days: 1 });
  return `Período: ${dayText(fromDate)} a ${formatDate(last)}`;
}
