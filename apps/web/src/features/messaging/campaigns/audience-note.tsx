import type { CampaignAudience } from '@app/contract/messaging/campaigns.contract';
import { Skeleton, Text } from '@mantine/core';
import { leftOutSentence, recipientsText } from './campaigns.labels.ts';

/** Who gets it, and why others do not. */
export function AudienceNote({ audience }: { audience: CampaignAudience | undefined }) {
  if (!audience) return <Skeleton height={20} width={180} />;
  const sentence = leftOutSentence(audience.leftOut);
  return (
    <div aria-live="polite">
      <Text size="sm" fw={600}>
        {recipientsText(audience.recipients)}
      </Text>
      {sentence && (
        <Text size="xs" c="dimmed">
          {sentence}
        </Text>
      )}
    </div>
  );
}
