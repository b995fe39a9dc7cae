import { WEAK_PASSWORD, weaknessOf } from '@app/domain/identity/password';
import { accountOf, forAnyone, refusal } from '../../foundation/http/procedures.ts';
import { rateLimited } from '../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { supportOf } from '../../foundation/http/session-account.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { arrives } from '../../foundation/mail/mailer.ts';
import { readCompanyToken } from '../../foundation/secrets/company-token.ts';
import { findAccountByEmail } from '../identity/account-lookup.queries.ts';
import { prepareAccount } from '../identity/accounts.commands.ts';
import { findAcceptable, joinAsNewcomer, joinWithAccount } from './joining.commands.ts';

const { show, acceptAsNewcomer, accept } = forAnyone.team.invitations;
const reading = { name: 'invitation-read', attempts: 60, minutes: 15 };
const accepting = { name: 'invitation-accept', attempts: 20, minutes: 15 };

/** What the link of an invitation opens, for whoever has it. */
export const joiningHandlers = {
  show: show.use(rateLimited(reading)).handler(async ({ input, context, errors }) => {
    const { requestId, now, scopes } = context;
    const key = readCompanyToken(input.token);
    const found = await scopes.asOperator({ userId: null, requestId }, async (scope) => {
      const invitation = await findAcceptable(scope, key, now);
      if (!invitation) return null;
      const account = await findAccountByEmail(scope, invitation.email);
      return { ...invitation, hasAccount: account !== null };
    });
    if (!found) throw errors.INVITATION_NOT_VALID();
    const { companyName, invitedByName: invitedBy, email, role, hasAccount } = found;
    return { companyName, invitedBy, email, role, hasAccount };
  }),

  acceptAsNewcomer: acceptAsNewcomer
    .use(rateLimited(accepting))
    .handler(async ({ input: { token, name, password }, context, errors }) => {
      const { now, scopes } = context;
      const actor = { userId: null, requestId: context.requestId };
      const key = readCompanyToken(token);
      // Looked at before the password is hashed, which a made-up link must not cost us.
      const invitation = await scopes.asOperator(actor, (scope) => findAcceptable(scope, key, now));
      if (!invitation) throw errors.INVITATION_NOT_VALID();

      const { email, companyName } = invitation;
      const weakness = weaknessOf(password, { name, email, companyNames: [companyName] });
      if (weakness) {
        const issue = { path: ['password'], message: WEAK_PASSWORD[weakness] };
        throw errors.BAD_REQUEST({ data: { issues: [issue] } });
      }
      const account = await prepareAccount({ name, email, password, role: 'client' });
      const outcome = await scopes.asOperator(actor, async (scope) => {
        const wasMailed = await arrives(scope, context.mailer, context.environment);
        return joinAsNewcomer(scope, { key, account, now, wasMailed });
      });
      const { companyId } = valueOr(outcome, {
        'email-taken': errors.USER_EXISTS,
        'not-valid': errors.INVITATION_NOT_VALID,
      });
      tellOfMember(context, companyId);
      return { email };
    }),

  accept: accept.use(rateLimited(accepting)).handler(async ({ input, context, errors }) => {
    const account = await accountOf(context);
    if (!account) throw errors.SIGN_IN_FIRST();
    // Nobody becomes a member while she looks into a company for support.
    if (supportOf(account)) throw refusal('SUPPORT_NEVER');

    const { requestId, now, mailer, environment } = context;
    const key = readCompanyToken(input.token);
    const actor = { userId: account.userId, requestId };
    const outcome = await context.scopes.asOperator(actor, async (scope) => {
      const wasMailed = await arrives(scope, mailer, environment);
      return joinWithAccount(scope, { key, account, now, wasMailed });
    });
    const joined = valueOr(outcome, {
      'other-account': errors.OTHER_ACCOUNT,
      'not-valid': errors.INVITATION_NOT_VALID,
    });
    tellOfMember(context, joined.companyId);
    return joined;
  }),
};

/** She joined by the operator's hand, which tells no screen. */
function tellOfMember({ scopes, requestId }: RequestContext, companyId: string): void {
  scopes.tell({ companyId, userId: null, requestId }, 'members');
}
