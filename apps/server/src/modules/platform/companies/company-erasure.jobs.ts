import type { Job, JobContext } from '../../../foundation/jobs/job.ts';
import {
  ERASE_COMPANY,
  type ErasureParts,
  eraseCompany,
  eraseDeleted,
  type LateParts,
} from './company-erasure.commands.ts';

export function companyErasureJobs(late: () => LateParts): Job[] {
  function partsOf(context: JobContext): ErasureParts {
    const { payments, files, whatsapp, sealer, markOf, environment, clock } = late();
    return { ...context, payments, files, whatsapp, sealer, markOf, environment, clock };
  }
  return [
    {
      name: ERASE_COMPANY,
      run(context, data) {
        // The queue only holds what deleting a company put there.
        const { companyId } = data as { companyId: string };
        return eraseCompany(partsOf(context), companyId);
      },
    },
    {
      // What a crash or a provider that did not answer left behind.
      name: 'companies.erase-deleted',
      every: '*/10 * * * *',
      retries: 0,
      run: (context) => eraseDeleted(partsOf(context)),
    },
  ];
}
