import type { Administrative } from '@app/contract/messaging/administrative.contract';
import { asOperatorWithin } from '../../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { administers, forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { saveAdministrative } from './administrative-automations.commands.ts';
import { readAdministrative } from './administrative-automations.queries.ts';
import { findTeller } from './teller.queries.ts';

const administrative = forCompany.messaging.administrative.use(administers).use(opens('messages'));

export const administrativeHandlers = {
  get: administrative.get
    .use(requires('messages.view'))
    .handler(({ context }) => show(context.scope)),

  save: administrative.save
    .use(requires('messages.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await saveAdministrative(context.scope, input);
      valueOr(outcome, { 'template-not-found': errors.ADMINISTRATIVE_TEMPLATE_NOT_FOUND });
      return show(context.scope);
    }),
};

/** With the name of whoever writes: another administrator's company may be the one that does. */
async function show(scope: CompanyScope): Promise<Administrative> {
  const settings = await readAdministrative(scope);
  const teller = await asOperatorWithin(scope, findTeller);
  if (!teller) return { ...settings, sender: null };
  const { companyName, isConnected } = teller;
  const isOwn = teller.companyId === scope.companyId;
  return { ...settings, sender: { companyName, isConnected, isOwn } };
}
