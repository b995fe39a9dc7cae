import { formatDateTime } from '@app/domain/shared/local-time';
import { formatAmount } from '@app/domain/shared/money';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import { decimalText, movementFileLabels as labels } from './products.labels.ts';
import type { MovementView } from './stock-movements.queries.ts';

/** The lines of the file, moments on the company's clock. */
export function movementLinesOf(rows: readonly MovementView[], timezone: string): string[][] {
  return rows.map((movement) => [
    formatDateTime(movement.createdAt, timezone),
    movement.productName,
    labels.kinds[movement.kind],
    decimalText(movement.quantity),
    decimalText(movement.stockAfter),
    movement.unit,
    formatAmount(movement.unitCost),
    movement.createdByName ?? '',
    movement.reason,
  ]);
}

export function movementsFile(lines: readonly string[][]): File {
  return csvFile('movimentacoes-do-estoque.csv', labels.header, lines);
}
