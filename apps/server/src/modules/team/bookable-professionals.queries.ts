import { and, type Column, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alphabetical } from '../../foundation/database/folded-text.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { professionals } from './professionals.table.ts';
import { scheduleExceptions } from './schedule-exceptions.table.ts';

export type BookableProfessional = {
  id: string;
  name: string;
  specialties: string[];
  photoUrl: string | null;
};

/** Those who work here now, by name: all of them, or this one. */
export function listBookableProfessionals(
  scope: CompanyScope,
  professionalId: string | null,
): Promise<BookableProfessional[]> {
  return bookable(scope).execute({ professionalId });
}

/** Of them, those whom anybody could find a time with: who has no hours is not offered to visitors. */
export function listOfferedProfessionals(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<BookableProfessional[]> {
  return offered(scope).execute({ professionalId: null, today: today.toString() });
}

/** Also of those who left: what they did still bears their names. */
export async function readProfessionalNames(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await scope
    .select({ id: professionals.id, name: professionals.name })
    .from(professionals)
    .where(inArray(professionals.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** As part of another query. */
export function professionalNameOf(id: SQL | Column): SQL<string | null> {
  return sql`(select named.name from ${professionals} as named where named.id = ${id})`;
}

const shown = {
  id: professionals.id,
  name: professionals.name,
  specialties: professionals.specialties,
  photoUrl: professionals.photoUrl,
};
const byName = alphabetical(professionals);

const bookable = preparedQuery('bookable_professionals', (database) =>
  database
    .select(shown)
    .from(professionals)
    .where(and(eq(professionals.active, true), wanted))
    .orderBy(...byName),
);

const offered = preparedQuery('offered_professionals', (database) =>
  database
    .select(shown)
    .from(professionals)
    .where(and(eq(professionals.active, true), wanted, hasHours))
    .orderBy(...byName),
);

/** In an ordinary week, or on special days that are still to come. */
const hasHours = sql`(
  exists (select from schedule_periods period
    where period.professional_id = ${professionals.id} and period.kind = 'shift')
  or exists (select from schedule_exceptions special
    where special.professional_id = ${professionals.id}
      and jsonb_array_length(special.shifts) > 0
      and special.until_date > ${sql.placeholder('today')}::date))`;

const asked = sql.placeholder('professionalId');
const wanted = sql`(${asked}::uuid is null or ${professionals.id} = ${asked}::uuid)`;

/** A system that stood still for a month finds them all the same. */
const LOOKED_BACK = { days: 31 };

/** Where special hours ended lately, whatever the day is there. */
export async function listCompaniesWithEndedHours(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const { untilDate, companyId, kind } = scheduleExceptions;
  const rows = await scope
    .selectDistinct({ companyId })
    .from(scheduleExceptions)
    .where(
      and(
        eq(kind, 'special-hours'),
        gt(untilDate, today.subtract(LOOKED_BACK)),
        lte(untilDate, today.add({ days: 1 })),
      ),
    );
  return rows.map(({ companyId }) => companyId);
}
