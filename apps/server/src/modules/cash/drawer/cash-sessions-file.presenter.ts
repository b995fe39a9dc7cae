import type { Cell } from '@app/domain/shared/csv';
import { formatDateTime } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import { presentSession } from './cash-sessions.presenter.ts';
import type { SessionView } from './cash-sessions.queries.ts';

const CSV_HEADER = [
  'Aberto em',
  'Aberto por',
  'Fechado em',
  'Fechado por',
  'Valor de abertura (R$)',
  'Entradas (R$)',
  'Saídas (R$)',
  'Gaveta: esperado (R$)',
  'Gaveta: contado (R$)',
  'Gaveta: diferença (R$)',
  'Outras formas: esperado (R$)',
  'Outras formas: contado (R$)',
  'Outras formas: diferença (R$)',
  'Observações da abertura',
  'Observações do fechamento',
];

/** As the list shows them: what lies in the drawer apart from what lies at the bank. */
export function linesOf(views: readonly SessionView[], timezone: string): Cell[][] {
  return views.map((view) => {
    const { openedByName, closedByName, incomeCents, expenseCents, counts } = presentSession(view);
    const lines = counts ?? [];
    return [
      formatDateTime(view.openedAt, timezone),
      openedByName ?? '',
      view.closedAt ? formatDateTime(view.closedAt, timezone) : '',
      closedByName ?? '',
      formatAmount(view.openingAmount),
      formatAmount(cents(incomeCents ?? 0)),
      formatAmount(cents(expenseCents ?? 0)),
      ...sumsOf(lines.filter(({ key }) => key === 'drawer')),
      ...sumsOf(lines.filter(({ key }) => key !== 'drawer')),
      view.openingNotes,
      view.closingNotes,
    ];
  });
}

export function sessionsFile(lines: readonly Cell[][]): File {
  return csvFile('caixas.csv', CSV_HEADER, lines);
}

type Counted = { expectedCents: number; countedCents: number; differenceCents: number };

/** Nothing where nothing was counted. */
function sumsOf(lines: readonly Counted[]): string[] {
  if (lines.length === 0) return ['', '', ''];
  const sum = (figure: keyof Counted) =>
    formatAmount(cents(lines.reduce((total, line) => total + line[figure], 0)));
  return [sum('expectedCents'), sum('countedCents'), sum('differenceCents')];
}
