/** How loud an alert to companies is. */
export const ALERT_TYPES = ['info', 'warning', 'success', 'error'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** Whom an alert is for: every company, or those that somebody picked. */
export const ALERT_AUDIENCES = ['all', 'specific'] as const;
export type AlertAudience = (typeof ALERT_AUDIENCES)[number];
