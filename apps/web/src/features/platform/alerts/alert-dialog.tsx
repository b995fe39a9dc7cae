import type { Alert, NamedCompany } from '@app/contract/platform/alerts.contract';
import { ALERT_AUDIENCES, ALERT_LIMITS } from '@app/domain/platform/alert';
import { ALERT_TYPES } from '@app/domain/shared/alert-type';
import { Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { type AlertFormState, useAlertForm } from './alert.form.ts';
import { AlertCompaniesField } from './alert-companies-field.tsx';
import {
  alertFieldNames,
  alertValueText,
  audienceText,
  alertsLabels as labels,
  typeText,
} from './alerts.labels.ts';

type AlertDialogProps = {
  /** `null` for a new one. */
  alert: Alert | null;
  onClose: () => void;
};

export default function AlertDialog({ alert, onClose }: AlertDialogProps) {
  const { saving, merged } = useAlertForm(alert, onClose);
  const { form } = saving;
  const [chosen, setChosen] = useState<readonly NamedCompany[]>([]);
  const known = [alert, merged?.stored].flatMap((version) => version?.companies ?? []);
  const title = alert ? labels.editTitle : labels.createTitle;
  return (
    <FormDialog
      title={title}
      size="lg"
      saving={saving}
      merged={merged}
      names={alertFieldNames}
      textOf={alertValueText([...chosen, ...known])}
      onClose={onClose}
    >
      <TextInput
        label={labels.titleField}
        maxLength={ALERT_LIMITS.titleLength}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Textarea
        label={labels.message}
        autosize
        minRows={3}
        maxLength={ALERT_LIMITS.messageLength}
        {...form.getInputProps('message')}
      />
      <Choices form={form} />
      {form.values.audience === 'specific' && (
        <AlertCompaniesField form={form} known={[...known, ...chosen]} onChosen={setChosen} />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField label={labels.startsOn} {...form.getInputProps('startsOn')} />
        <DateField
          label={labels.endsOn}
          description={labels.endsOnHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          earliest={form.values.startsOn}
          {...form.getInputProps('endsOn')}
        />
      </SimpleGrid>
      <Switch label={labels.activeField} {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormDialog>
  );
}

function Choices({ form }: { form: AlertFormState }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select
        label={labels.type}
        data={ALERT_TYPES.map((value) => ({ value, label: typeText[value] }))}
        allowDeselect={false}
        {...form.getInputProps('type')}
      />
      <Select
        label={labels.audience}
        data={ALERT_AUDIENCES.map((value) => ({ value, label: audienceText[value] }))}
        allowDeselect={false}
        {...form.getInputProps('audience')}
      />
    </SimpleGrid>
  );
}
