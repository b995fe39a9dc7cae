/** What the platform can switch on for its own messages to companies. */
export const ADMINISTRATIVE_AUTOMATIONS = [
  'company_welcome',
  'company_subscription_cancelled',
  'company_subscription_renewed',
  'company_trial_expiring',
] as const;
export type AdministrativeAutomation = (typeof ADMINISTRATIVE_AUTOMATIONS)[number];
