import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import { KIND_TEXT, shownDescription, TYPE_TEXT } from '@app/domain/cash/description';
import { shownAmount } from '@app/domain/cash/transaction';
import { searchTermsOf } from '@app/domain/clients/client-search';
import { formatDate, formatDateTime } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import type { TransactionView } from './transactions.queries.ts';
import type { TransactionSearch } from './transactions-list.queries.ts';

export function searchOf(filters: TransactionFilters): TransactionSearch {
  const { search, fromDate, untilDate, ...rest } = filters;
  return {
    ...rest,
    terms: searchTermsOf(search),
    from: fromDate ? Temporal.PlainDate.from(fromDate) : undefined,
    until: untilDate ? Temporal.PlainDate.from(untilDate) : undefined,
  };
}

const CSV_HEADER = [
  'Data',
  'Tipo',
  'Natureza',
  'Descrição',
  'Valor (R$)',
  'Gorjeta incluída (R$)',
  'Forma de pagamento',
  'Categoria',
  'Profissional',
  'Estornado em',
  'Registrado por',
];

export function linesOf(views: readonly TransactionView[], zone: string): string[][] {
  return views.map((view) => [
    formatDate(view.date),
    TYPE_TEXT[view.type],
    KIND_TEXT[view.kind],
    shownDescription(view),
    formatAmount(shownAmount(view)),
    tipIn(view),
    view.method?.name ?? '',
    view.categoryName ?? '',
    view.professionalName ?? '',
    view.refundedAt === null ? '' : formatDateTime(view.refundedAt, zone),
    view.createdByName ?? '',
  ]);
}

/** Empty where there is none, so that the column tells at a glance. */
function tipIn(view: TransactionView): string {
  const tip = cents(shownAmount(view) - view.amount);
  return tip === 0 ? '' : formatAmount(tip);
}

export function transactionsFile(lines: readonly string[][]): File {
  return csvFile('transacoes.csv', CSV_HEADER, lines);
}
