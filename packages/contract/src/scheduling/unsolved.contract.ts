import { TROUBLES } from '@app/domain/scheduling/trouble';
import { z } from 'zod';
import { affectedAppointment } from '../shared/affected-appointments.ts';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, version } from '../shared/schemas.ts';
import { notChangeable, notFound } from './agenda-entry.contract.ts';

export const unsolvedAppointment = affectedAppointment.extend({
  version,
  professionalId: id,
  /** Why nobody would serve her. */
  trouble: z.enum(TROUBLES),
});
export type UnsolvedAppointment = z.infer<typeof unsolvedAppointment>;

const route = tagged('Agendamentos');
nameSchemas({ UnsolvedAppointment: unsolvedAppointment });

export const unsolvedContract = {
  /** In the order of their times: those that a change left without hours or hands. */
  listUnsolved: companyProcedure
    .route(route.get('/appointments/unsolved', 'Agendamentos que ficaram sem atendimento'))
    .output(z.array(unsolvedAppointment)),

  /** It stays as it is, and is no longer asked about. */
  keep: companyProcedure
    .route(route.post('/appointments/{id}/keep', 'Manter assim mesmo'))
    .input(z.strictObject({ id }))
    .output(z.object({ id }))
    .errors({ ...notFound, ...notChangeable }),
};
