import type { Service } from '@app/contract/catalog/services.contract';
import { Button, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useSaveService, useServiceForm } from './service-form.api.ts';
import { serviceLabels } from './services.labels.ts';

type ServiceDialogProps = { opened: boolean; service: Service | null; onClose: () => void };

export default function ServiceDialog({ opened, service, onClose }: ServiceDialogProps) {
  const form = useServiceForm(opened, service);
  const { save, isSaving } = useSaveService(form, service, onClose);
  const changes = useUnsavedChanges(() => opened && form.isDirty());
  const close = () => changes.askBefore(onClose);
  // The dialog notes who opened it when it opens, not when it arrives: it must be there before.
  const isHere = useMounted();

  return (
    <>
      <Modal
        opened={opened && isHere}
        onClose={close}
        title={service ? serviceLabels.edit : serviceLabels.create}
        size="lg"
      >
        <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
          <ServiceFields form={form} />
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              Cancelar
            </Button>
            <Button type="submit" loading={isSaving}>
              Salvar
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
