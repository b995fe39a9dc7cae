import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { TABLES_OF_COMPANIES } from '../../../foundation/database/tables-of-companies.ts';
import type { JobContext } from '../../../foundation/jobs/job.ts';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import type { Payments } from '../../../foundation/payments/payments.ts';
import type { FileStore } from '../../../foundation/storage/file-store.ts';
import { removePicturesOf } from '../../../foundation/storage/pictures.ts';
import { endPayments } from '../../billing/endings.commands.ts';
import {
  findOperated,
  listDeletedCompanies,
} from '../../company/operated/listed-companies.queries.ts';
import type { LineParts } from '../../messaging/connection/line-parts.rules.ts';
import { removeNumber } from '../../messaging/connection/pairing.commands.ts';

export const ERASE_COMPANY = 'company.erase';

/** What stands on the queue itself, and is therefore there only when a job runs. */
export type LateParts = Omit<LineParts, 'scopes' | 'userId' | 'requestId' | 'companyId'> & {
  payments: Payments;
  files: FileStore;
};
export type ErasureParts = JobContext & LateParts;

/** So many rows in one transaction: others wait for none of them longer than for a booking. */
const ROWS_AT_ONCE = 500;
/** After each piece at least so long, and as long as it took: others have the database half of the time. */
const SHORTEST_PAUSE = 10;

/** Everything that companies which were deleted still have, one company after the other. */
export async function eraseDeleted(parts: ErasureParts): Promise<void> {
  const { scopes, actor, logger } = parts;
  for (const companyId of await scopes.asOperator(actor, listDeletedCompanies)) {
    // One that cannot go now, because the provider does not answer, must not keep the others.
    await eraseCompany(parts, companyId).catch((error: unknown) =>
      logger.error({ err: error, companyId }, 'a deleted company is not gone yet'),
    );
  }
}

/**
 * Takes a deleted company away: what it pays for first, then every row, its files, and itself. Each step
 * can be done again, so whoever comes after a crash goes on where the other stopped.
 */
export async function eraseCompany(parts: ErasureParts, companyId: string): Promise<void> {
  const { scopes, actor } = parts;
  const company = await scopes.asOperator(actor, (scope) => findOperated(scope, companyId));
  if (!company?.deletedAt) return;
  await endPayments({ ...parts, ...actor }, companyId);
  await endLine(parts, companyId);
  for (const table of await scopes.asOperator(actor, listEmptied)) {
    if ((await emptyTable(parts, companyId, table)) === 'somebody-else') return;
  }
  await removePicturesOf(parts.files, companyId);
  await scopes.asOperator(actor, async (scope) => {
    if (!(await findOperated(scope, companyId))) return;
    await scope.execute(sql`select purge_company(${companyId}::uuid)`);
    const doer = { userId: null, requestId: actor.requestId, now: parts.clock() };
    const gone = { subject: company.name, companyId };
    await recordOperatorAction(scope, doer, { action: 'company.erased', ...gone });
  });
}

/** A number that stays at a gateway which does not answer sends nothing: nobody asks it to. */
async function endLine(parts: ErasureParts, companyId: string): Promise<void> {
  const ended = await removeNumber({ ...parts, ...parts.actor, companyId });
  if (!ended.accepted) {
    parts.logger.warn({ companyId, reason: ended.reason }, 'a line stays at its gateway');
  }
}

async function emptyTable(
  { scopes, actor, clock }: ErasureParts,
  companyId: string,
  table: string,
): Promise<'empty' | 'somebody-else'> {
  for (;;) {
    const began = clock();
    const erased = await scopes.asOperator(actor, (scope) => eraseRows(scope, companyId, table));
    if (erased < 0) return 'somebody-else';
    if (erased === 0) return 'empty';
    await pause(Math.max(SHORTEST_PAUSE, began.until(clock()).total('milliseconds')));
  }
}

async function eraseRows(scope: OperatorScope, companyId: string, table: string): Promise<number> {
  const { rows } = await scope.execute<{ erased: number }>(
    sql`select purge_company_rows(${companyId}::uuid, ${table}::regclass, ${ROWS_AT_ONCE}) as erased`,
  );
  return rows[0]?.erased ?? 0;
}

/**
 * Every table with rows of companies, those first that no other points at. The trail comes last: the steps
 * before may still write to it. Accounts stay, and so does what operators did.
 */
async function listEmptied(scope: OperatorScope): Promise<string[]> {
  const { rows } = await scope.execute<{ name: string }>(sql`
    with recursive owned as (
      select * from (${sql.raw(TABLES_OF_COMPANIES)}) as found
      where name not in ('users', 'company_slugs', 'operator_actions')
    ),
    pointing as (
      select conrelid as child, confrelid as parent from pg_constraint
      where contype = 'f' and conrelid <> confrelid
    ),
    depth as (
      select oid, 0 as deep from owned
      union
      select pointing.parent, deep + 1 from depth join pointing on pointing.child = depth.oid
      where deep < 20
    )
    select owned.name from owned join depth using (oid)
    group by owned.name
    order by owned.name = 'audit_records', max(deep), owned.name`);
  return rows.map(({ name }) => name);
}
