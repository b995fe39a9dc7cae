import type { Package } from '@app/contract/prepaid/packages.contract';
import { NumberInput, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { BasisPointsField } from '../../ui/fields/basis-points-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { type PackageDraftForm, usePackageForm } from './package.form.ts';
import { PackageServiceFields } from './package-service-fields.tsx';
import {
  packageFieldLabels as labels,
  packageFieldNames,
  packageLabels,
} from './packages.labels.ts';

const twoColumns = { base: 1, xs: 2 };

type PackageDialogProps = {
  /** `null` for a new one. */
  thing: Package | null;
  onClose: () => void;
};

export default function PackageDialog({ thing, onClose }: PackageDialogProps) {
  const { saving, merged } = usePackageForm(thing, onClose);
  return (
    <FormDialog
      title={thing ? packageLabels.edit : packageLabels.create}
      size="lg"
      saving={saving}
      merged={merged}
      names={packageFieldNames}
      onClose={onClose}
    >
      <Fields form={saving.form} />
    </FormDialog>
  );
}

function Fields({ form }: { form: PackageDraftForm }) {
  return (
    <Stack gap="md">
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <PackageServiceFields form={form} />
      <Terms form={form} />
      <Textarea
        label={labels.description}
        autosize
        minRows={1}
        {...form.getInputProps('description')}
      />
      <Switch
        label={labels.sellsOnline}
        description={labels.sellsOnlineHelp}
        {...form.getInputProps('sellsOnline', { type: 'checkbox' })}
      />
      <Switch
        label={labels.active}
        description={labels.activeHelp}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </Stack>
  );
}

function Terms({ form }: { form: PackageDraftForm }) {
  return (
    <SimpleGrid cols={twoColumns}>
      <MoneyField
        {...form.getInputProps('priceCents')}
        label={labels.price}
        required
        value={form.values.priceCents}
      />
      <NumberInput
        {...form.getInputProps('validDays')}
        label={labels.validDays}
        description={labels.validDaysHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDecimal={false}
        allowNegative={false}
        inputMode="numeric"
      />
      <BasisPointsField
        {...form.getInputProps('commissionBasisPoints')}
        value={form.values.commissionBasisPoints}
        label={labels.commission}
        description={labels.commissionHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={0}
        max={100}
      />
    </SimpleGrid>
  );
}
