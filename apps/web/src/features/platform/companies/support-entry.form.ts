import { supportReason } from '@app/contract/team/support-visits.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { z } from 'zod';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { type Saving, useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useEnterCompany } from './companies.api.ts';
import { supportEntryLabels as labels } from './companies.labels.ts';

const draft = z.object({ reason: supportReason });
type Draft = z.infer<typeof draft>;

/** Once she is in, the company's own screens begin with a clean page. */
export function useSupportEntry(companyId: string): Saving<Draft> {
  const enter = useEnterCompany();
  const form = useForm<Draft>({
    initialValues: { reason: '' },
    validate: schemaResolver(draft, { sync: true }),
  });
  return useSaving({
    form,
    draft: useDraft(form, { form: 'support-entry', thing: companyId, isAct: true }),
    send: ({ reason }) => enter({ companyId, reason }),
    saved: labels.entered,
    failed: labels.failed,
    done: () => location.assign('/dashboard'),
  });
}
