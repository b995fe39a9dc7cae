import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';
import { changeEmail, isEmailTaken, renameAccount } from '../identity/accounts.commands.ts';
import { holdAccount } from '../identity/accounts.queries.ts';
import { sendConfirmation } from '../identity/confirmation.commands.ts';
import { hasCompany } from './company-setup.queries.ts';
import {
  type Founding,
  FoundingError,
  type FoundingRefusal,
  foundByPerson,
} from './founding.commands.ts';

export type CompanySetup = Founding & {
  /** The address that confirms the e-mail, should it be a new one. */
  confirmationUrl: string;
};
type SetupRefusal = 'has-company' | 'email-taken' | 'email-confirmed';

type Parts = Pick<RequestContext, 'scopes' | 'mailer' | 'logger' | 'requestId'>;

/** Name, e-mail and company of an account that has none yet: stored together or not at all. */
export async function setUpCompany(
  parts: Parts,
  setup: CompanySetup,
): Promise<Result<string, SetupRefusal | FoundingRefusal>> {
  const { scopes, logger, requestId } = parts;
  const actor = { userId: setup.owner.userId, requestId };
  try {
    return await scopes.asOperator(actor, (scope) => store(scope, setup, parts));
  } catch (error) {
    if (isEmailTaken(error)) return refuse('email-taken');
    if (!(error instanceof FoundingError)) throw error;
    logger.error({ err: error, requestId }, 'company not set up');
    return refuse(error.refusal);
  }
}

async function store(
  scope: OperatorScope,
  setup: CompanySetup,
  { mailer }: Parts,
): Promise<Result<string, SetupRefusal>> {
  const { owner, confirmationUrl: url } = setup;
  // Held until the end: of two setups at once the second finds the first one's company.
  const account = await holdAccount(scope, owner.userId);
  if (!account) throw new Error('The account is gone');
  if (await hasCompany(scope, account)) return refuse('has-company');

  const isNew = owner.email !== account.email;
  // An address that somebody confirmed is known to be right, and stays.
  if (isNew && account.emailVerified) return refuse('email-confirmed');

  if (isNew) {
    await changeEmail(scope, owner.userId, owner.email);
    await sendConfirmation(scope, mailer, { ...owner, url });
  }
  await renameAccount(scope, owner.userId, owner.name);
  return accept(await foundByPerson(scope, setup));
}
