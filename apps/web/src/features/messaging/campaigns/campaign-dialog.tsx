import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import { AUDIENCES, segmentOf } from '@app/domain/messaging/segment';
import { CLIENT_VARIABLES } from '@app/domain/messaging/template';
import { Select, Text, TextInput } from '@mantine/core';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { MessageField } from '../templates/message-field.tsx';
import { MessagePreview } from '../templates/message-preview.tsx';
import { approvedLabels } from './approved-words.labels.ts';
import { AudienceNote } from './audience-note.tsx';
import { type CampaignDraftForm, useCampaignForm } from './campaign.form.ts';
import { CampaignWords } from './campaign-words.tsx';
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
      {campaign ? <KnownWords form={form} campaign={campaign} /> : <NewWords form={form} />}
      <MomentFields form={form} nowLabel={campaign ? labels.byHand : labels.now} />
    </FormDialog>
  );
}

function NewWords({ form }: { form: CampaignDraftForm }) {
  return (
    <CampaignWords
      value={form.values.approved}
      onChange={(words) => form.setFieldValue('approved', words)}
      error={form.errors.approved ?? form.errors.text}
    >
      <OwnWords form={form} />
    </CampaignWords>
  );
}

/** What WhatsApp approved is read, not changed. */
function KnownWords({ form, campaign }: { form: CampaignDraftForm; campaign: Campaign }) {
  if (campaign.approvedName === null) return <OwnWords form={form} />;
  return (
    <div>
      <MessagePreview text={campaign.text} filled={CLIENT_VARIABLES} />
      <Text size="xs" c="dimmed" mt="xs">
        {approvedLabels.fixed}
      </Text>
    </div>
  );
}

function OwnWords({ form }: { form: CampaignDraftForm }) {
  return (
    <>
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
    </>
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
