import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import { decided } from '@app/domain/messaging/campaign';
import { Alert, Card, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMessagesFile } from '../sending/message-log.api.ts';
import { WrittenText } from '../templates/written-text.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignBadge } from './campaign-badge.tsx';
import {
  audiencesText,
  clientsText,
  failedText,
  leftOutSentence,
  outcomesText,
  pausedBecauseText,
  progressLabel,
  progressText,
  recipientsLabel,
  whenText,
  withoutWordsText,
} from './campaigns.labels.ts';
import classes from './campaigns.module.css';
import { CardHead } from './card-head.tsx';

type CampaignCardProps = { campaign: Campaign; onEdit: (campaign: Campaign) => void };

export function CampaignCard({ campaign, onEdit }: CampaignCardProps) {
  const timezone = useTimezone();
  const mayManage = useMay('messages.manage');
  const { name, text, segments, totalRecipients, state } = campaign;
  return (
    <Card component="article" aria-label={name} className={classes.card}>
      <Stack gap="xs">
        <CardHead name={name} badge={<CampaignBadge campaign={campaign} />} />
        <Text size="sm" c="dimmed">
          {audiencesText(segments)} · {clientsText(totalRecipients)} ·{' '}
          {whenText(campaign, timezone)}
        </Text>
        <Text size="sm" lineClamp={2} className={classes.words}>
          <WrittenText text={text} />
        </Text>
        {state === 'pending' ? <Waiting campaign={campaign} /> : <Course campaign={campaign} />}
        {mayManage && <CampaignActions campaign={campaign} onEdit={onEdit} />}
        {mayManage && state !== 'pending' && <Recipients campaign={campaign} />}
      </Stack>
    </Card>
  );
}

/** Who got it, and what became of each message. */
function Recipients({ campaign: { id, name } }: { campaign: Campaign }) {
  const file = useMessagesFile();
  return (
    <Group>
      <ExportFileButton
        label={recipientsLabel}
        list={name}
        download={file}
        asked={{ campaignId: id }}
      />
    </Group>
  );
}

/** What is known before its moment comes. */
function Waiting({ campaign }: { campaign: Campaign }) {
  return (
    <div>
      {campaign.pausedBecause && <WhyPaused sentence={withoutWordsText} />}
      <LeftOutLine campaign={campaign} />
    </div>
  );
}

function WhyPaused({ sentence }: { sentence: string }) {
  return (
    <Alert color="yellow" icon={<IconPlayerPause size={20} />} mb={6} p="xs">
      {sentence}
    </Alert>
  );
}

/** How far it has come, and what became of it so far. */
function Course({ campaign }: { campaign: Campaign }) {
  const { progress, totalRecipients, state } = campaign;
  const part = totalRecipients === 0 ? 0 : (decided(progress) / totalRecipients) * 100;
  return (
    <div>
      {state === 'sending' && (
        <Progress.Root size="md" radius="xl" mb={6}>
          <Progress.Section value={part} aria-label={progressLabel} />
        </Progress.Root>
      )}
      {campaign.pausedBecause && <WhyPaused sentence={pausedBecauseText[campaign.pausedBecause]} />}
      <Text size="sm" className="tabular">
        {state === 'sending' && `${progressText(campaign)} · `}
        {outcomesText(campaign)}
        <Failed campaign={campaign} />
      </Text>
      <LeftOutLine campaign={campaign} />
    </div>
  );
}

/** Whom it did not reach, and why. */
function Failed({ campaign }: { campaign: Campaign }) {
  const text = failedText(campaign);
  if (!text) return null;
  return (
    <>
      {' · '}
      <TextLink
        to="/dashboard/mensagens-enviadas"
        search={{ campaignId: campaign.id, state: 'failed' }}
      >
        {text}
      </TextLink>
    </>
  );
}

function LeftOutLine({ campaign: { leftOut } }: { campaign: Campaign }) {
  const sentence = leftOutSentence(leftOut);
  if (!sentence) return null;
  return (
    <Text size="xs" c="dimmed">
      {sentence}
    </Text>
  );
}
