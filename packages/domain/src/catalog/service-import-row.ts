import type { Cents } from '../shared/money.ts';
import {
  amountIn,
  cellOf,
  lineIn,
  lineProblems,
  nameProblems,
  tooLong,
  unread,
} from '../shared/sheet-cells.ts';
import { normalizeForSearch } from '../shared/text.ts';
import { SERVICE_LIMITS } from './service.ts';
import type { ServiceColumns, ServiceImportField } from './service-import-columns.ts';

/** What a row says; `null` where it says nothing. */
export type ReadService = {
  name: string;
  price: Cents | null;
  durationMinutes: number | null;
  returnAfterDays: number | null;
  category: string | null;
  description: string | null;
};

type RowReading = { read: ReadService; problems: string[] };

const MOST_DAYS = SERVICE_LIMITS.returnAfterDays;

export function readServiceRow(cells: readonly string[], columns: ServiceColumns): RowReading {
  const cell = (field: ServiceImportField) => cellOf(cells, columns, field);
  const name = lineIn(cell('name'));
  const price = cell('price');
  const duration = cell('duration');
  const returnAfter = cell('returnAfter');
  const category = lineIn(cell('category'));
  const description = cell('description');
  const read = {
    name,
    price: amountIn(price, SERVICE_LIMITS.priceCents),
    durationMinutes: duration ? minutesOf(duration) : null,
    returnAfterDays: returnAfter ? daysOf(returnAfter) : null,
    category: category || null,
    description: description || null,
  };
  const problems = [
    ...nameProblems(name, SERVICE_LIMITS.nameLength),
    ...unread(price, read.price, (written) => `Preço inválido: ${written}.`),
    ...unread(
      duration,
      read.durationMinutes,
      (written) => `Duração inválida: ${written}. Use minutos (45) ou horas (1h30).`,
    ),
    ...unread(
      returnAfter,
      read.returnAfterDays,
      (written) => `Retorno usual inválido: ${written}. Use dias, de 1 a ${MOST_DAYS}.`,
    ),
    ...lineProblems('Categoria', category, SERVICE_LIMITS.categoryLength),
    ...tooLong('Descrição', description, SERVICE_LIMITS.descriptionLength),
  ];
  return { read, problems };
}

const MINUTES = /^(\d{1,4})(?:[.,]0+)? ?(?:min|mins|minutos?|m)?\.?$/;
const HOURS =
  /^(\d{1,2}) ?(?:h|hs|hrs?|horas?)(?: ?(?:e ?)?(\d{1,2}) ?(?:min|mins|minutos?|m)?)?\.?$/;
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::00)?$/;

/** '45', '45 min', '1h30', '1 hora e 30 minutos', '01:30' and what Excel makes of it. */
function minutesOf(written: string): number | null {
  const text = normalizeForSearch(written);
  const minutes = MINUTES.exec(text);
  if (minutes) return possible(Number(minutes[1]));
  const hours = HOURS.exec(text) ?? CLOCK.exec(text);
  return hours ? possible(Number(hours[1]) * 60 + Number(hours[2] ?? 0)) : null;
}

function possible(minutes: number): number | null {
  return minutes > 0 && minutes <= SERVICE_LIMITS.durationMinutes ? minutes : null;
}

const DAYS = /^(\d{1,4})(?:[.,]0+)? ?(?:dias?|d)?\.?$/;

/** '30', '30 dias' and what Excel makes of it. */
function daysOf(written: string): number | null {
  const days = Number(DAYS.exec(normalizeForSearch(written))?.[1] ?? 0);
  return days > 0 && days <= MOST_DAYS ? days : null;
}
