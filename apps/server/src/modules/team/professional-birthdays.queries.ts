import { birthdaysOn } from '@app/domain/team/birthday';
import { and, inArray } from 'drizzle-orm';
import { alphabetical } from '../../foundation/database/folded-text.ts';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { professionals } from './professionals.table.ts';

const isHerDay = (days: readonly string[]) =>
  and(professionals.active, inArray(professionals.birthday, [...days]));

/** Where it may be somebody's birthday now, whatever the day is there. */
export async function listCompaniesWithBirthdays(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const days = [-1, 0, 1].flatMap((off) => birthdaysOn(today.add({ days: off })));
  const rows = await scope
    .selectDistinct({ companyId: professionals.companyId })
    .from(professionals)
    .where(isHerDay(days));
  return rows.map(({ companyId }) => companyId);
}

export function listBirthdays(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<{ id: string; name: string }[]> {
  return scope
    .select({ id: professionals.id, name: professionals.name })
    .from(professionals)
    .where(isHerDay(birthdaysOn(today)))
    .orderBy(...alphabetical(professionals));
}
