import type { TransactionChange } from '@app/contract/cash/transactions.contract';
import { formatDate, formatDateTime } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';
import {
  answerField,
  isSet,
  readTrail,
  type TrailField,
  textField,
  textIn,
} from '../../../foundation/database/trail.ts';
import type { TransactionTrail } from './transaction-changes.queries.ts';

/** Stands for the name of what is no longer there. */
const GONE = '—';

export function presentTransactionChanges(
  trail: TransactionTrail,
  zone: string,
): TransactionChange[] {
  return readTrail(trail.rows, fieldsOf(trail, zone));
}

function fieldsOf(trail: TransactionTrail, zone: string): Record<string, TrailField> {
  return {
    Tipo: { read: (row) => (row.type === 'income' ? 'Receita' : 'Despesa'), ordinary: '' },
    Valor: { read: (row) => formatMoney(cents(Number(row.amount_in_cents ?? 0))), ordinary: '' },
    Descrição: textField('description'),
    Data: shown('date', (date) => formatDate(Temporal.PlainDate.from(date))),
    'Forma de pagamento': named('payment_method_id', trail.methods),
    Categoria: named('category_id', trail.categories),
    Profissional: named('professional_id', trail.professionals),
    'No caixa': answerField((row) => isSet(row, 'cash_session_id')),
    'Estornado em': shown('refunded_at', (moment) =>
      formatDateTime(Temporal.Instant.from(moment), zone),
    ),
  };
}

function named(column: string, names: ReadonlyMap<string, string>): TrailField {
  return shown(column, (id) => names.get(id) ?? GONE);
}

function shown(column: string, format: (written: string) => string): TrailField {
  return {
    read: (row) => (isSet(row, column) ? format(textIn(row, column)) : ''),
    ordinary: '',
  };
}
