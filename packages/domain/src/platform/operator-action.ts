/** What is worth writing down of what operators do: what it was done to, and what. */
export const OPERATOR_ACTIONS = [
  'company.created',
  'company.invited',
  'company.changed',
  'company.deactivated',
  'company.reactivated',
  'company.deleted',
  'company.erased',
  'company.restored',
  'plan.created',
  'plan.changed',
  'plan.deleted',
  'plan.price-linked',
  'setting.changed',
  'setting.removed',
  'administrator.created',
  'administrator.changed',
  'administrator.deactivated',
  'administrator.reactivated',
  'alert.created',
  'alert.changed',
  'alert.deleted',
  'status.created',
  'status.changed',
  'status.deleted',
  'support.entered',
  'support.left',
  'webhook.tested',
  'payments.exported',
  'payments.synced',
  'jobs.retried',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** What it was done to. */
export const OPERATOR_ACTION_KINDS = [
  'company',
  'plan',
  'payments',
  'setting',
  'administrator',
  'alert',
  'status',
  'support',
  'webhook',
  'jobs',
] as const;
export type OperatorActionKind = (typeof OPERATOR_ACTION_KINDS)[number];
