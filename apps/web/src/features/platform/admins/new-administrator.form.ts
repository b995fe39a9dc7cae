import {
  type NewAdministrator,
  newAdministratorSchema,
} from '@app/contract/platform/administrators.contract';
import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { type Saving, useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useCreateAdministrator } from './administrators.api.ts';
import { administratorsLabels as labels } from './administrators.labels.ts';

export type NewAdministratorDraft = NewAdministrator & { repetition: string };

const nobody: NewAdministratorDraft = { name: '', email: '', password: '', repetition: '' };

/** A password is chosen for somebody else: nothing of it is kept in a draft. */
export function useNewAdministratorForm(close: () => void): Saving<NewAdministratorDraft> {
  const { mutateAsync: create } = useCreateAdministrator();
  const form = useForm<NewAdministratorDraft>({
    initialValues: nobody,
    validate: complaintsAbout,
  });
  return useSaving({
    form,
    draft: null,
    send: ({ repetition, ...person }) => create(person),
    saved: labels.created,
    failed: labels.failedToCreate,
    done: close,
  });
}

const complaintsOfSchema = schemaResolver(newAdministratorSchema, { sync: true });

function complaintsAbout({ repetition, ...person }: NewAdministratorDraft): FormErrors {
  const complaints = complaintsOfSchema(person);
  if (person.password === repetition) return complaints;
  return { ...complaints, repetition: labels.differentPasswords };
}
