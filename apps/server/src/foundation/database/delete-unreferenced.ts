import { withSavepoint } from './savepoint.ts';
import type { CompanyScope } from './scopes.ts';
import { isStillReferenced } from './sql-state.ts';

/**
 * Deletes those that nothing points at, and answers which. One that is still referenced stops the
 * whole statement, so the rest is tried in halves.
 */
export async function deleteUnreferenced(
  scope: CompanyScope,
  ids: readonly string[],
  remove: (ids: string[]) => Promise<unknown>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  try {
    await withSavepoint(scope, () => remove([...ids]));
    return [...ids];
  } catch (error) {
    if (!isStillReferenced(error)) throw error;
    if (ids.length === 1) return [];
  }
  const middle = Math.ceil(ids.length / 2);
  const first = await deleteUnreferenced(scope, ids.slice(0, middle), remove);
  return [...first, ...(await deleteUnreferenced(scope, ids.slice(middle), remove))];
}
