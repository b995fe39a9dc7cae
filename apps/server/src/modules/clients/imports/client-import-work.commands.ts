import { and, eq, inArray } from 'drizzle-orm';
import type { OperatorScope, Scopes } from '../../../foundation/database/scopes.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import { startOfFile, workOnRows } from './client-import-rows.commands.ts';
import { undoRows } from './client-import-undo.commands.ts';
import { IMPORT_JOBS, type ImportTask, type ImportWork } from './client-imports.commands.ts';
import { clientImports } from './client-imports.table.ts';

type WorkParts = {
  scopes: Scopes;
  markOf: Marker;
  requestId: string;
  now: Temporal.Instant;
};

/** Works an import off, some rows at a time, each time in a transaction of its own. */
export async function workOff(parts: WorkParts, work: ImportWork, task: ImportTask): Promise<void> {
  const { scopes, markOf, requestId, now } = parts;
  const { companyId, userId, importId } = task;
  const place = startOfFile();
  let hasMore = true;
  while (hasMore) {
    hasMore = await scopes.withCompany({ companyId, userId, requestId }, (scope) =>
      work === 'undoing'
        ? undoRows(scope, { importId, now })
        : workOnRows(scope, { importId, state: work, markOf, now }, place),
    );
  }
}

const MOST_ATTEMPTS = 4;

/**
 * What failed is tried again with growing pauses. In the end the import says so and a person
 * decides: to check or to go on once more, or to take back what was imported so far.
 */
export async function tryAgainOrGiveUp(
  { scopes, requestId, now }: WorkParts,
  work: ImportWork,
  task: ImportTask,
): Promise<void> {
  const { companyId, userId, importId, attempt } = task;
  await scopes.withCompany({ companyId, userId, requestId }, async (scope) => {
    if (attempt < MOST_ATTEMPTS) {
      const startAfter = now.add({ seconds: 2 ** attempt });
      return scope.jobs.enqueue(
        IMPORT_JOBS[work],
        { ...task, attempt: attempt + 1 },
        { startAfter },
      );
    }
    const stopped = work === 'undoing' ? 'done' : 'failed';
    await scope
      .update(clientImports)
      .set({ state: stopped, finishedAt: now })
      .where(and(eq(clientImports.id, importId), eq(clientImports.state, work)));
  });
}

/** How far each import had come when somebody last looked. */
export type LastSeen = Map<string, string>;

/**
 * A worker that was killed cannot say so, and the queue waits long before it hands the job out
 * again. An import that did not move since the last look gets another worker; should the first one
 * live after all, each row is still worked on once. Changes `lastSeen`.
 */
export async function resumeStalled(scope: OperatorScope, lastSeen: LastSeen): Promise<void> {
  const working = await scope
    .select()
    .from(clientImports)
    .where(inArray(clientImports.state, ['checking', 'running', 'undoing']));
  for (const { companyId, id, state, processedRows, startedByUserId } of working) {
    const place = `${state} ${processedRows}`;
    if (lastSeen.get(id) === place && isWork(state)) {
      const task = { companyId, importId: id, userId: startedByUserId, attempt: 1 };
      await scope.jobs.enqueue(IMPORT_JOBS[state], task satisfies ImportTask);
    }
    lastSeen.set(id, place);
  }
  const ids = new Set(working.map(({ id }) => id));
  for (const id of lastSeen.keys()) if (!ids.has(id)) lastSeen.delete(id);
}

function isWork(state: string): state is ImportWork {
  return state in IMPORT_JOBS;
}
