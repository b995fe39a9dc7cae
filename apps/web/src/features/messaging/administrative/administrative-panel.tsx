import type { Administrative } from '@app/contract/messaging/administrative.contract';
import { ADMINISTRATIVE_AUTOMATIONS } from '@app/domain/messaging/administrative';
import { AUTOMATIONS } from '@app/domain/messaging/automation';
import { Alert, Divider, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { SettingsForm } from '../../company/settings-form.tsx';
import { AutomationCards } from '../automations/automations-panel.tsx';
import { useAdministrative } from './administrative.api.ts';
import { useAdministrativeForm } from './administrative.form.ts';
import {
  administrativeTitles,
  administrativeLabels as labels,
  loadFailureText,
  otherSenderText,
} from './administrative.labels.ts';
import { AdministrativeCard } from './administrative-card.tsx';
import classes from './administrative-panel.module.css';

/** What companies hear from the platform, and below it what the clients of its own company do. */
export default function AdministrativePanel() {
  return (
    <>
      <PartHeader explanation={labels.explanation} />
      <LoadBlock
        query={useAdministrative()}
        skeleton={<Skeleton height={420} radius="lg" />}
        explain={loadFailureText}
      >
        {(stored) => (
          <>
            <Sender sender={stored.sender} />
            <Settings stored={stored} />
          </>
        )}
      </LoadBlock>
      <Divider my="xl" />
      <Title order={2}>{labels.ownClients}</Title>
      <Text c="dimmed" size="sm" mb="md">
        {labels.ownClientsHelp}
      </Text>
      <AutomationCards of={AUTOMATIONS} />
    </>
  );
}

function Settings({ stored }: { stored: Administrative }) {
  const mayManage = useMay('messages.manage');
  const { saving, show } = useAdministrativeForm(stored);
  return (
    <SettingsForm
      saving={saving}
      merged={saving.draft?.merged ?? null}
      names={administrativeTitles}
      onDiscard={() => show(stored)}
    >
      <fieldset disabled={!mayManage} className={classes.fields}>
        <Stack gap="md">
          {ADMINISTRATIVE_AUTOMATIONS.map((automation) => (
            <AdministrativeCard key={automation} automation={automation} form={saving.form} />
          ))}
        </Stack>
      </fieldset>
    </SettingsForm>
  );
}

/** Whoever sets something up learns at once why nothing leaves, or whose settings hold instead. */
function Sender({ sender }: Pick<Administrative, 'sender'>) {
  if (sender?.isOwn && sender.isConnected) return null;
  return (
    <Alert color="yellow" icon={<IconInfoCircle size={20} />} mb="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" maw={640}>
          {senderText(sender)}
        </Text>
        {sender && !sender.isConnected && (
          <LinkButton to="/super-admin/whatsapp" search={{ tab: 'connect' }} variant="default">
            {labels.connect}
          </LinkButton>
        )}
      </Group>
    </Alert>
  );
}

function senderText(sender: Administrative['sender']): string {
  if (!sender) return labels.noSender;
  return sender.isConnected ? otherSenderText(sender.companyName) : labels.notConnected;
}
