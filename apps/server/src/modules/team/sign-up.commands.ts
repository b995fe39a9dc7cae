import { trialEndOf } from '@app/domain/billing/access';
import type { CompanyDocument, SignUpRefusal } from '@app/domain/identity/sign-up';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { normalizePhone } from '@app/domain/shared/phones';
import { accept, type Result } from '@app/domain/shared/result';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { createAccount, type NewAccount } from '../identity/accounts.commands.ts';
import { foundCompany } from './members.commands.ts';

export type SignUp = {
  account: NewAccount;
  company: { name: string; phone: string; document: CompanyDocument };
  now: Temporal.Instant;
};

type SignedUp = { userId: string; companyId: string };

/** A stranger's account and the company she owns, in trial from now on. */
export async function signUp(
  scope: OperatorScope,
  { account, company, now }: SignUp,
): Promise<Result<SignedUp, Extract<SignUpRefusal, 'email-taken'>>> {
  const created = await createAccount(scope, account);
  if (!created.accepted) return created;

  const { userId } = created.value;
  const companyId = await foundCompany(scope, {
    company: {
      name: company.name,
      email: account.email,
      phone: normalizePhone(company.phone) ?? company.phone,
      documentType: company.document.type,
      document: company.document.typed,
      documentNumber: company.document.number,
      timezone: DEFAULT_TIMEZONE,
      trialEndsAt: trialEndOf(now),
    },
    owner: { userId, name: account.name, email: account.email },
    now,
  });
  return accept({ userId, companyId });
}
