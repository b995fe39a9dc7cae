import type { AppointmentStatus } from '../scheduling/appointment.ts';
import type { AppointmentOccasion } from './occasion.ts';

/** What a company can switch on, under the names that its settings have. */
export const AUTOMATIONS = [
  'appointment_created',
  'appointment_confirmation',
  'appointment_reminder_24h',
  'appointment_reminder_1h',
  'appointment_completed',
  'review_request',
  'appointment_moved',
  'appointment_cancelled',
  'birthday_message',
] as const;
export type Automation = (typeof AUTOMATIONS)[number];

/** An older list had these three beside them. They are the platform's: kept as they are said, and ignored. */
export const KEPT_AUTOMATIONS = [
  'company_welcome',
  'company_cancellation',
  'company_notification',
] as const;
export type KeptAutomation = (typeof KEPT_AUTOMATIONS)[number];

export type AutomationSetting = { enabled: boolean; templateId: string | null };
export type AutomationSettings = Record<Automation, AutomationSetting> & {
  appointment_created: { autoConfirm: boolean; autoConfirmDelaySeconds: number };
  appointment_confirmation: { autoConfirm: boolean };
  review_request: { delayHours: number };
} & { [Name in KeptAutomation]?: AutomationSetting | undefined };

export const AUTO_CONFIRM_SECONDS = { default: 30 } as const;

/** How long after a visit its client is asked how it was. */
export const REVIEW_DELAY_HOURS = { default: 2, most: 168 } as const;

const OFF: AutomationSetting = { enabled: false, templateId: null };

/** Nothing is sent before somebody says so. */
export const DEFAULT_AUTOMATIONS: AutomationSettings = {
  appointment_created: {
    ...OFF,
    autoConfirm: false,
    autoConfirmDelaySeconds: AUTO_CONFIRM_SECONDS.default,
  },
  appointment_confirmation: { ...OFF, autoConfirm: false },
  appointment_reminder_24h: OFF,
  appointment_reminder_1h: OFF,
  appointment_completed: OFF,
  review_request: { ...OFF, delayHours: REVIEW_DELAY_HOURS.default },
  appointment_moved: OFF,
  appointment_cancelled: OFF,
  birthday_message: OFF,
};

type AutoConfirmSaid = {
  appointment_created?:
    | { autoConfirm?: boolean | undefined; autoConfirmDelaySeconds?: number | undefined }
    | undefined;
  appointment_confirmation?: { autoConfirm?: boolean | undefined } | undefined;
};

/**
 * After how many seconds a booking confirms itself when this was said; `null`: a person confirms. Either
 * switch turns it on; whoever says nothing of them leaves it as it is.
 */
export function autoConfirmAfter(
  { appointment_created: created, appointment_confirmation: confirmation }: AutoConfirmSaid,
  before: number | null,
): number | null {
  const delay = created?.autoConfirmDelaySeconds;
  const switches = [created?.autoConfirm, confirmation?.autoConfirm].filter(
    (said) => said !== undefined,
  );
  const isOn = switches.length === 0 ? before !== null : switches.includes(true);
  return isOn ? (delay ?? before ?? AUTO_CONFIRM_SECONDS.default) : null;
}

/** Hours are counted as they pass: a clock that is set forward or back moves no reminder. */
const HOURS_BEFORE = { appointment_reminder_24h: 24, appointment_reminder_1h: 1 } as const;
type Reminder = keyof typeof HOURS_BEFORE;
export const REMINDERS: readonly Reminder[] = [
  'appointment_reminder_24h',
  'appointment_reminder_1h',
];

export function isReminder(occasion: string): occasion is Reminder {
  return REMINDERS.some((reminder) => reminder === occasion);
}

export type PlannedReminder = { occasion: Reminder; at: Temporal.Instant };

/** The reminders of an appointment whose moment is still to come; what has passed is not made up for. */
export function remindersToCome(
  { startTime, ...stands }: { startTime: Temporal.Instant } & Stands,
  now: Temporal.Instant,
): PlannedReminder[] {
  if (!isRemindedOf(stands)) return [];
  return REMINDERS.map((occasion) => ({
    occasion,
    at: startTime.subtract({ hours: HOURS_BEFORE[occasion] }),
  })).filter(({ at }) => Temporal.Instant.compare(at, now) > 0);
}

/** A request is no visit yet. */
type Stands = { status: AppointmentStatus; needsApproval?: boolean | undefined };

function isRemindedOf({ status, needsApproval = false }: Stands): boolean {
  return !needsApproval && (status === 'scheduled' || status === 'confirmed');
}

const STANDS_FOR: Record<AppointmentOccasion, readonly AppointmentStatus[]> = {
  appointment_created: ['scheduled', 'confirmed'],
  appointment_confirmation: ['confirmed'],
  appointment_reminder_24h: ['scheduled', 'confirmed'],
  appointment_reminder_1h: ['scheduled', 'confirmed'],
  appointment_completed: ['completed'],
  review_request: ['completed'],
  appointment_cancelled: ['cancelled'],
  appointment_moved: ['scheduled', 'confirmed'],
};

/** Whether what a message tells is still so when its turn comes. */
export function isStillTrue(occasion: AppointmentOccasion, entry: Stands): boolean {
  if (isReminder(occasion) && !isRemindedOf(entry)) return false;
  return STANDS_FOR[occasion].includes(entry.status);
}
