import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { TrailRow } from '../../../foundation/database/trail.ts';
import { listTrail } from '../../identity/trail.queries.ts';

/** Newest first; the records that were merged into this one belong to her past. */
export function listChanges(
  scope: CompanyScope,
  { id, mergedIds }: { id: string; mergedIds: readonly string[] },
  limit: number,
): Promise<TrailRow[]> {
  return listTrail(scope, { tableName: 'clients', rowIds: [id, ...mergedIds] }, limit);
}
