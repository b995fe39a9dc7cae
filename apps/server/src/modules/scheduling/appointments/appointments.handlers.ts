import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { isSeen, sightOf } from '../sight.queries.ts';
import { presentAppointmentChanges } from './appointment-changes.presenter.ts';
import { listAppointmentChanges } from './appointment-changes.queries.ts';
import { findAppointment } from './appointment-detail.queries.ts';
import { appointmentWriteHandlers } from './appointment-writes.handlers.ts';
import { presentDetail, presentListed } from './appointments.presenter.ts';
import { findEntry } from './appointments.queries.ts';
import { listPlace, searchOf } from './appointments-cursor.presenter.ts';
import { appointmentsExportHandlers } from './appointments-export.handlers.ts';
import { listAppointments } from './appointments-list.queries.ts';
import { presentClientHistory } from './client-history.presenter.ts';
import { readClientHistory } from './client-history.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));

export const appointmentsHandlers = {
  ...appointmentWriteHandlers,
  ...appointmentsExportHandlers,

  list: appointments.list
    .use(requires('appointments.own'))
    .handler(async ({ input: { cursor, limit, ...filter }, context, errors }) => {
      const after = placeAt(cursor, listPlace, errors);
      const { scope, account } = context;
      const sight = await sightOf(context);
      const search = searchOf(filter, account.companyTimezone);
      const page = await listAppointments(scope, { search, sight }, { after, limit });
      const ids = page.rows.map(({ professionalId }) => professionalId);
      const names = await readProfessionalNames(scope, ids);
      return {
        items: page.rows.map((entry) => presentListed(entry, sight, names)),
        nextCursor: nextCursor(page, ({ startTime, id }) => [startTime, id]),
      };
    }),

  get: appointments.get
    .use(requires('appointments.own'))
    .handler(async ({ input: { id }, context, errors }) => {
      const found = await findAppointment(context.scope, id);
      const sight = await sightOf(context);
      if (!found || !isSeen(sight, found.entry)) throw errors.APPOINTMENT_NOT_FOUND();
      return presentDetail(found, sight);
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
