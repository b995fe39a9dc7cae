import type { OperatedCompanyForm } from '@app/contract/platform/companies.contract';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import type { PaymentEnvironment } from '../../../foundation/payments/payment-environment.ts';
import { hasSubscribedPlan } from '../../billing/billing-accounts.queries.ts';
import { lockPayer } from '../../billing/payers.queries.ts';
import { findPlan } from '../../billing/plans.queries.ts';
import { createCompany } from '../../company/companies.commands.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { findOperated } from '../../company/operated/listed-companies.queries.ts';
import {
  deactivateCompany,
  markDeleted,
  reactivateCompany,
  updateOperated,
} from '../../company/operated/operated-companies.commands.ts';
import type { Founding } from '../../team/founding.commands.ts';
import type { InvitationPost } from '../../team/invitation-mail.commands.ts';
import { inviteOwner, withdrawStrayed } from '../../team/owners/owner-invitations.commands.ts';
import { ERASE_COMPANY } from './company-erasure.commands.ts';
import type { Doer } from './operated.steps.ts';

export type CheckedCompany = OperatedCompanyForm & { documentNumber: string };
type NewCompany = {
  company: CheckedCompany;
  access: Founding['access'];
  inviter: { userId: string; name: string };
  post: InvitationPost;
};
type Closed = 'not-found' | 'being-deleted';

/** A company with its trial and the invitation of who is to own it, stored together or not at all. */
export async function foundForOwner(
  scope: OperatorScope,
  { company, access, inviter, post }: NewCompany,
  doer: Doer,
): Promise<CompanyRow & { invitationLink: string | null }> {
  const { planId, ...details } = company;
  const founded = { ...details, subscriptionPlanId: planId, ...access };
  const id = await createCompany(scope, founded, doer.now);
  const letter = { company: { id, email: company.email }, inviter, post, now: doer.now };
  const invited = await inviteOwner(scope, letter);
  await record(scope, doer, { action: 'company.created', id, name: company.name });
  const stored = await findOperated(scope, id);
  if (!stored || !invited.accepted) throw new Error('The company that was founded is not there');
  return { ...stored, invitationLink: invited.value };
}

type Again = {
  id: string;
  inviter: { userId: string; name: string };
  postOf: (companyName: string) => InvitationPost;
};
type Invited = { email: string; invitationLink: string | null };

/** The link that was mailed is lost or too old. */
export async function inviteAgain(
  scope: OperatorScope,
  { id, inviter, postOf }: Again,
  doer: Doer,
): Promise<Result<Invited, Closed | 'has-owner'>> {
  const company = await findOperated(scope, id);
  if (!company) return refuse('not-found');
  if (company.deletedAt) return refuse('being-deleted');
  const { email, name, tradeName } = company;
  const letter = { company, inviter, post: postOf(tradeName || name), now: doer.now };
  const invited = await inviteOwner(scope, letter);
  if (!invited.accepted) return invited;
  await record(scope, doer, { action: 'company.invited', id, name, details: { email } });
  return accept({ email, invitationLink: invited.value });
}

type Change = {
  id: string;
  version: number;
  /** The plan as the form was opened with it: the provider changes it without a new version. */
  openedPlanId: string | null;
  company: CheckedCompany;
  /** The one that is switched on. */
  environment: PaymentEnvironment | null;
};

export async function changeCompany(
  scope: OperatorScope,
  { id, version, openedPlanId, company, environment }: Change,
  doer: Doer,
): Promise<Result<CompanyRow, Closed | 'changed-meanwhile' | 'plan-subscribed'>> {
  const { planId, ...details } = company;
  // Whoever writes down what the provider says waits, and then writes over it.
  await lockPayer(scope, id);
  const before = await findOperated(scope, id);
  const isOtherPlan = before?.version === version && before.subscriptionPlanId !== planId;
  if (isOtherPlan && before.subscriptionPlanId !== openedPlanId) return refuse('changed-meanwhile');
  if (isOtherPlan && (await hasSubscribedPlan(scope, id, environment))) {
    return refuse('plan-subscribed');
  }
  const operated = { ...details, subscriptionPlanId: planId };
  const outcome = await updateOperated(scope, { id, version }, operated);
  if (!outcome.accepted) return outcome;
  const fields = Object.keys(operated).filter((field) => isOther(before, outcome.value, field));
  const { name, email } = outcome.value;
  if (fields.includes('email')) await withdrawStrayed(scope, { id, email });
  const said = { fields, ...(await plansOf(scope, before, outcome.value)) };
  await record(scope, doer, { action: 'company.changed', id, name, details: said });
  return outcome;
}

export async function closeCompany(
  scope: OperatorScope,
  id: string,
  doer: Doer,
): Promise<Result<CompanyRow, Closed>> {
  const outcome = await deactivateCompany(scope, id);
  if (outcome.accepted) {
    await record(scope, doer, { action: 'company.deactivated', id, name: outcome.value.name });
  }
  return outcome;
}

export async function openCompany(
  scope: OperatorScope,
  id: string,
  doer: Doer,
): Promise<Result<CompanyRow, Closed>> {
  const outcome = await reactivateCompany(scope, id);
  if (outcome.accepted) {
    await record(scope, doer, { action: 'company.reactivated', id, name: outcome.value.name });
  }
  return outcome;
}

/** Closed at once; the job that takes everything away is stored with it. */
export async function deleteCompany(
  scope: OperatorScope,
  meant: { id: string; name: string },
  doer: Doer,
): Promise<Result<CompanyRow, Closed | 'name-not-typed'>> {
  const outcome = await markDeleted(scope, meant, doer.now);
  if (!outcome.accepted) return outcome;
  const { id, name } = outcome.value;
  await record(scope, doer, { action: 'company.deleted', id, name });
  await scope.jobs.enqueue(ERASE_COMPANY, { companyId: id });
  return outcome;
}

/** The old and the new one by name, where it is another. */
async function plansOf(scope: OperatorScope, before: CompanyRow | null, after: CompanyRow) {
  const [old, chosen] = [before?.subscriptionPlanId ?? null, after.subscriptionPlanId];
  if (old === chosen) return {};
  const nameOf = async (id: string | null) => (id && (await findPlan(scope, id))?.name) || null;
  return { planBefore: await nameOf(old), plan: await nameOf(chosen) };
}

type Act = Parameters<typeof recordOperatorAction>[2];
type Done = { id: string; name: string } & Pick<Act, 'action' | 'details'>;

function record(scope: OperatorScope, doer: Doer, { id, name, ...done }: Done): Promise<void> {
  return recordOperatorAction(scope, doer, { ...done, subject: name, companyId: id });
}

function isOther(before: CompanyRow | null, after: CompanyRow, field: string): boolean {
  // The fields of the form are columns of the company.
  const column = field as keyof CompanyRow;
  return before?.[column] !== after[column];
}
