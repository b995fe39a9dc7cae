import type { BillingEvents } from '@app/domain/billing/events';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readOwnCompany } from '../company/company-lookup.queries.ts';
import { mailOwners, type Post } from './owner-mail.commands.ts';

type Told<Name extends keyof BillingEvents> = Post & {
  announced: BillingEvents[Name];
  now: Temporal.Instant;
};

export async function tellOfRenewal(
  scope: CompanyScope,
  { mailer, publicUrl, announced }: Told<'subscription.renewed'>,
): Promise<void> {
  const { name, timezone } = await readOwnCompany(scope);
  const paid = formatMoney(cents(announced.amountCents));
  await mailOwners(scope, mailer, {
    key: `renewal-mail:${announced.periodEnd}`,
    subject: 'Sua assinatura foi renovada',
    title: 'Sua assinatura foi renovada',
    paragraphs: [
      `Recebemos o pagamento de ${paid} da assinatura de ${name}.`,
      `Ela vale até ${dayOf(announced.periodEnd, timezone)}.`,
    ],
    action: { label: 'Ver a assinatura', url: subscriptionTab(publicUrl) },
  });
}

export async function tellOfCancellation(
  scope: CompanyScope,
  { mailer, publicUrl, announced: { until }, now }: Told<'subscription.canceled'>,
): Promise<void> {
  const { name, timezone } = await readOwnCompany(scope);
  const access = until
    ? `Você continua com acesso até ${dayOf(until, timezone)}.`
    : 'O acesso ao painel foi encerrado.';
  await mailOwners(scope, mailer, {
    key: `cancellation-mail:${until ?? dayKey(now)}`,
    subject: 'Sua assinatura foi cancelada',
    title: 'Sua assinatura foi cancelada',
    paragraphs: [
      `A assinatura de ${name} foi cancelada. ${access}`,
      'Seus dados ficam guardados. Quando quiser voltar, é só assinar de novo.',
    ],
    action: { label: 'Ver a assinatura', url: subscriptionTab(publicUrl) },
  });
}

export async function tellOfFailedPayment(
  scope: CompanyScope,
  { mailer, publicUrl, announced, now }: Told<'payment.failed'>,
): Promise<void> {
  const { name, timezone } = await readOwnCompany(scope);
  const { amountCents, nextAttemptAt } = announced;
  const next = nextAttemptAt
    ? `Vamos tentar de novo em ${dayOf(nextAttemptAt, timezone)}.`
    : 'Não haverá outra tentativa automática.';
  await mailOwners(scope, mailer, {
    key: `failed-payment-mail:${nextAttemptAt ?? dayKey(now)}`,
    subject: 'Não conseguimos cobrar sua assinatura',
    title: 'Não conseguimos cobrar sua assinatura',
    paragraphs: [
      `O pagamento de ${formatMoney(cents(amountCents))} da assinatura de ${name} não foi aprovado. ${next}`,
      'Confira o cartão ou escolha outra forma de pagamento para não perder o acesso.',
    ],
    action: { label: 'Atualizar o pagamento', url: subscriptionTab(publicUrl) },
  });
}

function subscriptionTab(publicUrl: string): string {
  return `${publicUrl}/dashboard/settings?tab=subscription`;
}

function dayOf(moment: string, timezone: string): string {
  return formatDate(todayIn(timezone, Temporal.Instant.from(moment)));
}

/** An announcement without a date of its own is told once a day. */
function dayKey(now: Temporal.Instant): string {
  return todayIn('UTC', now).toString();
}
