import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { sampleOf } from './message-values.rules.ts';
import {
  createDefaultTemplates,
  createTemplate,
  deactivateTemplate,
  reactivateTemplate,
  removeTemplate,
  updateTemplate,
} from './templates.commands.ts';
import { templatesFile } from './templates.presenter.ts';
import { listTemplates } from './templates.queries.ts';

const templates = forCompany.messaging.templates.use(opens('messages'));
const manages = requires('messages.manage');

export const templatesHandlers = {
  list: templates.list
    .use(requires('messages.view'))
    .handler(({ context }) => listTemplates(context.scope)),

  create: templates.create.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await createTemplate(context.scope, input);
    return valueOr(outcome, {
      taken: errors.MESSAGE_TEMPLATE_NAME_TAKEN,
      'too-many': errors.MESSAGE_TEMPLATE_LIMIT,
    });
  }),

  update: templates.update
    .use(manages)
    .handler(async ({ input: { id, version, ...template }, context, errors }) => {
      const outcome = await updateTemplate(context.scope, { id, version }, template);
      return valueOr(outcome, {
        taken: errors.MESSAGE_TEMPLATE_NAME_TAKEN,
        'not-found': errors.MESSAGE_TEMPLATE_NOT_FOUND,
        'changed-meanwhile': errors.MESSAGE_TEMPLATE_CHANGED,
        'of-platform': errors.MESSAGE_TEMPLATE_OF_PLATFORM,
      });
    }),

  deactivate: templates.deactivate.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await deactivateTemplate(context.scope, input.id);
    return valueOr(outcome, { 'not-found': errors.MESSAGE_TEMPLATE_NOT_FOUND });
  }),

  reactivate: templates.reactivate.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await reactivateTemplate(context.scope, input.id);
    return valueOr(outcome, { 'not-found': errors.MESSAGE_TEMPLATE_NOT_FOUND });
  }),

  remove: templates.remove.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await removeTemplate(context.scope, input.id);
    const { id } = valueOr(outcome, {
      'not-found': errors.MESSAGE_TEMPLATE_NOT_FOUND,
      'has-history': errors.MESSAGE_TEMPLATE_HAS_HISTORY,
    });
    return { id };
  }),

  createDefaults: templates.createDefaults.use(manages).handler(async ({ context, errors }) => {
    const outcome = await createDefaultTemplates(context.scope);
    return valueOr(outcome, { 'too-many': errors.MESSAGE_TEMPLATE_LIMIT });
  }),

  sample: templates.sample
    .use(requires('messages.view'))
    .handler(({ context }) => sampleOf(context.scope, context.now)),

  exportCsv: templates.exportCsv.use(manages).handler(async ({ context }) => {
    const rows = await listTemplates(context.scope);
    return templatesFile(rows, context.account.companyTimezone);
  }),
};
