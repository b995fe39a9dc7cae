import { NAME_LIMIT } from '@app/domain/company/financial-category';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from '@app/domain/company/payment-method';
import { Button, Modal, Select, Stack, TextInput } from '@mantine/core';
import { focusFirstError } from '../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { namedThingLabels as labels } from './financial.labels.ts';
import { type NamingProps, useNameForm } from './name-form.api.ts';

/** Gives a name to something new, or another one to what is there. */
export function NameDialog(props: NamingProps) {
  const { opened, thing, words, onClose } = props;
  const { kinds } = words;
  const { form, save, isSaving } = useNameForm(props);
  const changes = useUnsavedChanges(() => opened && form.isDirty());
  const close = () => changes.askBefore(onClose);

  return (
    <>
      <Modal opened={opened} onClose={close} title={thing ? words.rename : words.create} size="sm">
        <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
          <Stack gap="md">
            <TextInput
              label={labels.name}
              required
              data-autofocus
              maxLength={NAME_LIMIT}
              {...form.getInputProps('name')}
            />
            {kinds && (
              <Select<PaymentMethodKind>
                {...form.getInputProps('kind')}
                label={kinds.label}
                description={kinds.help}
                data={PAYMENT_METHOD_KINDS.map((value) => ({ value, label: kinds.text[value] }))}
                allowDeselect={false}
              />
            )}
          </Stack>
          <DialogActions>
            <Button variant="default" onClick={close} disabled={isSaving}>
              {labels.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {labels.save}
            </Button>
          </DialogActions>
        </form>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
