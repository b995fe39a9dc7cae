import { startOfDay, todayIn } from '@app/domain/shared/local-time';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';

export type LineFigures = {
  /** Messages of the last day that WhatsApp took, and those of them that arrived. */
  taken: number;
  arrived: number;
  /** Our first message since the gateway last told us anything. */
  unansweredSince: Temporal.Instant | null;
  /** What left since the day began; an attempt that came to nothing is none of them. */
  sentToday: number;
};

/** What was taken a moment ago may still arrive. */
const MOMENT = { minutes: 5 };
const DAY = { hours: 24 };

export async function readLineFigures(
  scope: CompanyScope,
  { heardAt, zone }: { heardAt: Temporal.Instant | null; zone: string },
  now: Temporal.Instant,
): Promise<LineFigures> {
  const { takenAt, deliveredAt, providerId } = messages;
  const since = heardAt ?? now.subtract(DAY);
  const today = sql`${takenAt} >= ${startOfDay(todayIn(zone, now), zone).toString()}`;
  const settled = sql`${takenAt} < ${now.subtract(MOMENT).toString()}`;
  const [row] = await scope
    .select({
      taken: sql<number>`count(*) filter (where ${settled})::integer`,
      arrived: sql<number>`count(*) filter (where ${settled} and ${deliveredAt} is not null)::integer`,
      sentToday: sql<number>`count(*) filter (where ${today} and ${messages.state} <> 'failed')::integer`,
      unanswered: sql<string | null>`to_json(
        min(${takenAt}) filter (where ${takenAt} > ${since.toString()})) #>> '{}'`,
    })
    .from(messages)
    .where(
      sql`${providerId} is not null and ${takenAt} > ${now.subtract(DAY).toString()}
        and ${messages.channel} = 'whatsapp'`,
    );
  const { taken = 0, arrived = 0, sentToday = 0, unanswered = null } = row ?? {};
  const unansweredSince = unanswered === null ? null : Temporal.Instant.from(unanswered);
  return { taken, arrived, unansweredSince, sentToday };
}
