import {
  type Administrator,
  administratorChangesSchema,
} from '@app/contract/platform/administrators.contract';
import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { type Saving, useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useChangeAdministrator } from './administrators.api.ts';
import { administratorsLabels as labels } from './administrators.labels.ts';

export type AdministratorDraft = Pick<Administrator, 'name' | 'active'>;

export function useAdministratorForm(
  { id, name, active }: Administrator,
  close: () => void,
): Saving<AdministratorDraft> {
  const { mutateAsync: change } = useChangeAdministrator();
  const changesIn = (draft: AdministratorDraft) => ({ id, ...draft, before: { name, active } });
  const form = useForm<AdministratorDraft>({
    initialValues: { name, active },
    validate: (draft): FormErrors => complaintsOfSchema(changesIn(draft)),
  });
  return useSaving({
    form,
    draft: useDraft(form, { form: 'administrator', thing: id }),
    send: (draft) => change(changesIn(draft)),
    saved: labels.updated,
    failed: labels.failedToUpdate,
    done: close,
  });
}

const complaintsOfSchema = schemaResolver(administratorChangesSchema, { sync: true });
