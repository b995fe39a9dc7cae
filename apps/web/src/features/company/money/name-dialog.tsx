import { NAME_LIMIT } from '@app/domain/company/financial-category';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from '@app/domain/company/payment-method';
import { Select, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { namedThingLabels as labels } from './financial.labels.ts';
import { type NamingProps, useNameForm } from './name.form.ts';

/** Gives a name to something new, or another one to what is there. */
export function NameDialog(props: NamingProps) {
  const { thing, words, onClose } = props;
  const { kinds } = words;
  const saving = useNameForm(props);
  const { form } = saving;

  return (
    <FormDialog
      title={thing ? words.rename : words.create}
      size="sm"
      saving={saving}
      names={{ name: labels.name }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
