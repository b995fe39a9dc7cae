import type { Client } from '@app/contract/clients/clients.contract';
import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { MergedNotice } from '../../ui/merged-notice.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import type { ClientTarget } from './client-editor.tsx';
import { ClientFields } from './client-fields.tsx';
import { useClientForm, useSaveClient } from './client-form.api.ts';
import { clientFieldLabels, clientFormLabels as labels } from './client-form.labels.ts';
import { useCurrentClient } from './clients.api.ts';
import { SamePhoneWarning } from './same-phone-warning.tsx';

type ClientDialogProps = { target: ClientTarget | null; onClose: () => void };

export default function ClientDialog({ target, onClose }: ClientDialogProps) {
  const { client, query, isReady, isNew } = useEdited(target);
  const form = useClientForm(isReady, client);
  const { save, saveAnyway, isSaving, merged, ...warning } = useSaveClient(form, client, onClose);
  const changes = useUnsavedChanges(() => isReady && form.isDirty());
  const close = () =>
    changes.askBefore(() => {
      warning.forgetSamePhone();
      onClose();
    });
  const submitting = (send: typeof save) =>
    form.onSubmit(send, (errors) => focusFirstError(form, errors));
  // The dialog notes who opened it when it opens, not when it arrives: it must be there before.
  const isHere = useMounted();

  return (
    <>
      <Modal
        opened={target !== null && isHere}
        onClose={close}
        title={isNew ? labels.create : labels.edit}
        size="lg"
      >
        <form noValidate onSubmit={submitting(save)}>
          <MergedNotice merged={merged} names={clientFieldLabels} />
          {isReady ? (
            <ClientFields form={form} of={isNew ? 'new' : 'existing'} />
          ) : (
            <LoadBlock query={{ ...query, data: undefined }} skeleton={<FieldsSkeleton />}>
              {() => null}
            </LoadBlock>
          )}
          {warning.samePhone.length > 0 && (
            <SamePhoneWarning
              clients={warning.samePhone}
              isSaving={isSaving}
              onSaveAnyway={() => submitting(saveAnyway)()}
            />
          )}
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              {labels.cancel}
            </Button>
            <Button type="submit" loading={isSaving} disabled={!isReady}>
              {labels.save}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

/**
 * The client as she was when the form opened. What others save meanwhile must not replace what is
 * being typed: the server notices by the version.
 */
function useEdited(target: ClientTarget | null) {
  const id = target === null || target === 'new' ? null : target.id;
  const wanted = target === null ? null : (id ?? 'new');
  const query = useCurrentClient(id);
  const [client, setClient] = useState<Client | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [shown, setShown] = useState('new');

  if (wanted !== current) {
    setCurrent(wanted);
    // Still somebody's dialog while it fades away.
    if (wanted !== null) setShown(wanted);
    if (wanted !== null) setClient(null);
  }
  const isCurrent = query.isSuccess && !query.isFetching && wanted === current;
  if (id !== null && client === null && isCurrent) setClient(query.data);

  const isNew = shown === 'new';
  const isReady = wanted !== null && wanted === current && (isNew || client !== null);
  return { client: isNew ? null : client, query, isNew, isReady };
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
