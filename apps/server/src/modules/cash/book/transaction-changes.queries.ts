import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isStoredRow, type TrailRow } from '../../../foundation/database/trail.ts';
import { listFinancialCategories } from '../../company/financial-categories.queries.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import { listRemovals, listTrail } from '../../identity/trail.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';

type Names = ReadonlyMap<string, string>;
export type TransactionTrail = {
  rows: TrailRow[];
  methods: Names;
  categories: Names;
  professionals: Names;
};

const SHOWN_CHANGES = 200;
const SHOWN_REMOVALS = 100;

/** Newest first, with the names behind the ids. */
export async function listTransactionChanges(
  scope: CompanyScope,
  id: string,
): Promise<TransactionTrail> {
  const rows = await listTrail(scope, { tableName: 'transactions', rowIds: [id] }, SHOWN_CHANGES);
  return withNames(scope, rows);
}

/** What was deleted, newest first. Nothing else is left of it. */
export async function listRemovedTransactions(scope: CompanyScope): Promise<TransactionTrail> {
  return withNames(scope, await listRemovals(scope, 'transactions', SHOWN_REMOVALS));
}

async function withNames(scope: CompanyScope, rows: TrailRow[]): Promise<TransactionTrail> {
  return {
    rows,
    methods: namesOf(await listPaymentMethods(scope)),
    categories: namesOf(await listFinancialCategories(scope)),
    professionals: await readProfessionalNames(scope, professionalsIn(rows)),
  };
}

function namesOf(rows: readonly { id: string; name: string }[]): Names {
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function professionalsIn(rows: readonly TrailRow[]): string[] {
  const ids = rows
    .flatMap(({ before, after }) => [before, after])
    .flatMap((stored) => (isStoredRow(stored) ? stored.professional_id : []))
    .filter((id) => typeof id === 'string');
  return [...new Set(ids)];
}
