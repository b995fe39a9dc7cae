import { and, asc, eq, sql } from 'drizzle-orm';
import type { OperatorScope, Scopes } from '../../foundation/database/scopes.ts';
import { simulatorObjects } from '../simulator-objects.table.ts';
import type { Books, Kinds, Within } from './gateway-books.ts';

/** So that server and worker speak to the same gateway, and a restart finds the phone still paired. */
export function booksOnTable(scopes: Scopes): Within {
  return (work) =>
    scopes.asOperator({ userId: null, requestId: 'whatsapp-simulator' }, (scope) =>
      work(booksOf(scope)),
    );
}

function booksOf(scope: OperatorScope): Books {
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
      const body = { ...thing };
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

function rowKind(kind: keyof Kinds): string {
  return `evolution.${kind}`;
}

function rowId(kind: keyof Kinds, id: string): string {
  return `${rowKind(kind)}:${id}`;
}

function read<Kind extends keyof Kinds>(row: typeof simulatorObjects.$inferSelect): Kinds[Kind] {
  // `keep` is the only one who writes rows of these kinds, and stores a thing under its own kind.
  return row.body as unknown as Kinds[Kind];
}
