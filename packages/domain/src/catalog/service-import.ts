import { formatDuration } from '../shared/duration.ts';
import { type Cents, formatMoney } from '../shared/money.ts';
import { NEW_SERVICE, type NewService } from './service.ts';
import type { ServiceColumns } from './service-import-columns.ts';
import { type ReadService, readServiceRow } from './service-import-row.ts';

export const SERVICE_ROW_OUTCOMES = ['new', 'update', 'same', 'invalid'] as const;
export type ServiceRowOutcome = (typeof SERVICE_ROW_OUTCOMES)[number];

export const SERVICE_IMPORT_LIMITS = {
  fileBytes: 2 * 1024 * 1024,
  columns: 100,
  rows: 1_000,
  cellLength: 2_000,
} as const;

export type FileRow = { number: number; cells: readonly string[] };
export type KnownService = Pick<
  NewService,
  'name' | 'description' | 'durationMinutes' | 'price' | 'returnAfterDays' | 'active'
> & { id: string };

/** What the file changes; what it says nothing about stays as it is. */
type ServiceChanges = Partial<
  Pick<NewService, 'description' | 'durationMinutes' | 'price' | 'returnAfterDays'>
>;

export type JudgedRow = {
  number: number;
  name: string;
  /** Portuguese sentences, one for each thing to know about the row. */
  remarks: string[];
} & (
  | { outcome: 'new'; service: NewService }
  | { outcome: 'update'; id: string; changes: ServiceChanges }
  | { outcome: 'same' | 'invalid' }
);

/** What becomes of each row. A name that is known, whatever the letters' case, is that service. */
export function judgeServiceRows(
  rows: readonly FileRow[],
  columns: ServiceColumns,
  known: readonly KnownService[],
): JudgedRow[] {
  const byName = new Map(known.map((service) => [keyOf(service.name), service]));
  const firstRows = new Map<string, number>();
  return rows.map(({ number, cells }) => {
    const { read, problems } = readServiceRow(cells, columns);
    const key = keyOf(read.name);
    const first = firstRows.get(key);
    // A row that is left out takes no name from the next one.
    if (problems.length === 0 && first === undefined) firstRows.set(key, number);
    const repeated = first === undefined ? [] : [`Repete o nome da linha ${first}.`];
    const remarks = [...problems, ...repeated];
    const base = { number, name: read.name };
    if (remarks.length > 0) return { ...base, outcome: 'invalid', remarks };

    const service = byName.get(key);
    return { ...base, ...(service ? judgeKnown(read, service) : judgeNew(read)) };
  });
}

/** As the database compares names. */
function keyOf(name: string): string {
  return name.toLowerCase();
}

function judgeNew({ name, price, durationMinutes, returnAfterDays, description }: ReadService) {
  const remarks: string[] = [];
  if (price === null) remarks.push('Sem preço no arquivo: fica R$ 0,00.');
  if (durationMinutes === null) {
    remarks.push(`Sem duração no arquivo: fica ${formatDuration(NEW_SERVICE.durationMinutes)}.`);
  }
  const service: NewService = {
    ...NEW_SERVICE,
    name,
    description: description ?? NEW_SERVICE.description,
    durationMinutes: durationMinutes ?? NEW_SERVICE.durationMinutes,
    price: price ?? NEW_SERVICE.price,
    returnAfterDays,
  };
  return { outcome: 'new' as const, service, remarks };
}

function judgeKnown(read: ReadService, known: KnownService) {
  const changes: ServiceChanges = {};
  const remarks: string[] = [];
  if (isOther(read.price, known.price)) {
    changes.price = read.price;
    remarks.push(`Preço: ${formatMoney(known.price)} → ${formatMoney(read.price)}.`);
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
  if (isOther(read.description, known.description)) {
    changes.description = read.description;
    remarks.push('A descrição muda.');
  }
  if (!known.active) remarks.push('Está inativo e continua inativo.');
  if (Object.keys(changes).length === 0) return { outcome: 'same' as const, remarks };
  return { outcome: 'update' as const, id: known.id, changes, remarks };
}

function isOther<Value extends string | number | Cents>(
  read: Value | null,
  known: Value | null,
): read is Value {
  return read !== null && read !== known;
}

function daysText(days: number | null): string {
  if (days === null) return 'nenhum';
  return days === 1 ? '1 dia' : `${days} dias`;
}
