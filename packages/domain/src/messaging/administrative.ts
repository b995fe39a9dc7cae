import { type Bounds, dayBounds, formatDate, todayIn } from '../shared/local-time.ts';
import { leadsElsewhere } from '../shared/shown-name.ts';
import type { TemplateType, TemplateValues } from './template.ts';

/** What the platform can switch on for its own messages to companies. */
export const ADMINISTRATIVE_AUTOMATIONS = [
  'company_welcome',
  'company_subscription_cancelled',
  'company_subscription_renewed',
  'company_trial_expiring',
] as const;
export type AdministrativeAutomation = (typeof ADMINISTRATIVE_AUTOMATIONS)[number];

type Setting = { enabled: boolean; templateId: string | null };
type Delayed = Setting & { sendDelayHours: number };
type Billing = Setting & { sendImmediately: boolean };
type Trial = Setting & { daysBeforeExpiry: number; sendTime: string };
export type AdministrativeSettings = {
  company_welcome: Delayed;
  company_subscription_cancelled: Billing;
  company_subscription_renewed: Billing;
  company_trial_expiring: Trial;
};

export const ADMINISTRATIVE_LIMITS = {
  sendDelayHours: { least: 0, most: 72 },
  daysBeforeExpiry: { least: 1, most: 30 },
} as const;

const OFF: Setting = { enabled: false, templateId: null };

/** What holds where nobody said anything. */
export const DEFAULT_ADMINISTRATIVE: AdministrativeSettings = {
  company_welcome: { ...OFF, sendDelayHours: 1 },
  company_subscription_cancelled: { ...OFF, sendImmediately: true },
  company_subscription_renewed: { ...OFF, sendImmediately: true },
  company_trial_expiring: { ...OFF, daysBeforeExpiry: 3, sendTime: '09:00' },
};

/** Templates of the type that a person writes fit all of them; the welcome has a type of its own. */
export function fitsAdministrative(
  automation: AdministrativeAutomation,
  type: TemplateType,
): boolean {
  return type === 'custom' || (type === 'welcome' && automation === 'company_welcome');
}

/** Every company is greeted; switched on, the greeting waits for the hours that were chosen. */
export function welcomeAt(
  { enabled, sendDelayHours }: Delayed,
  now: Temporal.Instant,
): Temporal.Instant {
  return enabled ? now.add({ hours: sendDelayHours }) : now.add({ seconds: 2 });
}

const NEXT_MORNING = '09:00';

/** At once, or at nine of the next day on the clock of whoever writes. */
export function toldOfBillingAt(
  { sendImmediately }: Billing,
  zone: string,
  now: Temporal.Instant,
): Temporal.Instant {
  if (sendImmediately) return now;
  return momentOn(todayIn(zone, now).add({ days: 1 }), NEXT_MORNING, zone);
}

export type TrialsToRemind = {
  endsIn: Bounds;
  /** The moment of the reminder: whoever came later was not there to be reminded. */
  from: Temporal.Instant;
  until: Temporal.Instant;
};

/**
 * Whose trial ends on the day of which today is the reminder; `null` while its time is still to come. One
 * that was missed, as by a server that stood still, is made up for on the same day.
 */
export function trialsToRemind(
  { daysBeforeExpiry, sendTime }: Trial,
  zone: string,
  now: Temporal.Instant,
): TrialsToRemind | null {
  const today = todayIn(zone, now);
  const from = momentOn(today, sendTime, zone);
  if (Temporal.Instant.compare(now, from) < 0) return null;
  const { until } = dayBounds(today, zone);
  return { endsIn: dayBounds(today.add({ days: daysBeforeExpiry }), zone), from, until };
}

function momentOn(day: Temporal.PlainDate, time: string, zone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(time);
  return day.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
}

/** How an owner is called who is known by an address alone. */
export function ownerNameOf(email: string): string {
  return email.split('@')[0]?.trim() || 'Usuário';
}

/** What is known of a company that is written to. */
export type ToldCompany = {
  companyName: string;
  ownerEmail: string;
  planName: string;
  /** As it is read. */
  amount: string;
  expiresAt: Temporal.Instant | null;
  timezone: string;
};

/** What the variables stand for when it is read. Names were typed by whoever signed up: none is bait. */
export function administrativeValues(told: ToldCompany, readAt: Temporal.Instant): TemplateValues {
  const { companyName, planName: plan_name, amount, expiresAt, timezone } = told;
  const owner = ownerNameOf(told.ownerEmail);
  const expiry = expiresAt && todayIn(timezone, expiresAt);
  return {
    company_name: leadsElsewhere(companyName) ? '' : companyName,
    owner_name: leadsElsewhere(owner) ? '' : owner,
    plan_name,
    amount,
    ...(expiry && {
      expiry_date: formatDate(expiry),
      days_remaining: String(Math.max(0, todayIn(timezone, readAt).until(expiry).days)),
    }),
  };
}

/** What is sent when no template was chosen. */
export const ADMINISTRATIVE_TEXTS: Record<AdministrativeAutomation, string> = {
  company_welcome:
    'Olá {owner_name}! Boas-vindas ao Hora Marcada. {company_name} já está no ar: comece cadastrando os serviços e os horários da equipe. Se precisar de ajuda, responda esta mensagem.',
  company_subscription_cancelled:
    'Olá {owner_name}! A assinatura de {company_name} ({plan_name}) foi cancelada. O acesso vai até {expiry_date}. Seus dados ficam guardados: quando quiser voltar, é só assinar de novo.',
  company_subscription_renewed:
    'Olá {owner_name}! Recebemos {amount}: a assinatura de {company_name} ({plan_name}) foi renovada e vale até {expiry_date}. Obrigado!',
  company_trial_expiring:
    'Olá {owner_name}! O teste grátis de {company_name} vai até {expiry_date}. Dias que faltam: {days_remaining}. Para continuar, escolha um plano: {plan_name}, {amount} por mês.',
};

/** Made by itself where the platform has no greeting of its own. */
export const WELCOME_TEMPLATE = {
  type: 'welcome',
  name: 'Boas-vindas',
  text: ADMINISTRATIVE_TEXTS.company_welcome,
} as const;
