import { CALLED_DAYS } from '@app/domain/scheduling/return-call';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readAccountNames } from '../../identity/account-names.queries.ts';
import type { MessageRow } from '../messages.queries.ts';
import { messages } from '../messages.table.ts';

export type CallView = Pick<MessageRow, 'clientId' | 'state' | 'plannedAt'> & {
  byName: string | null;
};

/** The newest call of each, of late. */
export async function listCalls(
  scope: CompanyScope,
  clientIds: readonly string[],
  now: Temporal.Instant,
): Promise<CallView[]> {
  const { clientId, state, plannedAt, sentBy, occasion } = messages;
  const rows = await scope
    .selectDistinctOn([clientId], { clientId, state, plannedAt, sentBy })
    .from(messages)
    .where(
      and(
        inArray(clientId, [...clientIds]),
        eq(occasion, 'return'),
        gte(plannedAt, now.subtract({ hours: 24 * (CALLED_DAYS + 1) })),
      ),
    )
    .orderBy(clientId, desc(plannedAt));
  const names = await readAccountNames(
    scope,
    rows.map((row) => row.sentBy),
  );
  return rows.map((row) => ({ ...row, byName: names.get(row.sentBy ?? '') ?? null }));
}
