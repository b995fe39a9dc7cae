import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { unlessHistory, unlessTaken } from './refused-write.ts';
import type { CompanyScope } from './scopes.ts';

type KeptTable = PgTable & { id: PgColumn; active: PgColumn; version?: PgColumn };
type Outcome<Table extends KeptTable, Reason extends string> = Promise<
  Result<Table['$inferSelect'], Reason>
>;
type Known = { id: string; version: number };

/**
 * What can be done with the things that a company keeps: they are made, changed, put out of use and
 * back, and removed as long as nothing points at them. No two share what the unique key holds.
 * Where a table has a version it goes up with every change.
 */
export function keptThings<Table extends KeptTable>(table: Table, uniqueKey: string) {
  type Row = Table['$inferSelect'];
  type New = Table['$inferInsert'];

  function create(scope: CompanyScope, thing: New): Outcome<Table, 'taken'> {
    return unlessTaken(uniqueKey, async () => {
      // The row of a table that is only known by its kind is not known to the query builder.
      const [created] = (await scope.insert(table).values(thing).returning()) as Row[];
      if (!created) throw new Error(`The database stored nothing in ${getTableName(table)}`);
      return accept(created);
    });
  }

  /** Replaces it as it was when the form was opened; a newer one is left alone. */
  function update(
    scope: CompanyScope,
    { id, version }: Known,
    changes: Partial<New>,
  ): Outcome<Table, 'not-found' | 'taken' | 'changed-meanwhile'> {
    return unlessTaken(uniqueKey, async () => {
      const sameVersion = table.version && eq(table.version, version);
      const changed = await write(scope, and(eq(table.id, id), sameVersion), changes);
      if (changed.accepted) return changed;
      const isThere = (await scope.$count(table as PgTable, eq(table.id, id))) > 0;
      return refuse(isThere ? 'changed-meanwhile' : 'not-found');
    });
  }

  /** Changes it as it stands, whoever changed it before. */
  function change(
    scope: CompanyScope,
    id: string,
    changes: Partial<New>,
  ): Outcome<Table, 'not-found' | 'taken'> {
    return unlessTaken(uniqueKey, () => write(scope, eq(table.id, id), changes));
  }

  /** An inactive one is no longer offered; what was made with it stays as it is. */
  function deactivate(scope: CompanyScope, id: string): Outcome<Table, 'not-found'> {
    return write(scope, eq(table.id, id), { active: false });
  }

  function reactivate(scope: CompanyScope, id: string): Outcome<Table, 'not-found'> {
    return write(scope, eq(table.id, id), { active: true });
  }

  function remove(scope: CompanyScope, id: string): Outcome<Table, 'not-found' | 'has-history'> {
    return unlessHistory(async () => {
      const [removed] = (await scope.delete(table).where(eq(table.id, id)).returning()) as Row[];
      return removed ? accept(removed) : refuse('not-found');
    });
  }

  async function write(
    scope: CompanyScope,
    which: SQL | undefined,
    changes: object,
  ): Outcome<Table, 'not-found'> {
    const next = table.version && { version: sql`${table.version} + 1` };
    const set = { ...changes, ...next } as never;
    const [changed] = (await scope.update(table).set(set).where(which).returning()) as Row[];
    return changed ? accept(changed) : refuse('not-found');
  }

  return { create, update, change, deactivate, reactivate, remove };
}
