import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import { AUDIENCES, segmentOf } from '@app/domain/messaging/segment';
import { Select, Text, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { CLIENT_VARIABLES } from '../templates/client-variables.ts';
import { MessageField } from '../templates/message-field.tsx';
import { AudienceNote } from './audience-note.tsx';
import { type CampaignDraftForm, useCampaignForm } from './campaign.form.ts';
import { useAudience } from './campaigns.api.ts';
import {
  audiencesText,
  audienceText,
  campaignLabels,
  campaignFieldLabels as labels,
  sendToText,
} from './campaigns.labels.ts';
import { MomentFields } from './moment-fields.tsx';

type CampaignDialogProps = {
  /** `null` for a new one. */
  campaign: Campaign | null;
  onClose: () => void;
};

export default function CampaignDialog({ campaign, onClose }: CampaignDialogProps) {
  const saving = useCampaignForm(campaign, onClose);
  const { form } = saving;
  const { audience, when } = form.values;
  const chosen = audience ? [segmentOf(audience)] : [];
  const counted = useAudience(campaign ? campaign.segments : chosen).data;
  const isReady = campaign !== null || audience !== null;
  const send = when === 'now' ? sendToText(counted?.recipients) : labels.schedule;
  return (
    <FormDialog
      title={campaign ? campaignLabels.edit : campaignLabels.create}
      size="xl"
      saving={saving}
      confirm={campaign ? labels.save : isReady ? send : labels.save}
      onClose={onClose}
    >
      <TextInput
        label={labels.name}
        placeholder={labels.namePlaceholder}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      {campaign ? (
        <Text size="sm">
          {labels.audience}: {audiencesText(campaign.segments)}
        </Text>
      ) : (
        <AudienceField form={form} />
      )}
      {isReady && <AudienceNote audience={counted} />}
      <MessageField
        label={labels.text}
        required
        {...form.getInputProps('text')}
        value={form.values.text}
        variables={CLIENT_VARIABLES}
      />
      <Text size="xs" c="dimmed">
        {labels.wayOut}
      </Text>
      <MomentFields form={form} nowLabel={campaign ? labels.byHand : labels.now} />
    </FormDialog>
  );
}

const audiences = AUDIENCES.map((value) => ({ value, label: audienceText[value] }));

function AudienceField({ form }: { form: CampaignDraftForm }) {
  return (
    <Select
      label={labels.audience}
      placeholder={labels.audiencePlaceholder}
      required
      data={audiences}
      allowDeselect={false}
      {...form.getInputProps('audience')}
    />
  );
}
