import type pg from 'pg';
import { TABLES_OF_COMPANIES } from '../database/tables-of-companies.ts';
import type { DumpedRows } from './dump-rows.ts';

/** A company beside what the dump has of it. */
export type CheckedCompany = { name: string; living: number; dumped: number };
export type DumpCheck = {
  /** Companies that are not in the dump, and were there long before it. */
  missing: string[];
  /** Tables that the dump leaves out. */
  leftOut: string[];
  /** Companies that have rows now in tables of which the dump has none of theirs. */
  emptied: string[];
  companies: CheckedCompany[];
};

export type LivingRows = {
  companies: { id: string; name: string; createdAt: Temporal.Instant }[];
  rows: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** A company of the last hour before the dump was complete may be younger than what it shows. */
const CERTAIN_AFTER = { hours: 1 } as const;
/** So few may all have come since. */
const FEW = 100;

/** What the living database has of each company, as an operator sees it. */
export async function readLiving(client: pg.ClientBase): Promise<LivingRows> {
  const { rows: companies } = await client.query<{ id: string; name: string; at: string }>(
    `select id, name, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from public."companies" where deleted_at is null order by name`,
  );
  const { rows: tables } = await client.query<{ name: string }>(
    `select name from (${TABLES_OF_COMPANIES}) as owned order by name`,
  );
  const rows = new Map<string, Map<string, number>>();
  for (const { name } of tables) {
    const { rows: counts } = await client.query<{ company: string; count: string }>(
      `select company_id as company, count(*) as count from public."${name}"
       where company_id is not null group by 1`,
    );
    rows.set(name, new Map(counts.map(({ company, count }) => [company, Number(count)])));
  }
  const known = companies.map(({ id, name, at }) => ({
    id,
    name,
    createdAt: Temporal.Instant.from(at),
  }));
  return { companies: known, rows };
}

/** Whether the dump holds every company, and how much of each. */
export function compareDump(
  living: LivingRows,
  dump: DumpedRows,
  dumpedAt: Temporal.Instant,
): DumpCheck {
  const certain = dumpedAt.subtract(CERTAIN_AFTER);
  const old = living.companies.filter(
    ({ createdAt }) => Temporal.Instant.compare(createdAt, certain) < 0,
  );
  const there = old.filter(({ id }) => dump.companies.has(id));
  return {
    missing: old.filter(({ id }) => !dump.companies.has(id)).map(({ name }) => name),
    leftOut: [...living.rows.keys()].filter((table) => !dump.tables.has(table)),
    emptied: there.flatMap(({ id, name }) =>
      emptiedOf(id, living, dump).map((table) => `${name} (${table})`),
    ),
    companies: there.map(({ id, name }) => ({
      name,
      living: sumOf(living.rows, id),
      dumped: sumOf(dump.rows, id, living.rows),
    })),
  };
}

function emptiedOf(id: string, living: LivingRows, dump: DumpedRows): string[] {
  return [...living.rows]
    .filter(([table, counts]) => {
      return (
        dump.tables.has(table) && (counts.get(id) ?? 0) > FEW && !dump.rows.get(table)?.get(id)
      );
    })
    .map(([table]) => table);
}

type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function sumOf(counts: Counts, id: string, among: Counts = counts): number {
  return [...counts]
    .filter(([table]) => among.has(table))
    .reduce((sum, [, rows]) => sum + (rows.get(id) ?? 0), 0);
}
