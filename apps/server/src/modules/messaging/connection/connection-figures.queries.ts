import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';

export type LineFigures = {
  /** Messages of the last day that WhatsApp took, and those of them that arrived. */
  taken: number;
  arrived: number;
  /** Our first message since the gateway last told us anything. */
  unansweredSince: Temporal.Instant | null;
};

/** What was taken a moment ago may still arrive. */
const MOMENT = { minutes: 5 };
const DAY = { hours: 24 };

export async function readLineFigures(
  scope: CompanyScope,
  heardAt: Temporal.Instant | null,
  now: Temporal.Instant,
): Promise<LineFigures> {
  const { takenAt, deliveredAt, providerId } = messages;
  const since = heardAt ?? now.subtract(DAY);
  const settled = sql`${takenAt} < ${now.subtract(MOMENT).toString()}`;
  const [row] = await scope
    .select({
      taken: sql<number>`count(*) filter (where ${settled})::integer`,
      arrived: sql<number>`count(*) filter (where ${settled} and ${deliveredAt} is not null)::integer`,
      unanswered: sql<string | null>`to_json(
        min(${takenAt}) filter (where ${takenAt} > ${since.toString()})) #>> '{}'`,
    })
    .from(messages)
    .where(
      sql`${providerId} is not null and ${takenAt} > ${now.subtract(DAY).toString()}
        and ${messages.channel} = 'whatsapp'`,
    );
  const { taken = 0, arrived = 0, unanswered = null } = row ?? {};
  const unansweredSince = unanswered === null ? null : Temporal.Instant.from(unanswered);
  return { taken, arrived, unansweredSince };
}
