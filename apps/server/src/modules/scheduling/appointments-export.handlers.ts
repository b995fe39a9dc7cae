import type { AppointmentFilter } from '@app/contract/scheduling/appointments.contract';
import {
  type CompanyContext,
  forCompany,
  opens,
  requires,
} from '../../foundation/http/procedures.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import { searchOf } from './appointments-cursor.presenter.ts';
import { appointmentsFile, linesOf } from './appointments-export.presenter.ts';
import { listAppointments } from './appointments-list.queries.ts';
import { sightOf } from './sight.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));
const LINES_AT_ONCE = 1_000;

export const appointmentsExportHandlers = {
  exportCsv: appointments.exportCsv
    .use(requires('appointments.export'))
    .handler(async ({ input, context }) => appointmentsFile(await readLines(context, input))),
};

/** Page by page: rows of the database take far more room than the lines made of them. */
async function readLines(context: CompanyContext, filter: AppointmentFilter): Promise<string[][]> {
  const { scope, account } = context;
  const zone = account.companyTimezone;
  const wanted = { search: searchOf(filter, zone), sight: await sightOf(context) };
  const page = { limit: LINES_AT_ONCE };
  const lines: string[][] = [];
  let found = await listAppointments(scope, wanted, { ...page, after: null });
  for (;;) {
    const ids = found.entries.map(({ professionalId }) => professionalId);
    const names = await readProfessionalNames(scope, ids);
    lines.push(...linesOf(found.entries, { names, zone }));
    const after = found.entries.at(-1);
    if (!found.hasMore || !after) return lines;
    found = await listAppointments(scope, wanted, { ...page, after });
  }
}
