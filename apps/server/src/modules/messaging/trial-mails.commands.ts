import { readStatus, trialDaysLeft } from '@app/domain/billing/access';
import { noticeBounds, trialNotice } from '@app/domain/messaging/trial-notice';
import { formatDateTime } from '@app/domain/shared/local-time';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { PRODUCT } from '../../foundation/mail/mail-message.ts';
import {
  listTrialsEnding,
  type OwnCompany,
  readOwnCompany,
} from '../company/company-lookup.queries.ts';
import { mailOwners, type Post } from './owner-mail.commands.ts';

export const TELL_OF_TRIAL = 'trial.tell';

/** A job for each company, so that one that cannot be written to stops none of the others. */
export async function reviewTrials(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  for (const companyId of await listTrialsEnding(scope, noticeBounds(now))) {
    await scope.jobs.enqueue(TELL_OF_TRIAL, { companyId });
  }
}

/** Tells the owners that the trial ends soon, and that it ended: once each. */
export async function tellOfTrial(
  scope: CompanyScope,
  { mailer, publicUrl, now }: Post & { now: Temporal.Instant },
): Promise<void> {
  const company = await readOwnCompany(scope);
  const { trialEndsAt } = company;
  const notice = trialNotice(trialStateOf(company), now);
  if (!notice || !trialEndsAt) return;

  const letter = notice === 'ending' ? endingOf(company, trialEndsAt, now) : endedOf(company);
  await mailOwners(scope, mailer, {
    ...letter,
    key: `trial-${notice}-mail:${trialEndsAt}`,
    subject: letter.title,
    action: { label: 'Escolher um plano', url: `${publicUrl}/plan-selection` },
  });
}

function trialStateOf(company: OwnCompany) {
  return {
    status: readStatus(company.subscriptionStatus),
    trialEndsAt: company.trialEndsAt,
    currentPeriodEnd: company.subscriptionCurrentPeriodEnd,
    isSubscribed: company.subscriptionStripeId !== null,
  };
}

function endingOf(
  { name, timezone }: OwnCompany,
  trialEndsAt: Temporal.Instant,
  now: Temporal.Instant,
) {
  const days = trialDaysLeft(trialEndsAt, now);
  return {
    title: `Seu período de teste termina em ${days === 1 ? '1 dia' : `${days} dias`}`,
    paragraphs: [
      `O período de teste de ${name} vai até ${formatDateTime(trialEndsAt, timezone)}.`,
      'Escolha um plano para continuar com a agenda, os clientes e tudo o que você já cadastrou.',
    ],
  };
}

function endedOf({ name }: OwnCompany) {
  return {
    title: 'Seu período de teste terminou',
    paragraphs: [
      `O período de teste de ${name} terminou. Seus dados continuam guardados.`,
      `Escolha um plano para voltar a usar o ${PRODUCT}.`,
    ],
  };
}
