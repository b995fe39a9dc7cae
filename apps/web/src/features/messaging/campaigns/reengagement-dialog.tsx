import type { Reengagement } from '@app/contract/messaging/reengagements.contract';
import {
  REENGAGEMENT_ATTEMPTS,
  REENGAGEMENT_DAYS,
  REENGAGEMENT_FREQUENCIES,
} from '@app/domain/messaging/reengagement';
import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { isLong } from '../../../ui/fields/long-choices.ts';
import { CampaignWords } from './campaign-words.tsx';
import { useCustomTemplates } from './marketing.api.ts';
import {
  attemptsText,
  daysText,
  frequencyText,
  reengagementLabels as labels,
} from './marketing.labels.ts';
import { NoCustomTemplates } from './no-custom-templates.tsx';
import { type ReengagementDraftForm, useReengagementForm } from './reengagement.form.ts';

type ReengagementDialogProps = {
  /** `null` for a new one. */
  reengagement: Reengagement | null;
  onClose: () => void;
};

export default function ReengagementDialog({ reengagement, onClose }: ReengagementDialogProps) {
  const { saving, merged } = useReengagementForm(reengagement, onClose);
  const { form } = saving;
  return (
    <FormDialog
      title={reengagement ? labels.edit : labels.create}
      size="lg"
      saving={saving}
      merged={merged}
      names={labels}
      onClose={onClose}
    >
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <TextInput label={labels.description} {...form.getInputProps('description')} />
      <CampaignWords
        value={form.values.approved}
        onChange={(words) => form.setFieldValue('approved', words)}
        error={form.errors.approved ?? form.errors.templateId}
      >
        <OwnTemplate form={form} />
      </CampaignWords>
      <Choices form={form} />
      <Switch
        label={labels.excludeIfScheduled}
        {...form.getInputProps('excludeIfScheduled', { type: 'checkbox' })}
      />
      <Switch label={labels.enabled} {...form.getInputProps('enabled', { type: 'checkbox' })} />
    </FormDialog>
  );
}

const days = REENGAGEMENT_DAYS.map((count) => ({ value: String(count), label: daysText(count) }));
const frequencies = REENGAGEMENT_FREQUENCIES.map((value) => ({
  value,
  label: frequencyText[value],
}));
const { least, most } = REENGAGEMENT_ATTEMPTS;
const attempts = Array.from({ length: most - least + 1 }, (_, place) => ({
  value: String(least + place),
  label: attemptsText(least + place),
}));

function OwnTemplate({ form }: { form: ReengagementDraftForm }) {
  const templates = useCustomTemplates() ?? [];
  return (
    <>
      <NoCustomTemplates sentence={labels.noTemplates} />
      <Select
        label={labels.template}
        required
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        searchable={isLong(templates)}
        {...form.getInputProps('templateId')}
        onChange={(templateId) => form.setValues({ templateId, approved: null })}
      />
    </>
  );
}

function Choices({ form }: { form: ReengagementDraftForm }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <Select
        label={labels.daysInactive}
        allowDeselect={false}
        data={days}
        {...form.getInputProps('daysInactive')}
      />
      <Select
        label={labels.frequency}
        allowDeselect={false}
        data={frequencies}
        {...form.getInputProps('frequency')}
      />
      <Select
        label={labels.maxAttempts}
        allowDeselect={false}
        data={attempts}
        {...form.getInputProps('maxAttempts')}
      />
    </SimpleGrid>
  );
}
