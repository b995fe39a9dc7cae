import { apartFrom, mindingAppointments } from '../../foundation/http/appointment-watch.ts';
import { forCompany, namedElsewhere, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { newServiceOf, presentService, servicesFile } from './services.presenter.ts';
import { listServices } from './services.queries.ts';
import {
  createService,
  deactivateService,
  reactivateService,
  removeService,
  updateService,
} from './services.rules.ts';

const services = forCompany.catalog.services.use(opens('services'));
const manages = requires('services.manage');

export const servicesHandlers = {
  list: forCompany.catalog.services.list
    .use(namedElsewhere('services'))
    .use(requires('services.view'))
    .handler(async ({ context }) => {
      const rows = await listServices(context.scope);
      return rows.map(presentService);
    }),

  create: services.create.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await createService(context.scope, newServiceOf(input));
    return presentService(valueOr(outcome, { taken: errors.SERVICE_NAME_TAKEN }));
  }),

  update: services.update.use(manages).handler(async ({ input, context, errors }) => {
    const { said, rest } = apartFrom(input);
    const { id, version, ...service } = rest;
    const change = () => updateService(context.scope, { id, version }, newServiceOf(service));
    // The form of one that is offered takes it away as well.
    const minded = { context, whose: 'everybody', said, errors } as const;
    const outcome = await (service.active ? change() : mindingAppointments(minded, change));
    const changed = valueOr(outcome, {
      taken: errors.SERVICE_NAME_TAKEN,
      'not-found': errors.SERVICE_NOT_FOUND,
      'changed-meanwhile': errors.SERVICE_CHANGED,
    });
    return presentService(changed);
  }),

  deactivate: services.deactivate.use(manages).handler(async ({ input, context, errors }) => {
    const { id, ...said } = input;
    const minded = { context, whose: 'everybody', said, errors } as const;
    const outcome = await mindingAppointments(minded, () => deactivateService(context.scope, id));
    return presentService(valueOr(outcome, { 'not-found': errors.SERVICE_NOT_FOUND }));
  }),

  reactivate: services.reactivate.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await reactivateService(context.scope, input.id);
    return presentService(valueOr(outcome, { 'not-found': errors.SERVICE_NOT_FOUND }));
  }),

  remove: services.remove.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await removeService(context.scope, input.id);
    const { id } = valueOr(outcome, {
      'not-found': errors.SERVICE_NOT_FOUND,
      'has-history': errors.SERVICE_HAS_HISTORY,
    });
    return { id };
  }),

  exportCsv: services.exportCsv.use(requires('services.export')).handler(async ({ context }) => {
    const rows = await listServices(context.scope);
    return servicesFile(rows, context.account.companyTimezone);
  }),
};
