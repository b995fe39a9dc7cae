import { everyLine } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { lengthsWithOthers } from '../free-time/appointment-length.rules.ts';
import { unsolvedHandlers } from '../free-time/unsolved.handlers.ts';
import { isSeen, sightOf } from '../sight.rules.ts';
import { presentAppointmentChanges } from './appointment-changes.presenter.ts';
import { listAppointmentChanges } from './appointment-changes.queries.ts';
import { findAppointment } from './appointment-detail.queries.ts';
import { appointmentWriteHandlers } from './appointment-writes.handlers.ts';
import { type Names, presentDetail, presentListed } from './appointments.presenter.ts';
import { type Entry, findEntry } from './appointments.queries.ts';
import { listPlace, searchOf } from './appointments-cursor.presenter.ts';
import { appointmentsFile, linesOf } from './appointments-export.presenter.ts';
import { listAppointments } from './appointments-list.queries.ts';
import { presentClientHistory } from './client-history.presenter.ts';
import { readClientHistory } from './client-history.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));

export const appointmentsHandlers = {
  ...unsolvedHandlers,
  ...appointmentWriteHandlers,

  list: appointments.list
    .use(requires('appointments.own'))
    .handler(async ({ input: { cursor, limit, ...filter }, context, errors }) => {
      const after = placeAt(cursor, listPlace, errors);
      const { scope, account, now } = context;
      const sight = await sightOf(context);
      const search = searchOf(filter, { zone: account.companyTimezone, now });
      const page = await listAppointments(scope, { search, sight }, { after, limit });
      const names = await namesOf(scope, page.rows);
      return {
        items: page.rows.map((entry) => presentListed(entry, sight, names)),
        nextCursor: nextCursor(page, ({ startTime, id }) => [startTime, id]),
      };
    }),

  exportCsv: appointments.exportCsv
    .use(requires('appointments.export'))
    .handler(async ({ input, context }) => {
      const { scope, account, now } = context;
      const zone = account.companyTimezone;
      const wanted = { search: searchOf(input, { zone, now }), sight: await sightOf(context) };
      const lines = await everyLine<Entry, string[]>(
        (page) => listAppointments(scope, wanted, page),
        async (entries) => linesOf(entries, { names: await namesOf(scope, entries), zone }),
      );
      return appointmentsFile(lines);
    }),

  get: appointments.get
    .use(requires('appointments.own'))
    .handler(async ({ input: { id }, context, errors }) => {
      const found = await findAppointment(context.scope, id);
      const sight = await sightOf(context);
      if (!found || !isSeen(sight, found.entry)) throw errors.APPOINTMENT_NOT_FOUND();
      return presentDetail(found, sight);
    }),

  lengths: appointments.lengths
    .use(requires('appointments.manage'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const entry = await findEntry(scope, id);
      if (!entry) throw errors.APPOINTMENT_NOT_FOUND();
      return lengthsWithOthers(scope, entry);
    }),

  listChanges: appointments.listChanges
    .use(requires('appointments.view'))
    .handler(async ({ input: { id }, context: { scope, account }, errors }) => {
      if (!(await findEntry(scope, id))) throw errors.APPOINTMENT_NOT_FOUND();
      const trail = await listAppointmentChanges(scope, id);
      return presentAppointmentChanges(trail, account.companyTimezone);
    }),

  ofClient: appointments.ofClient
    .use(requires('appointments.view'))
    .handler(async ({ input: { clientId }, context: { scope, now }, errors }) => {
      if (!(await findClient(scope, clientId))) throw errors.CLIENT_NOT_FOUND();
      return presentClientHistory(await readClientHistory(scope, clientId, now));
    }),
};

function namesOf(scope: CompanyScope, entries: readonly Entry[]): Promise<Names> {
  const ids = entries.map(({ professionalId }) => professionalId);
  return readProfessionalNames(scope, ids);
}
