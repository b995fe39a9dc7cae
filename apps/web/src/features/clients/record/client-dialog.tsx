import type { Client } from '@app/contract/clients/clients.contract';
import { Modal, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { checked } from '../../../foundation/form-errors.ts';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useCurrentClient } from '../clients.api.ts';
import { SamePhoneWarning } from '../duplicates/same-phone-warning.tsx';
import { useClientForm } from './client.form.ts';
import { ClientFields } from './client-fields.tsx';
import { clientFieldLabels, clientFormLabels as labels } from './client-form.labels.ts';
import type { ClientTarget } from './client-target.ts';

type ClientDialogProps = { target: ClientTarget; onClose: () => void };

export default function ClientDialog({ target, onClose }: ClientDialogProps) {
  if (target === 'new') return <EditedClient client={null} onClose={onClose} />;
  return <StoredClient key={target.id} id={target.id} onClose={onClose} />;
}

/**
 * The client as she was when the form opened. What others save meanwhile must not replace what is
 * being typed: the server notices by the version.
 */
function StoredClient({ id, onClose }: { id: string; onClose: () => void }) {
  useFocusBack();
  const query = useCurrentClient(id);
  const [client, setClient] = useState<Client | null>(null);
  if (client === null && query.isSuccess && !query.isFetching) setClient(query.data);
  if (client) return <EditedClient client={client} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={labels.edit} size="lg">
      <LoadBlock query={{ ...query, data: undefined }} skeleton={<FieldsSkeleton />}>
        {() => null}
      </LoadBlock>
    </Modal>
  );
}

type EditedClientProps = {
  /** `null` for somebody new. */
  client: Client | null;
  onClose: () => void;
};

function EditedClient({ client, onClose }: EditedClientProps) {
  const { saving, merged, samePhone, saveAnyway } = useClientForm(client, onClose);
  const { form, isSaving } = saving;
  return (
    <FormDialog
      title={client ? labels.edit : labels.create}
      size="lg"
      saving={saving}
      merged={merged}
      names={clientFieldLabels}
      onClose={onClose}
    >
      <ClientFields form={form} of={client ? 'existing' : 'new'} />
      {samePhone.length > 0 && (
        <SamePhoneWarning
          clients={samePhone}
          isSaving={isSaving}
          onSaveAnyway={checked(form, saveAnyway)}
        />
      )}
    </FormDialog>
  );
}

const fields = ['name', 'phone', 'birthDate', 'allergies'];

function FieldsSkeleton() {
  return (
    <Stack gap="md">
      {fields.map((field) => (
        <Skeleton key={field} height={64} radius="md" />
      ))}
    </Stack>
  );
}
