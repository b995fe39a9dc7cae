import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { professionals } from './professionals.table.ts';

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

const bookable = preparedQuery('bookable_professionals', (database) =>
  database
    .select({
      id: professionals.id,
      name: professionals.name,
      specialties: professionals.specialties,
      photoUrl: professionals.photoUrl,
    })
    .from(professionals)
    .where(and(eq(professionals.active, true), wanted))
    .orderBy(asc(professionals.name), asc(professionals.id)),
);

const asked = sql.placeholder('professionalId');
const wanted = sql`(${asked}::uuid is null or ${professionals.id} = ${asked}::uuid)`;
