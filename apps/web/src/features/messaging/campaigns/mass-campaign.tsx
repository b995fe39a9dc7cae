import { CLIENT_VARIABLES } from '@app/domain/messaging/template';
import { Button, Card, Group, Input, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { isLong } from '../../../ui/fields/long-choices.ts';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { MessagePreview } from '../templates/message-preview.tsx';
import { AudienceNote } from './audience-note.tsx';
import { CampaignWords } from './campaign-words.tsx';
import { campaignFieldLabels, sendToText } from './campaigns.labels.ts';
import { useCustomTemplates } from './marketing.api.ts';
import { massLabels as labels } from './marketing.labels.ts';
import { type MassDraftForm, useMassForm } from './mass-campaign.form.ts';
import { MomentFields } from './moment-fields.tsx';
import { NoCustomTemplates } from './no-custom-templates.tsx';
import { NumberNotice } from './number-notice.tsx';
import { SegmentChoices } from './segment-choices.tsx';

/** A template for some segments, now or later. */
export default function MassCampaign({ onDone }: { onDone: () => void }) {
  const { saving, audience } = useMassForm(onDone);
  const { form, isSaving } = saving;
  const { segments, when } = form.values;
  const send = when === 'now' ? sendToText(audience?.recipients) : labels.schedule;
  return (
    <>
      <PartHeader explanation={labels.explanation} />
      <PageForm saving={saving}>
        <Stack gap="lg">
          <NumberNotice />
          <Words form={form} />
          <Input.Wrapper
            label={labels.segments}
            labelElement="div"
            required
            error={form.errors.segments}
          >
            <SegmentChoices
              chosen={segments}
              onChange={(chosen) => form.setFieldValue('segments', chosen)}
            />
          </Input.Wrapper>
          {segments.length > 0 && <AudienceNote audience={audience} />}
          <MomentFields form={form} nowLabel={campaignFieldLabels.now} />
          <Limits form={form} />
          <Group>
            <Button type="submit" loading={isSaving} leftSection={<IconSend size={18} />}>
              {send}
            </Button>
          </Group>
        </Stack>
      </PageForm>
    </>
  );
}

function Words({ form }: { form: MassDraftForm }) {
  return (
    <>
      <TextInput label={labels.name} required {...form.getInputProps('name')} />
      <TextInput
        label={labels.description}
        description={labels.descriptionHelp}
        {...form.getInputProps('description')}
      />
      <CampaignWords
        value={form.values.approved}
        onChange={(words) => form.setFieldValue('approved', words)}
        error={form.errors.approved ?? form.errors.templateId}
      >
        <OwnTemplate form={form} />
      </CampaignWords>
    </>
  );
}

function OwnTemplate({ form }: { form: MassDraftForm }) {
  const templates = useCustomTemplates() ?? [];
  const chosen = templates.find(({ id }) => id === form.values.templateId);
  return (
    <>
      <NoCustomTemplates sentence={labels.noTemplates} />
      <Select
        label={labels.template}
        placeholder={labels.templatePlaceholder}
        required
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        searchable={isLong(templates)}
        {...form.getInputProps('templateId')}
      />
      {chosen && (
        <Card>
          <MessagePreview text={chosen.text} filled={CLIENT_VARIABLES} />
          <Text size="xs" c="dimmed" mt="xs">
            {campaignFieldLabels.wayOut}
          </Text>
        </Card>
      )}
    </>
  );
}

function Limits({ form }: { form: MassDraftForm }) {
  return (
    <>
      <Switch
        label={labels.businessHours}
        description={labels.businessHoursHelp}
        {...form.getInputProps('respectBusinessHours', { type: 'checkbox' })}
      />
      <Switch
        label={labels.recentContacts}
        {...form.getInputProps('excludeRecentContacts', { type: 'checkbox' })}
      />
    </>
  );
}
