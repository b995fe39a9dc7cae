import type { unsolvedAppointment } from '@app/contract/scheduling/unsolved.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { may } from '@app/domain/team/permissions';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import {
  type AppointmentCard,
  readAppointmentCards,
} from '../appointments/appointment-cards.queries.ts';
import { findEntry } from '../appointments/appointments.queries.ts';
import { candidatesFor } from './booking-candidates.rules.ts';
import { keepDespite } from './troubles.commands.ts';
import { listUnsolved, type Unsolved } from './troubles.queries.ts';

const appointments = forCompany.scheduling.appointments.use(opens('appointments'));

export const unsolvedHandlers = {
  listUnsolved: appointments.listUnsolved
    .use(requires('appointments.manage'))
    .handler(async ({ context: { scope, account, now, role } }) => {
      const unsolved = await listUnsolved(scope, { now, zone: account.companyTimezone });
      const ids = unsolved.map(({ id }) => id);
      const people = unsolved.map(({ professionalId }) => professionalId);
      const known = {
        cards: await readAppointmentCards(scope, ids),
        names: await readProfessionalNames(scope, people),
      };
      const seesPhones = may(role, 'clients.view');
      return unsolved
        .map((one) => presentUnsolved(one, known))
        .map((one) => (seesPhones ? one : { ...one, clientPhone: null }));
    }),

  listTakers: appointments.listTakers
    .use(requires('appointments.manage'))
    .handler(async ({ input: { id }, context: { scope, account, now }, errors }) => {
      const entry = await findEntry(scope, id);
      if (entry?.kind !== 'appointment') throw errors.APPOINTMENT_NOT_FOUND();
      const wish = {
        professionalId: null,
        serviceIds: entry.services.map(({ serviceId }) => serviceId),
        startTime: entry.startTime,
        policy: null,
        zone: account.companyTimezone,
        now,
      };
      const free = await candidatesFor(scope, wish);
      if (!free.accepted) return [];
      return free.value
        .map(({ professional }) => professional)
        .filter((professional) => professional.id !== entry.professionalId)
        .map(({ id: takerId, name }) => ({ id: takerId, name }));
    }),

  keep: appointments.keep
    .use(requires('appointments.manage'))
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      valueOr(await keepDespite(scope, id), {
        'not-found': errors.APPOINTMENT_NOT_FOUND,
        closed: errors.APPOINTMENT_CLOSED,
      });
      return { id };
    }),
};

type Known = {
  cards: ReadonlyMap<string, AppointmentCard>;
  names: ReadonlyMap<string, string>;
};

function presentUnsolved(
  { id, version, startTime, professionalId, trouble }: Unsolved,
  { cards, names }: Known,
): Answer<typeof unsolvedAppointment> {
  const card = cards.get(id);
  return {
    id,
    version,
    startTime,
    professionalId,
    trouble,
    serviceNames: card?.serviceNames ?? '',
    professionalName: names.get(professionalId) ?? '',
    clientName: card?.clientName ?? '',
    clientPhone: card?.clientPhone ?? '',
  };
}
