import type { Job } from '../../../foundation/jobs/job.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import {
  type LastSeen,
  resumeStalled,
  tryAgainOrGiveUp,
  workOff,
} from './client-import-work.commands.ts';
import {
  IMPORT_JOBS,
  type ImportTask,
  type ImportWork,
  sweepImportRows,
} from './client-imports.commands.ts';

export function clientImportJobs(markOf: () => Marker): Job[] {
  function job(work: ImportWork): Job {
    return {
      name: IMPORT_JOBS[work],
      async run({ scopes, actor, now, logger }, data) {
        // The queue only holds what the commands of this area put there.
        const task = data as ImportTask;
        const parts = { scopes, now, requestId: actor.requestId, markOf: markOf() };
        try {
          await workOff(parts, work, task);
        } catch (error) {
          logger.warn({ err: error, importId: task.importId }, 'import stopped');
          await tryAgainOrGiveUp(parts, work, task);
        }
      },
    };
  }
  const lastSeen: LastSeen = new Map();
  return [
    job('checking'),
    job('running'),
    job('undoing'),
    {
      name: 'client-imports.resume',
      every: '* * * * *',
      retries: 0,
      run: ({ scopes, actor }) =>
        scopes.asOperator(actor, (scope) => resumeStalled(scope, lastSeen)),
    },
    {
      name: 'client-imports.sweep',
      every: '45 3 * * *',
      run: ({ scopes, actor, now }) =>
        scopes.asOperator(actor, (scope) => sweepImportRows(scope, now)),
    },
  ];
}
