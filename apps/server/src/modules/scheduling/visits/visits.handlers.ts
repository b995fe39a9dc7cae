import { may } from '@app/domain/team/permissions';
import { everyLine } from '../../../foundation/database/pages.ts';
import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { listNotes } from '../../clients/record/client-notes.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { showAppointment } from '../appointments/appointment-detail.queries.ts';
import { writeNotes } from '../appointments/appointment-notes.commands.ts';
import { type Entry, findEntry } from '../appointments/appointments.queries.ts';
import { isSeen, type Sight, sightOf } from '../sight.rules.ts';
import { readClientVisits, readUsualInterval } from './client-aside.queries.ts';
import { type DueReturn, listDueReturns } from './returns.queries.ts';
import { placeOf, returnLinesOf, returnsFile } from './returns-file.presenter.ts';
import { receiveClient } from './visit-stages.commands.ts';
import { presentAside, presentReturn, returnPlace } from './visits.presenter.ts';
import { listVisitsAround } from './visits-around.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));

export const visitsHandlers = {
  stage: appointments.stage
    .use(requires('appointments.own'))
    .handler(async ({ input, context, errors }) => {
      const sight = await sightOf(context);
      if (!(await findSeen(context, input.id, sight))) throw errors.APPOINTMENT_NOT_FOUND();
      const outcome = await receiveClient(context.scope, input, context.now);
      valueOr(outcome, {
        'not-found': errors.APPOINTMENT_NOT_FOUND,
        over: errors.VISIT_OVER,
        'too-early': errors.VISIT_TOO_EARLY,
      });
      return showAppointment(context.scope, input.id, sight);
    }),

  writeNotes: appointments.writeNotes
    .use(requires('appointments.own'))
    .handler(async ({ input, context, errors }) => {
      const sight = await sightOf(context);
      if (!(await findSeen(context, input.id, sight))) throw errors.APPOINTMENT_NOT_FOUND();
      valueOr(await writeNotes(context.scope, input), {
        'not-found': errors.APPOINTMENT_NOT_FOUND,
        'changed-meanwhile': errors.APPOINTMENT_CHANGED,
      });
      return showAppointment(context.scope, input.id, sight);
    }),

  clientAside: appointments.clientAside
    .use(requires('appointments.own'))
    .handler(async ({ input: { id }, context, errors }) => {
      const { scope, role, account, now } = context;
      const sight = await sightOf(context);
      const entry = await findSeen(context, id, sight);
      const client = entry?.clientId ? await findClient(scope, entry.clientId) : null;
      if (!entry || !client) throw errors.APPOINTMENT_NOT_FOUND();
      const zone = account.companyTimezone;
      const seesClients = may(role, 'clients.view');
      return presentAside({
        entry,
        client,
        notes: seesClients ? await listNotes(scope, client.id) : [],
        blockedReason: seesClients ? client.blockedReason : '',
        visits: await readClientVisits(scope, entry, sight),
        days: await readUsualInterval(scope, entry, zone),
        clock: { zone, now },
      });
    }),

  listReturns: appointments.listReturns
    .use(requires('appointments.view'))
    .use(requires('clients.view'))
    .handler(async ({ input: { cursor, limit }, context: { scope, account, now }, errors }) => {
      const clock = { zone: account.companyTimezone, now };
      const after = placeAt(cursor, returnPlace, errors);
      const page = await listDueReturns(scope, clock, { after, limit });
      return {
        items: page.rows.map(presentReturn),
        nextCursor: nextCursor(page, ({ dueDate, client }) => [dueDate, client.id]),
      };
    }),

  exportReturns: appointments.exportReturns
    .use(requires('appointments.view'))
    .use(requires('clients.export'))
    .handler(async ({ context: { scope, account, now } }) => {
      const clock = { zone: account.companyTimezone, now };
      const lines = await everyLine<DueReturn, string[]>(
        ({ after, limit }) =>
          listDueReturns(scope, clock, { after: after && placeOf(after), limit }),
        async (rows) => {
          const people = rows.map(({ professionalId }) => professionalId);
          return returnLinesOf(rows, await readProfessionalNames(scope, people));
        },
      );
      return returnsFile(lines);
    }),

  listAround: appointments.listAround
    .use(requires('appointments.view'))
    .use(requires('clients.view'))
    .handler(({ input: { clientIds }, context: { scope, now } }) =>
      listVisitsAround(scope, clientIds, now),
    ),
};

async function findSeen(
  { scope }: Pick<CompanyContext, 'scope'>,
  id: string,
  sight: Sight,
): Promise<Entry | null> {
  const entry = await findEntry(scope, id);
  return entry?.kind === 'appointment' && isSeen(sight, entry) ? entry : null;
}
