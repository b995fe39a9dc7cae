import type {
  CompanySubscription,
  SubscriptionPayment,
} from '@app/contract/billing/subscription.contract';
import type { SubscriptionBadge } from '@app/domain/billing/banner';
import { MODULE_WORDS } from '@app/domain/billing/module-words';
import type { PaymentStatus } from '@app/domain/billing/payment';
import { cents, formatAmount } from '@app/domain/shared/money';
import { formatCount, formatDay, formatInstant } from '../../foundation/format.ts';
import type { Sheet } from '../../ui/dialogs/sheet.ts';

import { priceText } from './plans.labels.ts';

export const subscriptionLabels = {
  title: 'Assinatura',
  explanation: 'Seu plano, até quando vale e o que já foi pago.',
  subscribe: 'Assinar Plano Total',
  manage: 'Gerenciar Assinatura',
  sync: 'Sincronizar',
  synced: 'Sincronização concluída',
  syncFailed: 'Erro na sincronização',
  syncFailedDetails: 'Não foi possível sincronizar com o provedor de pagamento. Tente novamente.',
  portalFailed: 'Não foi possível abrir o portal de gerenciamento.',
  ownerOnly: 'Só o proprietário da empresa pode assinar ou alterar o plano.',
  included: 'O que está incluído',
  noPlan: 'Nenhum plano escolhido',
  perMonth: 'por mês',
  simulated: 'Pagamentos simulados: nada é cobrado de verdade neste sistema.',
  nudge: 'Assine agora para continuar usando tudo sem interrupção.',
};

export const paymentLabels = {
  title: 'Pagamentos',
  noun: { one: 'pagamento', many: 'pagamentos' },
  empty: 'Nenhum pagamento ainda. Eles aparecem aqui depois da primeira cobrança.',
  date: 'Data',
  period: 'Período',
  amount: 'Valor',
  status: 'Situação',
  invoice: 'Fatura',
  openInvoice: 'Ver fatura',
  noInvoice: '—',
  noPeriod: '—',
};

export const paymentStatusText: Record<PaymentStatus, string> = {
  paid: 'Pago',
  failed: 'Não pago',
};

/** '1 dia', '3 dias'. */
export function daysText(days: number): string {
  return formatCount(days, { one: 'dia', many: 'dias' });
}

export function badgeText(badge: SubscriptionBadge, timezone: string): string {
  switch (badge.kind) {
    case 'trial':
      return `Trial Ativo · ${daysText(badge.daysLeft)}`;
    case 'active':
      return 'Ativo';
    case 'canceled':
      return `Cancelada, ativa até ${formatDay(badge.until.toString(), timezone)}`;
    case 'past-due':
      return 'Em Atraso';
    case 'none':
      return 'Sem Assinatura';
  }
}

/** Until when it lasts, and what happens then. */
export function untilText(
  { status, trialEndsAt, currentPeriodEnd }: CompanySubscription,
  badge: SubscriptionBadge,
  timezone: string,
): string {
  if (badge.kind === 'trial' && trialEndsAt) {
    return `Teste grátis até ${formatInstant(trialEndsAt, timezone)}.`;
  }
  if (badge.kind === 'past-due') {
    return 'O último pagamento não foi aprovado. Atualize a forma de pagamento.';
  }
  if (badge.kind === 'none') return 'Sua empresa não tem uma assinatura ativa.';
  if (!currentPeriodEnd) return 'Sem data de término.';
  const day = formatDay(currentPeriodEnd, timezone);
  return status === 'canceled' ? `Plano cancelado. Acesso até ${day}.` : `Renova em ${day}.`;
}

/** When money is taken for the first time; `null` once that is past or will not happen. */
export function firstChargeText(
  { status, isSubscribed, currentPeriodEnd, plan }: CompanySubscription,
  timezone: string,
): string | null {
  if (status !== 'trial' || !isSubscribed || !currentPeriodEnd || !plan) return null;
  const day = formatDay(currentPeriodEnd, timezone);
  const price = priceText(plan.priceCents);
  return `Primeira cobrança em ${day}: ${price}. Sem um cartão cadastrado até lá, nada é cobrado e a assinatura termina.`;
}

/** '01/03/2026 a 01/04/2026' */
export function periodText(payment: SubscriptionPayment, timezone: string): string {
  const { periodStart, periodEnd } = payment;
  if (!periodStart || !periodEnd) return paymentLabels.noPeriod;
  return `${formatDay(periodStart, timezone)} a ${formatDay(periodEnd, timezone)}`;
}

export function paymentsSheet(timezone: string): Sheet<SubscriptionPayment> {
  return {
    fileName: 'pagamentos-da-assinatura.csv',
    columns: [
      { header: paymentLabels.date, cell: ({ at }) => formatDay(at, timezone) },
      { header: paymentLabels.period, cell: (payment) => periodText(payment, timezone) },
      { header: 'Valor (R$)', cell: (payment) => formatAmount(cents(payment.amountCents)) },
      { header: paymentLabels.status, cell: ({ status }) => paymentStatusText[status] },
      { header: paymentLabels.invoice, cell: ({ invoiceUrl }) => invoiceUrl ?? '' },
    ],
  };
}

export function nudgeTitle(days: number): string {
  return `Seu teste grátis termina em ${daysText(days)}`;
}

type Plan = NonNullable<CompanySubscription['plan']>;

/** What the company gets, in the plan's own words where it has any. */
export function inclusionsOf(plan: Plan, features: readonly string[]): string[] {
  const { maxProfessionals, maxAppointmentsMonthly } = plan;
  const limits = [
    maxProfessionals !== null &&
      `Até ${formatCount(maxProfessionals, { one: 'profissional', many: 'profissionais' })}`,
    maxAppointmentsMonthly > 0 &&
      `Até ${formatCount(maxAppointmentsMonthly, { one: 'agendamento', many: 'agendamentos' })} por mês`,
  ].filter((line) => line !== false);
  if (features.length > 0) return [...limits, ...features];
  if (limits.length > 0) return limits;
  return ['Profissionais e agendamentos ilimitados'];
}

/** What the plan leaves out; `null` when it leaves out nothing. */
export function exclusionsText({ closedModules }: Plan): string | null {
  if (closedModules.length === 0) return null;
  return `Não inclui: ${closedModules.map((module) => MODULE_WORDS[module]).join(', ')}.`;
}
