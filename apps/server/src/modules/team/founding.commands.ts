import { trialEndOf } from '@app/domain/billing/access';
import type { CompanyDocument } from '@app/domain/identity/sign-up';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { normalizePhone } from '@app/domain/shared/phones';
import type { OperatorScope, Scopes } from '../../foundation/database/scopes.ts';
import type { Logger } from '../../foundation/logger.ts';
import { trialDaysOnOffer } from '../billing/plans.queries.ts';
import { createCompany, type NewCompany } from '../company/companies.commands.ts';
import { type Owner, settleOwner } from './members.commands.ts';

export type FoundingRefusal = 'company-creation' | 'profile-update';

/** Says how far the founding of a company came. Nothing of it is stored. */
export class FoundingError extends Error {
  readonly refusal: FoundingRefusal;

  constructor(refusal: FoundingRefusal, cause: unknown) {
    super(`Founding a company failed: ${refusal}`, { cause });
    this.refusal = refusal;
  }
}

export type Founding = {
  owner: Owner;
  company: {
    name: string;
    /** The owner's when the company has none of its own. */
    email?: string | undefined;
    phone: string;
    document: CompanyDocument;
  };
  /** What opens the company at first. */
  access: Pick<NewCompany, 'trialEndsAt' | 'subscriptionStatus'>;
  now: Temporal.Instant;
};

/** A company and its owner, as a person founds it: whatever fails is told apart by step. */
export async function foundByPerson(
  scope: OperatorScope,
  { owner, company: { name, email, phone, document }, access, now }: Founding,
): Promise<string> {
  const company = {
    name,
    email: email ?? owner.email,
    phone: normalizePhone(phone) ?? phone,
    documentType: document.type,
    document: document.typed,
    documentNumber: document.number,
    timezone: DEFAULT_TIMEZONE,
    ...access,
  };
  const companyId = await step('company-creation', createCompany(scope, company, now));
  await step('profile-update', settleOwner(scope, { companyId, companyName: name, owner }));
  return companyId;
}

async function step<Answer>(refusal: FoundingRefusal, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw new FoundingError(refusal, error);
  }
}

type TrialParts = { scopes: Scopes; logger: Logger; requestId: string; now: Temporal.Instant };

/**
 * The trial of the first plan on offer. It is looked up in a transaction of its own: plans that
 * cannot be read must not keep anybody from starting.
 */
export async function trialOnOffer({
  scopes,
  logger,
  requestId,
  now,
}: TrialParts): Promise<Founding['access']> {
  try {
    const days = await scopes.asOperator({ userId: null, requestId }, trialDaysOnOffer);
    return { trialEndsAt: trialEndOf(now, days) };
  } catch (error) {
    logger.error({ err: error, requestId }, 'trial of the first plan unknown');
    return { trialEndsAt: trialEndOf(now) };
  }
}
