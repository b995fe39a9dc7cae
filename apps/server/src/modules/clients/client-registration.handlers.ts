import { isOperator } from '@app/domain/identity/platform-role';
import { todayIn } from '@app/domain/shared/local-time';
import { may } from '@app/domain/team/permissions';
import { os } from '@orpc/server';
import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { idempotentRequest } from '../../foundation/http/idempotency-key.ts';
import {
  actsAsOperator,
  forAccounts,
  refusal,
  requireOpen,
  showsAnother,
} from '../../foundation/http/procedures.ts';
import type { AccountContext } from '../../foundation/http/request-context.ts';
import { roleOf, subscriptionOf } from '../../foundation/http/session-account.ts';
import { answeredOnce } from '../../foundation/idempotency/answered-once.ts';
import { readOwnCompany } from '../company/company-lookup.queries.ts';
import { createClient } from './clients.commands.ts';
import { detailsOf, presentClient } from './clients.presenter.ts';
import { clientsWithPhone } from './clients.queries.ts';

/** A member adds to her own company, and so does a visit for support that its owner lets change things. */
const mayRegister = os.$context<AccountContext>().middleware(({ context, next }) => {
  const { account, now } = context;
  if (account.companyId === null && actsAsOperator(account, context)) return next();
  const role = roleOf(account);
  if (!role) throw refusal('NO_COMPANY');
  if (showsAnother(context, account)) throw refusal('COMPANY_CHANGED');
  requireOpen('clients', { subscription: subscriptionOf(account), now });
  if (!may(role, 'clients.manage')) throw refusal('FORBIDDEN');
  return next();
});

export const createInOneCompany = forAccounts.clients.clients.create
  .use(mayRegister)
  .handler(async ({ input, context, errors, path }) => {
    const { account, requestId, scopes, now } = context;
    const { userId } = account;
    if (isOperatorAtLarge(account)) {
      throw input.companyId ? errors.VISIT_REQUIRED() : errors.COMPANY_ID_REQUIRED();
    }
    const companyId = companyFor(account, input.companyId);
    if (!companyId) throw errors.COMPANY_NOT_FOUND();

    const request = idempotentRequest({ ...context, companyId, askedBy: userId }, path, input);
    return scopes.withCompany({ userId, requestId, companyId }, (scope) =>
      answeredOnce(scope, request, errors.REQUEST_KEY_REUSED, async () => {
        const { timezone } = await readOwnCompany(scope);
        const outcome = await createClient(scope, detailsOf(input), {
          today: todayIn(timezone, now),
          samePhone: input.allowsSamePhone ? 'allow' : 'warn',
        });
        if (outcome.accepted) return presentClient(outcome.value);
        if (outcome.reason === 'phone-invalid') throw errors.PHONE_INVALID();
        if (outcome.reason === 'birth-date-invalid') throw errors.BIRTH_DATE_INVALID();
        const others = await clientsWithPhone(scope, { typed: input.phone });
        throw errors.SAME_PHONE({ data: { clients: others } });
      }),
    );
  });

function isOperatorAtLarge({ companyId, platformRole }: SessionAccount): boolean {
  return companyId === null && isOperator(platformRole);
}

/** Another company's id is, to a member, the id of no company. */
function companyFor({ companyId }: SessionAccount, named: string | undefined): string | null {
  return named === undefined || named === companyId ? companyId : null;
}
