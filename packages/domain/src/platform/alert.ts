/** Whom an alert is for: every company, or those that somebody picked. */
export const ALERT_AUDIENCES = ['all', 'specific'] as const;
export type AlertAudience = (typeof ALERT_AUDIENCES)[number];

export const ALERT_LIMITS = { titleLength: 120, messageLength: 1000, companies: 500 };

type ShownDays = {
  active: boolean;
  startsOn: Temporal.PlainDate;
  /** The last day on which it is shown. */
  endsOn: Temporal.PlainDate | null;
};
type Audience = { audience: AlertAudience; companyIds: readonly string[] };

export function isShownOn(
  { active, startsOn, endsOn }: ShownDays,
  today: Temporal.PlainDate,
): boolean {
  if (!active || Temporal.PlainDate.compare(today, startsOn) < 0) return false;
  return endsOn === null || Temporal.PlainDate.compare(today, endsOn) <= 0;
}

export function isMeantFor({ audience, companyIds }: Audience, companyId: string): boolean {
  return audience === 'all' || companyIds.includes(companyId);
}
