import { monthBounds, todayIn } from '@app/domain/shared/local-time';
import { gte, type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { assistantQuestions, assistantSettings } from './assistant.table.ts';

export type Instructions = Pick<typeof assistantSettings.$inferSelect, 'instructions' | 'version'>;

/** What the company said, or nothing yet. */
export async function readInstructions(scope: CompanyScope): Promise<Instructions> {
  const [row] = await scope.select().from(assistantSettings);
  return { instructions: row?.instructions ?? '', version: row?.version ?? 1 };
}

/** The company's month in which a moment lies. */
export type AskedMonth = { from: Temporal.Instant; nextDate: Temporal.PlainDate };

export function askedMonthOf(zone: string, now: Temporal.Instant): AskedMonth {
  const today = todayIn(zone, now);
  return {
    from: monthBounds(today, zone).from,
    nextDate: today.with({ day: 1 }).add({ months: 1 }),
  };
}

const spent: SQL<number> = sql`coalesce(sum(${assistantQuestions.costInMicros}), 0)`.mapWith(
  Number,
);

/** What the questions of the month cost; those that are being answered, the most they may. */
export async function readSpent(scope: CompanyScope, { from }: AskedMonth): Promise<number> {
  const rows = await scope
    .select({ spent })
    .from(assistantQuestions)
    .where(gte(assistantQuestions.askedAt, from));
  return onlyRow(rows).spent;
}
