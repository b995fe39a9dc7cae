/** When somebody hears of it; null: nobody does. */
export type TaskReminder = { at: string; isPast: boolean } | null;

export type TaskEvents = {
  /** It is to be done by then, and somebody wants to be reminded; said anew whenever that changes. */
  'task.planned': { taskId: string; name: string; phone: string; reminder: TaskReminder };
  /** It is done, out of use or gone: nobody is reminded. */
  'task.settled': { taskId: string };
};
