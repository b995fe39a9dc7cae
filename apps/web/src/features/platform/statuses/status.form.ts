import {
  type CompanyStatus,
  type CompanyStatusForm,
  companyStatusForm,
} from '@app/contract/platform/statuses.contract';
import { NEW_COMPANY_STATUS } from '@app/domain/company/company-status';
import { schemaResolver, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useStoredThing } from '../../../foundation/hooks/use-stored-thing.ts';
import { useStatusWrites } from './statuses.api.ts';
import { statusesLabels as labels } from './statuses.labels.ts';

/** Null for a new one. */
export function useStatusForm(status: CompanyStatus | null, close: () => void) {
  const { create, update } = useStatusWrites();
  const form = useForm<CompanyStatusForm>({
    initialValues: status ? draftOf(status) : { name: '', ...NEW_COMPANY_STATUS },
    validate: schemaResolver(companyStatusForm, { sync: true }),
  });
  const read = useStoredThing(useApi().platform.statuses.list);
  const merging = useMerging({ form, opened: status, code: 'STATUS_CHANGED', draftOf, read });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'company-status', thing: status?.id ?? null }),
    send: (draft) =>
      status ? update({ ...draft, id: status.id, version: merging.version }) : create(draft),
    saved: status ? labels.updated : labels.created,
    meet: merging.settle,
    fieldOf: { STATUS_NAME_TAKEN: 'name' },
    failed: status ? labels.failedToUpdate : labels.failedToCreate,
    done: close,
  });
  return { saving, merged: merging.merged };
}

function draftOf({ name, color }: CompanyStatus): CompanyStatusForm {
  return { name, color };
}
