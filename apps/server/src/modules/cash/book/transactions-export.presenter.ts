import type { TransactionFilters } from '@app/contract/cash/transactions.contract';
import { cardText, KIND_TEXT, TYPE_TEXT } from '@app/domain/cash/description';
import { partlyRefundedText } from '@app/domain/cash/payout';
import { shownAmount, tipIn } from '@app/domain/cash/transaction';
import { searchTermsOf } from '@app/domain/clients/client-search';
import { formatDate, formatDateTime } from '@app/domain/shared/local-time';
import { type Cents, cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import { describe } from './transactions.presenter.ts';
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
  'Taxa da maquininha (R$)',
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
    describe(view),
    formatAmount(shownAmount(view)),
    orEmpty(tipIn(view)),
    orEmpty(view.fee),
    wayOf(view),
    view.categoryName ?? '',
    view.professionalName ?? '',
    refundedIn(view, zone),
    view.createdByName ?? '',
  ]);
}

/** 'Cartão de Crédito · Visa · 3× de R$ 40,00' */
function wayOf({ method, cardBrand: brand, instalments, ...view }: TransactionView): string {
  const amount = cents(Math.abs(shownAmount(view)));
  return [method?.name, cardText({ brand, instalments, amount })].filter(Boolean).join(' · ');
}

/** Of a payout that was taken back in part: how much of it. */
function refundedIn({ payout, refundedAt }: TransactionView, zone: string): string {
  if (payout && payout.standing > 0 && payout.standing < payout.parts)
    return partlyRefundedText(payout);
  return refundedAt === null ? '' : formatDateTime(refundedAt, zone);
}

/** Empty where there is none, so that the column tells at a glance. */
function orEmpty(amount: Cents): string {
  return amount === 0 ? '' : formatAmount(amount);
}

export function transactionsFile(lines: readonly string[][]): File {
  return csvFile('transacoes.csv', CSV_HEADER, lines);
}
