import type { Statement } from '@app/contract/cash/statement.contract';
import {
  baseOf,
  houseShareOf,
  type LineStatus,
  lineSums,
  statusOfLine,
} from '@app/domain/cash/statement';
import { toCsv } from '@app/domain/shared/csv';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatAmount, sumOf } from '@app/domain/shared/money';
import type { Period, StatementItem, StatementRows } from './statement.queries.ts';

type Asked = Period & { professional: { id: string; name: string } };
type Movement = StatementRows['movements'][number];

export function presentStatement(rows: StatementRows, asked: Asked): Statement {
  const { company, items, movements } = rows;
  const { fromDate, untilDate, professional } = asked;
  return {
    ...{ professional, fromDate: fromDate.toString(), untilDate: untilDate.toString() },
    company: { name: company.tradeName || company.name, document: company.document },
    lines: items.map((item) => presentLine(item, rows)),
    tips: movements.filter(isOf('tip_share')).map((tip) => presentTip(tip, rows)),
    payments: movements.filter(isOf('commission_payment', 'tip_payment')).map(presentMovement),
    advances: movements.filter(isOf('advance', 'advance_return')).map(presentMovement),
    sums: presentSums(rows),
    ...{ owedNowCents: rows.owedNow, advancesNowCents: rows.advancesNow },
  };
}

function presentLine(
  item: StatementItem,
  { appointments }: StatementRows,
): Statement['lines'][number] {
  const appointment = appointments.get(item.appointmentId);
  return {
    date: item.date.toString(),
    appointmentTime: appointment?.startsAt.toString() ?? '',
    clientName: appointment?.clientName ?? '',
    serviceName: item.name,
    ...{ grossCents: item.gross, discountCents: item.discount, baseCents: baseOf(item) },
    basisPoints: item.basisPoints,
    ...{ houseCents: houseShareOf(item), professionalCents: item.commission },
    ...{ status: statusOfLine(item), isRefund: item.isRefund },
  };
}

function isOf(...kinds: Movement['countsAs'][]): (movement: Movement) => boolean {
  return ({ countsAs }) => kinds.includes(countsAs);
}

function presentTip(tip: Movement, rows: StatementRows): Statement['tips'][number] {
  const isBack = tip.kind === 'refund' || tip.refundedAt !== null;
  return {
    date: tip.date.toString(),
    clientName: rows.appointments.get(tip.appointmentId ?? '')?.clientName ?? '',
    amountCents: tip.amount,
    status: isBack ? 'refunded' : rows.paidTipIds.has(tip.id) ? 'paid' : 'open',
  };
}

/** What she gave back of her vales makes them smaller. */
function presentMovement({
  date,
  description,
  countsAs,
  amount,
}: Movement): Statement['payments'][number] {
  const amountCents = cents(countsAs === 'advance_return' ? -amount : amount);
  return { date: date.toString(), description, amountCents };
}

function presentSums({ items, movements, open }: StatementRows): Statement['sums'] {
  const { gross, discount, base, house, professional } = lineSums(items);
  const totalOf = (...kinds: Movement['countsAs'][]) =>
    sumOf(movements.filter(isOf(...kinds)).map(({ amount }) => amount));
  return {
    ...{ grossCents: gross, discountCents: discount, baseCents: base },
    ...{ houseCents: house, professionalCents: professional },
    tipsCents: totalOf('tip_share'),
    paidCents: totalOf('commission_payment', 'tip_payment'),
    openCents: open,
  };
}

const CSV_HEADER = [
  'Data',
  'Tipo',
  'Cliente',
  'Descrição',
  'Valor bruto (R$)',
  'Desconto (R$)',
  'Base (R$)',
  'Comissão (%)',
  'Cota-parte do salão (R$)',
  'Cota-parte do profissional (R$)',
  'Valor (R$)',
  'Situação',
];
const STATUS_WORDS: Record<LineStatus, string> = {
  open: 'Em aberto',
  paid: 'Pago',
  refunded: 'Estornado',
  none: 'Sem cota-parte',
};

/** The statement as a spreadsheet file: services first, then tips, payments and vales. */
export function statementFile(statement: Statement): File {
  const rows = [
    ...statement.lines.map(lineCells),
    ...statement.tips.map(({ date, clientName, amountCents, status }) =>
      moneyCells({ date, type: 'Gorjeta', clientName, description: '', amountCents, status }),
    ),
    ...statement.payments.map((payment) => moneyCells({ ...payment, type: 'Pagamento' })),
    ...statement.advances.map((advance) => moneyCells({ ...advance, type: 'Vale' })),
  ];
  return new File([toCsv(CSV_HEADER, rows)], 'extrato.csv', { type: 'text/csv;charset=utf-8' });
}

function lineCells(line: Statement['lines'][number]) {
  return [
    dayOf(line.date),
    line.isRefund ? 'Estorno' : 'Serviço',
    ...[line.clientName, line.serviceName],
    ...[line.grossCents, line.discountCents, line.baseCents].map(amountOf),
    line.basisPoints === null ? '' : line.basisPoints / 100,
    ...[line.houseCents, line.professionalCents].map(amountOf),
    '',
    STATUS_WORDS[line.status],
  ];
}

type MoneyCells = {
  date: string;
  type: string;
  clientName?: string;
  description: string;
  amountCents: number;
  status?: LineStatus;
};

/** In a column of its own: added up, the shares are what the services earned. */
function moneyCells({ date, type, clientName = '', description, amountCents, status }: MoneyCells) {
  const amount = amountOf(amountCents);
  const word = status ? STATUS_WORDS[status] : '';
  return [dayOf(date), type, clientName, description, '', '', '', '', '', '', amount, word];
}

function dayOf(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

function amountOf(amount: number): string {
  return formatAmount(cents(amount));
}
