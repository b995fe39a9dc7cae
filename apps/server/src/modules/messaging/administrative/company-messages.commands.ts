import {
  ADMINISTRATIVE_TEXTS,
  type AdministrativeAutomation,
  type AdministrativeSettings,
  administrativeValues,
  type ToldCompany,
  toldOfBillingAt,
  welcomeAt,
} from '@app/domain/messaging/administrative';
import { occasionKey } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { renderTemplate } from '@app/domain/messaging/template';
import { and, eq, sql } from 'drizzle-orm';
import { asOperatorWithin } from '../../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isFirstTimeFor } from '../../../foundation/jobs/effects.ts';
import { readCompany } from '../../company/company.queries.ts';
import { messages } from '../messages.table.ts';
import { findActiveTemplate } from '../templates.queries.ts';
import { readAdministrative } from './administrative-automations.queries.ts';
import { findWelcomeTemplate } from './welcome-template.commands.ts';

/** What a company is to hear from the platform. */
export type CompanyNews = {
  occasion: AdministrativeAutomation;
  companyId: string;
  /** Which of several, such as a bill; one that comes once has none. */
  about?: string;
  phone: string;
  told: ToldCompany;
  /** From then on it is no longer true. */
  tooLateAt?: Temporal.Instant;
};
type Telling = { isConnected: boolean; now: Temporal.Instant };

/**
 * Writes a message to another company down, in the transaction of the one that writes. Each thing is told
 * once, whichever company writes and however often it is announced; what could not be told, for want of a
 * number or a phone, stands in the log with its reason and may still be told.
 */
export async function tellCompany(
  scope: CompanyScope,
  news: CompanyNews,
  { isConnected, now }: Telling,
): Promise<void> {
  const { occasion, companyId, phone, told, tooLateAt = null } = news;
  const settings = await readAdministrative(scope);
  if (occasion !== 'company_welcome' && !settings[occasion].enabled) return;
  const { timezone } = await readCompany(scope);
  const plannedAt = plannedMoment(occasion, settings, { timezone, now });
  const key = keyOf(news);
  const recipient = sendableNumber(phone);
  const values = administrativeValues(told, plannedAt);
  const text = renderTemplate(await wordsOf(scope, occasion, settings), values);
  const message = { occasion, occasionKey: key, plannedAt, tooLateAt, text };
  if (!isConnected) return leave(scope, { ...message, reason: 'no_whatsapp_instance' });
  if (recipient === null) return leave(scope, { ...message, reason: 'no_phone' });

  const isFirst = await asOperatorWithin(scope, (operator) =>
    isFirstTimeFor(operator, companyId, `told-by-platform:${key}`),
  );
  if (isFirst) await queue(scope, { ...message, recipient });
}

export function keyOf({
  occasion,
  companyId: id,
  about,
}: Pick<CompanyNews, 'occasion' | 'companyId' | 'about'>): string {
  return occasionKey({ of: 'company', id, occasion, about });
}

function plannedMoment(
  occasion: AdministrativeAutomation,
  settings: AdministrativeSettings,
  { timezone, now }: { timezone: string; now: Temporal.Instant },
): Temporal.Instant {
  if (occasion === 'company_welcome') return welcomeAt(settings.company_welcome, now);
  if (occasion === 'company_trial_expiring') return now;
  return toldOfBillingAt(settings[occasion], timezone, now);
}

async function wordsOf(
  scope: CompanyScope,
  occasion: AdministrativeAutomation,
  settings: AdministrativeSettings,
): Promise<string> {
  const { templateId } = settings[occasion];
  const chosen = templateId ? await findActiveTemplate(scope, templateId) : null;
  if (chosen) return chosen.text;
  if (occasion === 'company_welcome') return (await findWelcomeTemplate(scope)).text;
  return ADMINISTRATIVE_TEXTS[occasion];
}

type Written = Pick<
  typeof messages.$inferInsert,
  'occasion' | 'occasionKey' | 'plannedAt' | 'tooLateAt' | 'text'
>;

async function leave(
  scope: CompanyScope,
  message: Written & { reason: 'no_whatsapp_instance' | 'no_phone' },
): Promise<void> {
  await scope
    .insert(messages)
    .values({ ...message, state: 'skipped' })
    .onConflictDoNothing();
}

async function queue(scope: CompanyScope, message: Written & { recipient: string }): Promise<void> {
  const { plannedAt, tooLateAt, text, recipient } = message;
  await scope
    .insert(messages)
    .values(message)
    .onConflictDoUpdate({
      target: [messages.companyId, messages.occasionKey],
      set: { state: 'queued', reason: null, plannedAt, tooLateAt, text, recipient },
      setWhere: sql`${messages.state} = 'skipped'
        and ${messages.reason} in ('no_whatsapp_instance', 'no_phone')`,
    });
}

/** A company that subscribed again is not told next morning that it left. */
export async function withdrawCancellations(scope: CompanyScope, companyId: string): Promise<void> {
  await scope
    .update(messages)
    .set({ state: 'skipped', reason: 'no-longer-true' })
    .where(
      and(
        eq(messages.state, 'queued'),
        eq(messages.occasion, 'company_subscription_cancelled'),
        sql`${messages.occasionKey} like ${`company:${companyId}:%`}`,
      ),
    );
}
