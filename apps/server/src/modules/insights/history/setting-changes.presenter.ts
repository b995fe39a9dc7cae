import type { CompanyChange } from '@app/contract/company/company-changes.contract';
import {
  isStoredRow,
  readTrail,
  type TrailField,
  type TrailRow,
  textIn,
} from '../../../foundation/database/trail.ts';
import type { Names, Stored } from './field-kinds.labels.ts';
import { TOLD_TABLES, type ToldTable } from './setting-tables.labels.ts';
import type { Together } from './together.labels.ts';

type ToldTogether = Extract<ToldTable, { together: Together }>;

/** Newest first, as the rows are. What is changed together stands where the latest of it does. */
export function presentSettingChanges(rows: readonly TrailRow[], names: Names): CompanyChange[] {
  const steps = Map.groupBy(rows, stepOf);
  return [...steps.values()].flatMap((step) => presentStep(step, names));
}

/** Rows of one request that are told as one change; every other row stands alone. */
function stepOf(row: TrailRow): string {
  const told = TOLD_TABLES[row.tableName];
  if (!told || !('together' in told)) return row.id;
  const owner = textIn(contentOf(row), told.together.owner);
  return [row.requestId ?? row.recordedAt, row.tableName, owner].join(' ');
}

function presentStep(step: readonly TrailRow[], names: Names): CompanyChange[] {
  const [latest] = step;
  const told = latest && TOLD_TABLES[latest.tableName];
  if (!told) return [];
  if ('together' in told) return presentTogether(step, told, names);
  return readTrail(told.usual ? step.map(fromUsual) : step, told.fields(names)).map((change) => ({
    thing: told.thing(contentOf(latest)),
    thingName: told.nameOf(contentOf(latest), names),
    ...change,
  }));
}

/** The first row says in what the company departs from the usual. */
function fromUsual(row: TrailRow): TrailRow {
  return row.action === 'insert' ? { ...row, action: 'update', before: {} } : row;
}

function presentTogether(
  step: readonly TrailRow[],
  { thing, together }: ToldTogether,
  names: Names,
): CompanyChange[] {
  const [latest] = step;
  if (!latest) return [];
  const row = { ...latest, action: 'update' as const, ...bothSides(step) };
  const content = contentOf(latest);
  return readTrail([row], fieldsOf(row, together, names)).map((change) => ({
    thing: thing(content),
    thingName: names.get(textIn(content, together.owner)) ?? '',
    ...change,
  }));
}

type Sides = { before: { rows: Stored[] }; after: { rows: Stored[] } };

/** What there was before the first change of each row, and after its last one. */
function bothSides(newestFirst: readonly TrailRow[]): Sides {
  const ofRows = [...Map.groupBy(newestFirst, ({ rowId }) => rowId).values()];
  return {
    before: { rows: ofRows.flatMap((changes) => storedOf(changes.at(-1)?.before)) },
    after: { rows: ofRows.flatMap((changes) => storedOf(changes[0]?.after)) },
  };
}

function fieldsOf(
  { before, after }: Sides,
  { field, text }: Together,
  names: Names,
): Record<string, TrailField> {
  const places = [...before.rows, ...after.rows].map((row) => field(row, names));
  const fieldAt = (place: string): TrailField => ({
    read: (side) => {
      const rows = (side as Sides['before']).rows.filter((row) => field(row, names) === place);
      return rows.map(text).toSorted().join(', ');
    },
    ordinary: '',
  });
  return Object.fromEntries(places.map((place) => [place, fieldAt(place)]));
}

function contentOf({ before, after }: TrailRow): Stored {
  return storedOf(after ?? before)[0] ?? {};
}

function storedOf(content: unknown): Stored[] {
  return isStoredRow(content) ? [content] : [];
}
