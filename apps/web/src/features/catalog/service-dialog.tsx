import type { Service } from '@app/contract/catalog/services.contract';
import { Button, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { MergedNotice } from '../../ui/merged-notice.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { useLowPriceQuestion } from './low-price.api.ts';
import { LowPriceQuestion } from './low-price-question.tsx';
import { ServiceFields } from './service-fields.tsx';
import { priceOf, type ServiceDraft, useSaveService, useServiceForm } from './service-form.api.ts';
import { serviceFieldNames, serviceLabels } from './services.labels.ts';

type ServiceDialogProps = { opened: boolean; service: Service | null; onClose: () => void };

export default function ServiceDialog({ opened, service, onClose }: ServiceDialogProps) {
  const form = useServiceForm(opened, service);
  const { save, isSaving, merged } = useSaveService(form, service, onClose);
  const lowPrice = useLowPriceQuestion();
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
        <form
          noValidate
          onSubmit={form.onSubmit(
            (draft) => lowPrice.askBefore(() => save(draft), [pricesOf(draft, service)]),
            (errors) => focusFirstError(form, errors),
          )}
        >
          <MergedNotice merged={merged} names={serviceFieldNames} />
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
      <LowPriceQuestion {...lowPrice} />
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

function pricesOf(draft: ServiceDraft, service: Service | null) {
  return { before: service?.priceInCents ?? null, after: priceOf(draft) };
}
