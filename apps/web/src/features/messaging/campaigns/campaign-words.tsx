import type { ApprovedWordsForm } from '@app/contract/messaging/campaigns.contract';
import { Alert, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOfficialTemplates } from '../automations/official-templates.api.ts';
import { approvedLabels as labels } from './approved-words.labels.ts';
import { ApprovedWordsField } from './approved-words.tsx';

type CampaignWordsProps = {
  value: ApprovedWordsForm | null;
  onChange: (words: ApprovedWordsForm | null) => void;
  error: ReactNode;
  /** Own words, where the number takes them. */
  children: ReactNode;
};

/** What a campaign says: own words by a phone, and by the official number what WhatsApp approved. */
export function CampaignWords({ children, ...field }: CampaignWordsProps) {
  const { data, isError } = useOfficialTemplates();
  if (isError) return <Alert color="yellow">{labels.failed}</Alert>;
  if (!data) return <Skeleton height={120} aria-label={labels.loading} />;
  return data.isNeeded ? <ApprovedWordsField templates={data.templates} {...field} /> : children;
}
