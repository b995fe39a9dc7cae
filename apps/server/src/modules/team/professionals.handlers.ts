import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { mindingAppointments } from '../../foundation/http/appointment-watch.ts';
import { forCompany, namedElsewhere, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { professionalFilesHandlers } from './professional-files.handlers.ts';
import {
  deactivateProfessional,
  hireProfessional,
  reactivateProfessional,
  reorderProfessionals,
  updateProfessional,
} from './professionals.commands.ts';
import { professionalsFile } from './professionals.presenter.ts';
import { findProfessional, listProfessionals } from './professionals.queries.ts';

const professionals = forCompany.team.professionals.use(opens('professionals'));

/** What the domain refuses about a form, as the contract declares it. */
const CODES = {
  'phone-invalid': 'PHONE_INVALID',
  'email-taken': 'PROFESSIONAL_EMAIL_TAKEN',
  'member-not-found': 'MEMBER_NOT_FOUND',
  'member-already-linked': 'MEMBER_ALREADY_LINKED',
} as const;

export const professionalsHandlers = {
  ...professionalFilesHandlers,

  list: forCompany.team.professionals.list
    .use(namedElsewhere('professionals'))
    .use(requires('professionals.view'))
    .handler(({ context }) => listProfessionals(context.scope)),

  exportCsv: professionals.exportCsv
    .use(requires('professionals.manage'))
    .handler(async ({ context }) =>
      professionalsFile(await listProfessionals(context.scope), context.account.companyTimezone),
    ),

  create: professionals.create
    .use(requires('professionals.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await hireProfessional(context.scope, input, context.now);
      if (outcome.accepted) return presentOne(context.scope, outcome.value.id);
      if (outcome.reason === 'professional-limit-reached') {
        throw errors.PROFESSIONAL_LIMIT_REACHED();
      }
      throw errors[CODES[outcome.reason]]();
    }),

  update: professionals.update
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id, version, ...form }, context, errors }) => {
      const outcome = await updateProfessional(context.scope, { id, version }, form);
      if (outcome.accepted) return presentOne(context.scope, id);
      if (outcome.reason === 'not-found') throw errors.PROFESSIONAL_NOT_FOUND();
      if (outcome.reason === 'changed-meanwhile') throw errors.PROFESSIONAL_CHANGED();
      throw errors[CODES[outcome.reason]]();
    }),

  deactivate: professionals.deactivate
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id, ...said }, context, errors }) => {
      const minded = { context, whose: { professionalId: id }, said, errors };
      const outcome = await mindingAppointments(minded, () =>
        deactivateProfessional(context.scope, id, context.now),
      );
      valueOr(outcome, { 'not-found': errors.PROFESSIONAL_NOT_FOUND });
      return presentOne(context.scope, id);
    }),

  reactivate: professionals.reactivate
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await reactivateProfessional(context.scope, id, context.now);
      if (outcome.accepted) return presentOne(context.scope, id);
      if (outcome.reason === 'not-found') throw errors.PROFESSIONAL_NOT_FOUND();
      throw errors.PROFESSIONAL_LIMIT_REACHED();
    }),

  reorder: professionals.reorder
    .use(requires('professionals.manage'))
    .handler(async ({ input: { ids }, context }) => {
      await reorderProfessionals(context.scope, ids);
      return listProfessionals(context.scope);
    }),
};

async function presentOne(scope: CompanyScope, id: string) {
  const found = await findProfessional(scope, id);
  if (!found) throw new Error('The professional of this transaction is gone');
  return found;
}
