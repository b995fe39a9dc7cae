export const TASK_RECURRENCES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type TaskRecurrence = (typeof TASK_RECURRENCES)[number];

/** Who made a task: a person, or the system for what somebody should look at. */
export const TASK_SOURCES = ['person', 'low_stock', 'affected_appointments', 'birthday'] as const;
export type TaskSource = (typeof TASK_SOURCES)[number];

export const NEW_TASK = { color: '#3B82F6', recurrence: 'none' as TaskRecurrence };
