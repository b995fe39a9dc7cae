import type { AdministrativeAutomation } from './administrative.ts';

/** Why a message is written. */
export const OCCASIONS = [
  'appointment_created',
  'appointment_confirmation',
  'appointment_reminder_24h',
  'appointment_reminder_1h',
  'appointment_completed',
  'review_request',
  'appointment_cancelled',
  'appointment_moved',
  'birthday',
  'campaign',
  'reengagement',
  'return',
  'task',
  'affected',
  'manual',
  'reply',
  'receipt',
  'test',
  'company_welcome',
  'company_subscription_cancelled',
  'company_subscription_renewed',
  'company_trial_expiring',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Occasions that come by themselves for an appointment. */
export const APPOINTMENT_OCCASIONS = [
  'appointment_created',
  'appointment_confirmation',
  'appointment_reminder_24h',
  'appointment_reminder_1h',
  'appointment_completed',
  'review_request',
  'appointment_cancelled',
  'appointment_moved',
] as const satisfies readonly Occasion[];
export type AppointmentOccasion = (typeof APPOINTMENT_OCCASIONS)[number];

/**
 * What a message is to whoever gets it. An `answer` continues a talk, a `notice` tells her about her
 * own visit, a `reminder` does so at a moment that we choose, and `marketing` she has to have allowed.
 */
export type MessageNature = 'answer' | 'notice' | 'reminder' | 'marketing';

const NATURES: Record<Occasion, MessageNature> = {
  appointment_created: 'notice',
  appointment_confirmation: 'notice',
  appointment_reminder_24h: 'reminder',
  appointment_reminder_1h: 'reminder',
  appointment_completed: 'notice',
  review_request: 'reminder',
  appointment_cancelled: 'notice',
  appointment_moved: 'notice',
  birthday: 'marketing',
  campaign: 'marketing',
  reengagement: 'marketing',
  return: 'marketing',
  task: 'notice',
  affected: 'notice',
  manual: 'answer',
  reply: 'answer',
  receipt: 'answer',
  test: 'answer',
  company_welcome: 'notice',
  company_subscription_cancelled: 'notice',
  company_subscription_renewed: 'notice',
  company_trial_expiring: 'notice',
};

export function natureOf(occasion: Occasion): MessageNature {
  return NATURES[occasion];
}

/** What makes an occasion impossible a second time. The company is part of the key already. */
export type OccasionOf =
  // A letter of its own beside the message; `request`: one that says that somebody has yet to agree.
  | {
      of: 'appointment' | 'letter' | 'request';
      id: string;
      occasion: AppointmentOccasion;
      at: Temporal.Instant;
    }
  | { of: 'affected'; appointmentId: string; at: Temporal.Instant }
  | { of: 'campaign'; id: string; clientId: string }
  // Whoever should come again is called once a day at most.
  | { of: 'return'; clientId: string; day: Temporal.PlainDate }
  | { of: 'birthday'; clientId: string; year: number }
  | { of: 'task'; id: string; at: Temporal.Instant }
  // Of a payment to an address; `count`: how often it went there longer ago than a moment; `keeps`: where it
  // goes becomes the client's address.
  | { of: 'receipt'; id: string; email: string; count: number; keeps: boolean }
  // What the platform tells a company; `about`: which of several, such as a bill.
  | { of: 'company'; id: string; occasion: AdministrativeAutomation; about?: string | undefined }
  | {
      of: 'reengagement';
      id: string;
      clientId: string;
      absentSince: Temporal.PlainDate;
      attempt: number;
    };

/** In the key of what was told about a visit to somebody whose it was not. */
export const FORMER = ':former:';

/** It answers no question any more, and the one whose visit it is may be told the same. */
export function isOfFormer(key: string): boolean {
  return key.includes(FORMER);
}

export function occasionKey(occasion: OccasionOf): string {
  switch (occasion.of) {
    case 'appointment':
    case 'letter':
    case 'request':
      return `${occasion.of}:${occasion.id}:${occasion.occasion}:${occasion.at}`;
    case 'affected':
      return `affected:${occasion.appointmentId}:${occasion.at}`;
    case 'campaign':
      return `campaign:${occasion.id}:${occasion.clientId}`;
    case 'return':
      return `return:${occasion.clientId}:${occasion.day}`;
    case 'birthday':
      return `birthday:${occasion.clientId}:${occasion.year}`;
    case 'receipt':
      return receiptKey(occasion);
    case 'task':
      return `task:${occasion.id}:${occasion.at}`;
    case 'company':
      return ['company', occasion.id, occasion.occasion, occasion.about]
        .filter((part) => part !== undefined)
        .join(':');
    case 'reengagement':
      return `reengagement:${occasion.id}:${occasion.clientId}:${occasion.absentSince}:${occasion.attempt}`;
  }
}

const KEEPS = ':keeps';

function receiptKey({ id, email, count, keeps }: OccasionOf & { of: 'receipt' }): string {
  const key = `receipt:${id}:${email}:${count}`;
  return keeps ? keepingKey(key) : key;
}

export function keepingKey(key: string): string {
  return `${key}${KEEPS}`;
}

/** Whether the address of a receipt becomes the client's once it left. */
export function keepsAddress(key: string): boolean {
  return key.startsWith('receipt:') && key.endsWith(KEEPS);
}
