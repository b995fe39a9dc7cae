import type { AppointmentFilter } from '@app/contract/scheduling/appointments.contract';
import { everyPage } from '../../../foundation/database/pages.ts';
import {
  type CompanyContext,
  forCompany,
  opens,
  requires,
} from '../../../foundation/http/procedures.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { sightOf } from '../sight.queries.ts';
import type { Entry } from './appointments.queries.ts';
import { searchOf } from './appointments-cursor.presenter.ts';
import { appointmentsFile, linesOf } from './appointments-export.presenter.ts';
import { listAppointments } from './appointments-list.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));
const LINES_AT_ONCE = 1_000;

export const appointmentsExportHandlers = {
  exportCsv: appointments.exportCsv
    .use(requires('appointments.export'))
    .handler(async ({ input, context }) => appointmentsFile(await readLines(context, input))),
};

async function readLines(context: CompanyContext, filter: AppointmentFilter): Promise<string[][]> {
  const { scope, account } = context;
  const zone = account.companyTimezone;
  const wanted = { search: searchOf(filter, zone), sight: await sightOf(context) };
  const lines: string[][] = [];
  const pages = everyPage<Entry>((after) =>
    listAppointments(scope, wanted, { limit: LINES_AT_ONCE, after }),
  );
  for await (const entries of pages) {
    const ids = entries.map(({ professionalId }) => professionalId);
    const names = await readProfessionalNames(scope, ids);
    lines.push(...linesOf(entries, { names, zone }));
  }
  return lines;
}
