import type { MessagingSettings } from '@app/contract/messaging/messaging-settings.contract';
import { REMINDERS } from '@app/domain/messaging/automation';
import { Skeleton, Stack } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { SettingsForm } from '../../company/settings-form.tsx';
import { SettingsSection } from '../../company/settings-section.tsx';
import { AutomationCards, CannotSend } from '../automations/automations-panel.tsx';
import { MailFields } from './mail-fields.tsx';
import { useMessagingSettings } from './messaging-settings.api.ts';
import { useMessagingSettingsForm } from './messaging-settings.form.ts';
import { messagingSettingsLabels as labels } from './messaging-settings.labels.ts';
import classes from './reminders-tab.module.css';
import { QuietFields, WayFields } from './way-fields.tsx';

/** Reminders by WhatsApp and by mail, and how the company writes to its clients at all. */
export default function RemindersTab() {
  return (
    <Stack gap="lg">
      <CannotSend />
      <SettingsSection title={labels.whatsapp} explanation={labels.whatsappHelp}>
        <AutomationCards of={REMINDERS} />
      </SettingsSection>
      <LoadBlock
        query={useMessagingSettings()}
        skeleton={<Skeleton height={320} radius="lg" />}
        explain={() => labels.failedToLoad}
      >
        {(settings) => <Letters settings={settings} />}
      </LoadBlock>
    </Stack>
  );
}

function Letters({ settings }: { settings: MessagingSettings }) {
  const mayManage = useMay('messages.manage');
  const { saving, merged, discard } = useMessagingSettingsForm(settings);
  const { form } = saving;
  return (
    <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
      <fieldset disabled={!mayManage} className={classes.fields}>
        <Stack gap="lg">
          <SettingsSection title={labels.mails} explanation={labels.mailsHelp}>
            <MailFields form={form} />
          </SettingsSection>
          <SettingsSection title={labels.quiet} explanation={labels.quietHelp}>
            <QuietFields form={form} />
          </SettingsSection>
          <SettingsSection title={labels.ways} explanation={labels.waysHelp}>
            <WayFields form={form} />
          </SettingsSection>
        </Stack>
      </fieldset>
    </SettingsForm>
  );
}
