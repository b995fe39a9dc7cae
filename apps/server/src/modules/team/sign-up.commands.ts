import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { createAccount, prepareAccount } from '../identity/accounts.commands.ts';
import { sendConfirmation } from '../identity/confirmation.commands.ts';
import {
  type Founding,
  FoundingError,
  type FoundingRefusal,
  foundByPerson,
} from './founding.commands.ts';

type Parts = Pick<
  RequestContext,
  'scopes' | 'mailer' | 'logger' | 'requestId' | 'confirmationLinkOf'
>;
type Person = { name: string; email: string; password: string };

/** A stranger's account, and with it the mail that confirms her address. */
export async function registerPerson(
  { scopes, mailer, requestId, confirmationLinkOf }: Parts,
  person: Person,
): Promise<Result<{ userId: string }, 'email-taken'>> {
  const account = await prepareAccount({ ...person, role: 'client' });
  const url = await confirmationLinkOf(account.email);
  return scopes.asOperator({ userId: null, requestId }, async (scope) => {
    const created = await createAccount(scope, account);
    if (created.accepted) await sendConfirmation(scope, mailer, { ...account, url });
    return created;
  });
}

/** Her company, in a transaction of its own: an account without one can still set it up later. */
export async function foundFirstCompany(
  { scopes, logger, requestId }: Parts,
  founding: Founding,
): Promise<Result<string, FoundingRefusal>> {
  const actor = { userId: founding.owner.userId, requestId };
  try {
    return accept(await scopes.asOperator(actor, (scope) => foundByPerson(scope, founding)));
  } catch (error) {
    // Whatever it was: the account exists, and whoever made it must know.
    logger.error({ err: error, requestId }, 'sign-up left without a company');
    return refuse(error instanceof FoundingError ? error.refusal : 'company-creation');
  }
}
