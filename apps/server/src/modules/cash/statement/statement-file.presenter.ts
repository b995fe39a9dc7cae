import type { Statement } from '@app/contract/cash/statement.contract';
import type { LineStatus } from '@app/domain/cash/statement';
import { type ClientPayment, paymentsOf, serviceText } from '@app/domain/cash/statement-payments';
import type { Cell } from '@app/domain/shared/csv';
import { formatDate } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { slugOf } from '@app/domain/shared/text';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';

const CSV_HEADER = [
  'Data',
  'Tipo',
  'Cliente',
  'Descrição',
  'Valor bruto (R$)',
  'Desconto (R$)',
  'Taxas da maquininha (R$)',
  'Base (R$)',
  'Comissão (%)',
  'Cota-parte do salão (R$)',
  'Cota-parte do profissional (R$)',
  'Gorjeta (R$)',
  'Valor (R$)',
  'Situação',
  'Em aberto (R$)',
  'Forma de pagamento',
];
const STATUS_WORDS: Record<LineStatus, string> = {
  open: 'Em aberto',
  paid: 'Pago',
  refunded: 'Estornado',
  none: 'Sem cota-parte',
};

/** The statement as a spreadsheet file: what clients paid first, then payouts and vales. */
export function statementFile(statement: Statement): File {
  const [first = [], ...head] = headCells(statement);
  const rows = [
    ...head,
    CSV_HEADER,
    ...paymentsOf(statement.lines, statement.tips).map(paymentCells),
    ...statement.payments.map((payment) => moneyCells({ ...payment, type: 'Pagamento' })),
    ...statement.advances.map((advance) => moneyCells({ ...advance, type: 'Vale' })),
  ];
  return csvFile(fileName(statement), first, rows);
}

/** 'extrato-ana-2026-03-01-a-2026-03-31.csv' */
function fileName(statement: Statement): string {
  const { professional, fromDate } = statement;
  const name = slugOf(professional.name) || 'profissional';
  return `extrato-${name}-${fromDate}-a-${lastDayOf(statement)}.csv`;
}

/** Whose it is, and of when: a file lies in a folder long after. */
function headCells(statement: Statement): string[][] {
  const { company, professional, fromDate } = statement;
  return [
    ['Empresa', company.name],
    ['Profissional', professional.name],
    ['Período', `${dayOf(fromDate)} a ${dayOf(lastDayOf(statement))}`],
    [],
  ];
}

function lastDayOf({ untilDate }: Statement): string {
  return Temporal.PlainDate.from(untilDate).subtract({ days: 1 }).toString();
}

type Payment = ClientPayment<Statement['lines'][number], Statement['tips'][number]>;

function paymentCells(payment: Payment): Cell[] {
  const { first, grossCents, discountCents, feeCents, baseCents } = payment;
  return [
    dayOf(first.date),
    typeOf(payment),
    ...[first.clientName, servicesOf(payment)],
    ...[grossCents, discountCents, feeCents, baseCents].map(amountOf),
    percentOf(payment),
    ...[payment.houseCents, payment.professionalCents, payment.tipCents].map(amountOf),
    '',
    ...[STATUS_WORDS[payment.status], amountOf(payment.openCents)],
    '',
  ];
}

/** What was sold without a visit is none. */
function typeOf({ first, lines }: Payment): string {
  if (first.isRefund) return 'Estorno';
  return lines.some(({ kind }) => kind === 'service') ? 'Atendimento' : 'Venda';
}

/** Of several each says its share: the columns hold what they come to. */
function servicesOf({ first, lines }: Payment): string {
  return lines.length === 1 ? first.serviceName : lines.map(serviceText).join(' + ');
}

function percentOf({ first, lines }: Payment): number | '' {
  const { basisPoints } = first;
  const isOne = lines.every((line) => line.basisPoints === basisPoints);
  return basisPoints === null || !isOne ? '' : basisPoints / 100;
}

type MoneyCells = {
  date: string;
  type: string;
  description: string;
  amountCents: number;
  paymentMethodName: string | null;
};

/** In a column of its own: added up, the shares are what the services earned. */
function moneyCells({ date, type, description, ...paid }: MoneyCells): Cell[] {
  return [
    ...[dayOf(date), type, '', description],
    ...['', '', '', '', '', '', '', ''],
    ...[amountOf(paid.amountCents), '', '', paid.paymentMethodName ?? ''],
  ];
}

function dayOf(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

function amountOf(amount: number): string {
  return formatAmount(cents(amount));
}
