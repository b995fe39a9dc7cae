import { mayUse } from '@app/domain/billing/access';
import { isOperator } from '@app/domain/identity/platform-role';
import { todayIn } from '@app/domain/shared/local-time';
import { accept } from '@app/domain/shared/result';
import { may } from '@app/domain/team/permissions';
import { os } from '@orpc/server';
import type { CompanyScope, SessionAccount } from '../../foundation/database/scopes.ts';
import {
  type Arrival,
  actsAsOperator,
  forAccounts,
  refusal,
  showsAnother,
} from '../../foundation/http/procedures.ts';
import { recognised } from '../../foundation/http/request-key.ts';
import { roleOf, subscriptionOf } from '../../foundation/http/session-account.ts';
import { namedRequest, onceOnly } from '../company/answered-requests.commands.ts';
import { activeCompaniesWithIds, readOwnCompany } from '../company/company-lookup.queries.ts';
import { createClient } from './clients.commands.ts';
import { detailsOf, presentClient } from './clients.presenter.ts';
import { type ClientRow, clientsWithPhone, findClient } from './clients.queries.ts';

type AccountContext = Arrival & { account: SessionAccount };

/** A member adds to her own company. An operator without one says to which. */
const mayRegister = os.$context<AccountContext>().middleware(({ context, next }) => {
  const { account, now } = context;
  if (account.companyId === null && actsAsOperator(account, context)) return next();
  const role = roleOf(account);
  if (!role) throw refusal('NO_COMPANY');
  if (showsAnother(context, account)) throw refusal('COMPANY_CHANGED');
  if (!mayUse('clients', subscriptionOf(account), now)) throw refusal('MODULE_CLOSED');
  if (!may(role, 'clients.manage')) throw refusal('FORBIDDEN');
  return next();
});

export const createInOneCompany = forAccounts.clients.clients.create
  .use(mayRegister)
  .use(recognised)
  .handler(async ({ input, context, errors }) => {
    const { account, requestId, scopes, now } = context;
    const { userId } = account;
    if (isOperatorAtLarge(account) && !input.companyId) throw errors.COMPANY_ID_REQUIRED();
    const companyId = await companyFor(context, input.companyId);
    if (!companyId) throw errors.COMPANY_NOT_FOUND();

    const request = namedRequest({ ...context, companyId, userId }, 'clients.create', input);
    return scopes.withCompany({ userId, requestId, companyId }, async (scope) => {
      const { timezone } = await readOwnCompany(scope);
      const outcome = await onceOnly(scope, request, async () => {
        const created = await createClient(scope, detailsOf(input), {
          today: todayIn(timezone, now),
          samePhone: input.allowsSamePhone ? 'allow' : 'warn',
        });
        return created.accepted ? accept(created.value.id) : created;
      });
      if (outcome.accepted) return presentClient(await asSheIsNow(scope, outcome.value, errors));
      if (outcome.reason === 'request-key-reused') throw errors.REQUEST_KEY_REUSED();
      if (outcome.reason === 'phone-invalid') throw errors.PHONE_INVALID();
      if (outcome.reason === 'birth-date-invalid') throw errors.BIRTH_DATE_INVALID();
      const others = await clientsWithPhone(scope, { typed: input.phone });
      throw errors.SAME_PHONE({ data: { clients: others } });
    });
  });

type Gone = { CLIENT_NOT_FOUND(): Error };

/** A request that is sent again may find that she was deleted or merged meanwhile. */
async function asSheIsNow(scope: CompanyScope, id: string, errors: Gone): Promise<ClientRow> {
  const client = await findClient(scope, id);
  if (!client) throw errors.CLIENT_NOT_FOUND();
  return client;
}

function isOperatorAtLarge({ companyId, platformRole }: SessionAccount): boolean {
  return companyId === null && isOperator(platformRole);
}

/** Another company's id is, to a member, the id of no company. */
async function companyFor(
  { account, requestId, scopes }: AccountContext,
  named: string | undefined,
): Promise<string | null> {
  if (!isOperatorAtLarge(account)) {
    return named === undefined || named === account.companyId ? account.companyId : null;
  }
  const ids = named === undefined ? [] : [named];
  const actor = { userId: account.userId, requestId };
  const found = await scopes.asOperator(actor, (scope) => activeCompaniesWithIds(scope, ids));
  return found[0]?.id ?? null;
}
