import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import {
  createService,
  deactivateService,
  reactivateService,
  removeService,
  updateService,
} from './services.commands.ts';
import { newServiceOf, presentService, servicesFile } from './services.presenter.ts';
import { listServices } from './services.queries.ts';

const services = forCompany.catalog.services.use(opens('services'));

export const servicesHandlers = {
  list: services.list.use(requires('services.view')).handler(async ({ context }) => {
    const rows = await listServices(context.scope);
    return rows.map(presentService);
  }),

  create: services.create
    .use(requires('services.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await createService(context.scope, newServiceOf(input));
      if (!outcome.accepted) throw errors.SERVICE_NAME_TAKEN();
      return presentService(outcome.value);
    }),

  update: services.update
    .use(requires('services.manage'))
    .handler(async ({ input: { id, version, ...service }, context, errors }) => {
      const outcome = await updateService(context.scope, { id, version }, newServiceOf(service));
      if (outcome.accepted) return presentService(outcome.value);
      if (outcome.reason === 'not-found') throw errors.SERVICE_NOT_FOUND();
      if (outcome.reason === 'changed-meanwhile') throw errors.SERVICE_CHANGED();
      throw errors.SERVICE_NAME_TAKEN();
    }),

  deactivate: services.deactivate
    .use(requires('services.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await deactivateService(context.scope, input.id);
      if (!outcome.accepted) throw errors.SERVICE_NOT_FOUND();
      return presentService(outcome.value);
    }),

  reactivate: services.reactivate
    .use(requires('services.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await reactivateService(context.scope, input.id);
      if (!outcome.accepted) throw errors.SERVICE_NOT_FOUND();
      return presentService(outcome.value);
    }),

  remove: services.remove
    .use(requires('services.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await removeService(context.scope, input.id);
      if (outcome.accepted) return { id: outcome.value.id };
      if (outcome.reason === 'not-found') throw errors.SERVICE_NOT_FOUND();
      throw errors.SERVICE_HAS_HISTORY();
    }),

  exportCsv: services.exportCsv.use(requires('services.export')).handler(async ({ context }) => {
    const rows = await listServices(context.scope);
    return servicesFile(rows, context.account.companyTimezone);
  }),
};
