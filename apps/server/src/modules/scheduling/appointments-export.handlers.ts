import type { AppointmentFilter } from '@app/contract/scheduling/appointments.contract';
import { may } from '@app/domain/team/permissions';
import {
  type CompanyContext,
  forCompany,
  opens,
  requires,
} from '../../foundation/http/procedures.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import { searchOf } from './appointments-cursor.presenter.ts';
import { appointmentsFile, type ExportedLines, linesOf } from './appointments-export.presenter.ts';
import { listAppointments } from './appointments-list.queries.ts';
import { sightOf } from './sight.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));
const LINES_AT_ONCE = 1_000;

export const appointmentsExportHandlers = {
  exportCsv: appointments.exportCsv
    .use(requires('appointments.own'))
    .handler(async ({ input, context }) => {
      // Whoever may not take the clients along does not get their phones this way.
      const phones = may(context.role, 'clients.export') ? 'with-phones' : 'without-phones';
      return appointmentsFile(await readLines(context, input, phones), phones);
    }),
};

/** Page by page: rows of the database take far more room than the lines made of them. */
async function readLines(
  context: CompanyContext,
  filter: AppointmentFilter,
  phones: ExportedLines,
): Promise<string[][]> {
  const { scope, account } = context;
  const zone = account.companyTimezone;
  const wanted = { search: searchOf(filter, zone), sight: await sightOf(context) };
  const page = { limit: LINES_AT_ONCE };
  const lines: string[][] = [];
  let found = await listAppointments(scope, wanted, { ...page, after: null });
  for (;;) {
    const ids = found.entries.map(({ professionalId }) => professionalId);
    const names = await readProfessionalNames(scope, ids);
    lines.push(...linesOf(found.entries, { names, zone, phones }));
    const after = found.entries.at(-1);
    if (!found.hasMore || !after) return lines;
    found = await listAppointments(scope, wanted, { ...page, after });
  }
}
