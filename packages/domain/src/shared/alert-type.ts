/** How loud an alert to companies is. */
export const ALERT_TYPES = ['info', 'warning', 'success', 'error'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];
