import { formatDuration } from '../shared/duration.ts';
import { formatMoney } from '../shared/money.ts';
import {
  type FileRow,
  isOther,
  type Judged,
  type JudgedRow,
  judgeRows,
} from '../shared/sheet-import.ts';
import { isUnusuallyLowPrice, NEW_SERVICE, type NewService } from './service.ts';
import type { ServiceColumns } from './service-import-columns.ts';
import { type ReadService, readServiceRow } from './service-import-row.ts';

export type KnownService = Pick<
  NewService,
  'name' | 'description' | 'category' | 'durationMinutes' | 'price' | 'returnAfterDays' | 'active'
> & { id: string };

type ServiceChanges = Partial<
  Pick<NewService, 'description' | 'category' | 'durationMinutes' | 'price' | 'returnAfterDays'>
>;
export type JudgedService = JudgedRow<NewService, ServiceChanges>;
type Outcome = Judged<NewService, ServiceChanges>;

const LOW_PRICE = 'Preço abaixo de R$ 1,00: confira.';

export function judgeServiceRows(
  rows: readonly FileRow[],
  columns: ServiceColumns,
  known: readonly KnownService[],
): JudgedService[] {
  const read = (cells: readonly string[]) => readServiceRow(cells, columns);
  return judgeRows(rows, { read, known, judgeNew, judgeKnown });
}

function judgeNew(read: ReadService): Outcome {
  const { name, price, durationMinutes, returnAfterDays, category, description } = read;
  const remarks: string[] = [];
  if (price === null) remarks.push('Sem preço no arquivo: fica R$ 0,00.');
  else if (isUnusuallyLowPrice(price)) remarks.push(LOW_PRICE);
  if (durationMinutes === null) {
    remarks.push(`Sem duração no arquivo: fica ${formatDuration(NEW_SERVICE.durationMinutes)}.`);
  }
  const made: NewService = {
    ...NEW_SERVICE,
    name,
    description: description ?? NEW_SERVICE.description,
    category: category ?? NEW_SERVICE.category,
    durationMinutes: durationMinutes ?? NEW_SERVICE.durationMinutes,
    price: price ?? NEW_SERVICE.price,
    returnAfterDays,
  };
  return { outcome: 'new', made, remarks };
}

function judgeKnown(read: ReadService, known: KnownService): Outcome {
  const changes: ServiceChanges = {};
  const remarks: string[] = [];
  if (isOther(read.price, known.price)) {
    changes.price = read.price;
    remarks.push(`Preço: ${formatMoney(known.price)} → ${formatMoney(read.price)}.`);
    if (isUnusuallyLowPrice(read.price)) remarks.push(LOW_PRICE);
  }
  if (isOther(read.durationMinutes, known.durationMinutes)) {
    changes.durationMinutes = read.durationMinutes;
    const before = formatDuration(known.durationMinutes);
    remarks.push(`Duração: ${before} → ${formatDuration(read.durationMinutes)}.`);
  }
  if (isOther(read.returnAfterDays, known.returnAfterDays)) {
    changes.returnAfterDays = read.returnAfterDays;
    remarks.push(
      `Retorno usual: ${daysText(known.returnAfterDays)} → ${daysText(read.returnAfterDays)}.`,
    );
  }
  if (isOther(read.category, known.category)) {
    changes.category = read.category;
    remarks.push(`Categoria: ${known.category || 'nenhuma'} → ${read.category}.`);
  }
  if (isOther(read.description, known.description)) {
    changes.description = read.description;
    remarks.push('A descrição muda.');
  }
  if (!known.active) remarks.push('Está inativo e continua inativo.');
  if (Object.keys(changes).length === 0) return { outcome: 'same', remarks };
  return { outcome: 'update', id: known.id, changes, remarks };
}

function daysText(days: number | null): string {
  if (days === null) return 'nenhum';
  return days === 1 ? '1 dia' : `${days} dias`;
}
