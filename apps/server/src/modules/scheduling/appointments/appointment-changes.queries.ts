import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isStoredRow, type TrailRow } from '../../../foundation/database/trail.ts';
import { readClientCards } from '../../clients/client-cards.queries.ts';
import { listTrail } from '../../identity/trail.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';

type Names = ReadonlyMap<string, string>;
export type AppointmentTrail = { rows: TrailRow[]; clients: Names; professionals: Names };

const SHOWN_CHANGES = 200;

/** Newest first, with the names behind the ids. */
export async function listAppointmentChanges(
  scope: CompanyScope,
  id: string,
): Promise<AppointmentTrail> {
  const rows = await listTrail(scope, { tableName: 'appointments', rowIds: [id] }, SHOWN_CHANGES);
  const cards = await readClientCards(scope, idsIn(rows, 'client_id'));
  return {
    rows,
    clients: new Map([...cards.values()].map((card) => [card.id, card.name])),
    professionals: await readProfessionalNames(scope, idsIn(rows, 'professional_id')),
  };
}

function idsIn(rows: readonly TrailRow[], column: string): string[] {
  const ids = rows
    .flatMap(({ before, after }) => [before, after])
    .flatMap((stored) => (isStoredRow(stored) ? stored[column] : []))
    .filter((id) => typeof id === 'string');
  return [...new Set(ids)];
}
