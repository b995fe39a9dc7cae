import type { Statement } from '@app/contract/cash/statement.contract';
import type { LineStatus } from '@app/domain/cash/statement';
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
  'Base (R$)',
  'Comissão (%)',
  'Cota-parte do salão (R$)',
  'Cota-parte do profissional (R$)',
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

/** The statement as a spreadsheet file: services first, then tips, payments and vales. */
export function statementFile(statement: Statement): File {
  const [first = [], ...head] = headCells(statement);
  const rows = [
    ...head,
    CSV_HEADER,
    ...statement.lines.map(lineCells),
    ...statement.tips.map((tip) => moneyCells({ ...tip, type: 'Gorjeta', description: '' })),
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

function lineCells(line: Statement['lines'][number]): Cell[] {
  return [
    dayOf(line.date),
    line.isRefund ? 'Estorno' : 'Serviço',
    ...[line.clientName, line.serviceName],
    ...[line.grossCents, line.discountCents, line.baseCents].map(amountOf),
    line.basisPoints === null ? '' : line.basisPoints / 100,
    ...[line.houseCents, line.professionalCents].map(amountOf),
    '',
    ...[STATUS_WORDS[line.status], amountOf(line.openCents)],
    '',
  ];
}

type MoneyCells = {
  date: string;
  type: string;
  clientName?: string;
  description: string;
  amountCents: number;
  openCents?: number;
  status?: LineStatus;
  paymentMethodName?: string | null;
};

/** In a column of its own: added up, the shares are what the services earned. */
function moneyCells({ date, type, clientName = '', description, ...paid }: MoneyCells): Cell[] {
  const amount = amountOf(paid.amountCents);
  const word = paid.status ? STATUS_WORDS[paid.status] : '';
  const open = paid.openCents === undefined ? '' : amountOf(paid.openCents);
  return [
    ...[dayOf(date), type, clientName, description],
    ...['', '', '', '', '', ''],
    ...[amount, word, open, paid.paymentMethodName ?? ''],
  ];
}

function dayOf(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

function amountOf(amount: number): string {
  return formatAmount(cents(amount));
}
