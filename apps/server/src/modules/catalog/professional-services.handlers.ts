import { mindingAppointments } from '../../foundation/http/appointment-watch.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { todayOf } from '../../foundation/http/request-context.ts';
import { isProfessional } from '../team/professionals.queries.ts';
import { replaceOfferedServices } from './professional-services.commands.ts';
import { knownOf, offeredOf, presentOffered } from './professional-services.presenter.ts';
import { listOfferedServices } from './professional-services.queries.ts';

const offered = forCompany.catalog.professionalServices.use(opens('professionals'));

export const professionalServicesHandlers = {
  list: offered.list
    .use(requires('professionals.view'))
    .handler(async ({ input: { professionalId }, context, errors }) => {
      if (!(await isProfessional(context.scope, professionalId))) {
        throw errors.PROFESSIONAL_NOT_FOUND();
      }
      const rows = await listOfferedServices(context.scope, professionalId);
      return rows.map(presentOffered);
    }),

  replace: offered.replace
    .use(requires('professionals.manage'))
    .handler(async ({ input, context, errors }) => {
      const { professionalId, known, services, endsCommissions } = input;
      const offer = {
        professionalId,
        known: known.map(knownOf),
        services: services.map(offeredOf),
        commissions: endsCommissions ? ('end' as const) : ('keep' as const),
      };
      const today = todayOf(context);
      const minded = { context, whose: { professionalId }, said: input, errors };
      const outcome = await mindingAppointments(minded, () =>
        replaceOfferedServices(context.scope, offer, today),
      );
      if (!outcome.accepted) {
        if (outcome.reason === 'services-have-commissions') {
          const { serviceNames } = outcome;
          throw errors.SERVICES_HAVE_COMMISSIONS({ data: { serviceNames } });
        }
        if (outcome.reason === 'changed-meanwhile') throw errors.SERVICES_CHANGED();
        if (outcome.reason === 'service-not-found') throw errors.SERVICE_NOT_FOUND();
        throw errors.PROFESSIONAL_NOT_FOUND();
      }
      const rows = await listOfferedServices(context.scope, professionalId);
      return rows.map(presentOffered);
    }),
};
