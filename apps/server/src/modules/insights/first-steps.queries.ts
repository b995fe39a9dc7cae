import type { FirstSteps } from '@app/contract/insights/insights.contract';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { services } from '../catalog/services.table.ts';
import { readCompany } from '../company/company.queries.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';

/** What is done of them; null when all is, or when somebody put the list away. */
export async function readFirstSteps(scope: CompanyScope): Promise<FirstSteps | null> {
  const company = await readCompany(scope);
  if (company.firstStepsPutAwayAt) return null;
  const steps = {
    services: await hasAny(scope, services),
    team: company.hasSomebodyToBook,
    link: company.publicBookingEnabled,
    booking: await hasAny(scope, appointments),
  };
  return Object.values(steps).every(Boolean) ? null : steps;
}

async function hasAny(
  scope: CompanyScope,
  table: typeof services | typeof appointments,
): Promise<boolean> {
  const rows = await scope
    .select({ id: table.id })
    .from(table)
    .where(table === services ? eq(services.active, true) : eq(appointments.kind, 'appointment'))
    .limit(1);
  return rows.length > 0;
}
