import { and, asc, eq, sql } from 'drizzle-orm';
import type { OperatorScope, Scopes } from '../../foundation/database/scopes.ts';
import { simulatorObjects } from '../simulator-objects.table.ts';
import type { Books, Within } from './books.ts';

/** So that server and worker speak to the same gateway, and a restart finds the phone still paired. */
export function booksOnTable<Kinds>(scopes: Scopes, provider: string): Within<Kinds> {
  return (work) =>
    scopes.asOperator({ userId: null, requestId: `${provider}-simulator` }, (scope) =>
      work(booksOf(scope, provider)),
    );
}

function booksOf<Kinds>(scope: OperatorScope, provider: string): Books<Kinds> {
  const rowKind = (kind: string) => `${provider}.${kind}`;
  const rowId = (kind: string, id: string) => `${rowKind(kind)}:${id}`;
  return {
    async find(kind, id) {
      const [row] = await scope
        .select()
        .from(simulatorObjects)
        .where(eq(simulatorObjects.id, rowId(kind, id)))
        .for('update');
      return row && read(row);
    },
    async list(kind, owner) {
      const rows = await scope
        .select()
        .from(simulatorObjects)
        .where(
          and(
            eq(simulatorObjects.kind, rowKind(kind)),
            owner === undefined ? undefined : eq(simulatorObjects.customerId, owner),
          ),
        )
        .orderBy(asc(simulatorObjects.createdAt), asc(simulatorObjects.id));
      return rows.map((row) => read(row));
    },
    async keep(kind, { id, owner, thing }) {
      const body: Record<string, unknown> = JSON.parse(JSON.stringify(thing, storable));
      await scope
        .insert(simulatorObjects)
        .values({
          id: rowId(kind, id),
          kind: rowKind(kind),
          customerId: owner ?? null,
          body,
          createdAt: sql`clock_timestamp()`,
        })
        .onConflictDoUpdate({ target: simulatorObjects.id, set: { body } });
    },
    async forget(kind, id) {
      await scope.delete(simulatorObjects).where(eq(simulatorObjects.id, rowId(kind, id)));
    },
  };
}

function read<Thing>(row: typeof simulatorObjects.$inferSelect): Thing {
  // `keep` is the only one who writes rows of these kinds, and stores a thing under its own kind.
  return row.body as unknown as Thing;
}

/** The database keeps no NUL and no half of a character. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
