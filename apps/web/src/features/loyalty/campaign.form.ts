import { schemaResolver, useForm } from '@mantine/form';
import type { z } from 'zod';
import { errorTextOr } from '../../foundation/error-text.ts';
import { useKeeping } from '../../foundation/hooks/use-keeping.ts';
import type { CampaignLabels } from './loyalty.labels.ts';

type Kept = { id: string; version: number };
type Keeping<Draft extends object, Input, Campaign extends Kept> = Parameters<
  typeof useKeeping<Draft, Input, Campaign, Error>
>[0];

type CampaignForm<Draft extends object, Input, Campaign extends Kept> = Pick<
  Keeping<Draft, Input, Campaign>,
  'about' | 'api' | 'draftOf' | 'inputOf' | 'changedCode'
> & { schema: z.ZodType<Input>; empty: Draft; labels: CampaignLabels };

type Opened<Campaign> = { campaign: Campaign | null; close: () => void };

/** The form of a campaign, of loyalty or of points. */
export function useCampaignForm<Draft extends object, Input, Campaign extends Kept>(
  { schema, empty, ...kind }: CampaignForm<Draft, Input, Campaign>,
  { campaign, close }: Opened<Campaign>,
) {
  const { labels } = kind;
  const complaintsAbout = schemaResolver(schema, { sync: true });
  const form = useForm<Draft>({
    initialValues: campaign ? kind.draftOf(campaign) : empty,
    validate: (draft) => complaintsAbout(kind.inputOf(draft)),
  });
  return useKeeping({
    ...kind,
    form,
    opened: campaign,
    fieldOf: { REWARD_SERVICE_NOT_FOUND: 'rewardServiceId' },
    failed: campaign ? labels.failedToUpdate : failedToCreate(labels),
    done: close,
  });
}

function failedToCreate({ failedToCreate: title, notCreated }: CampaignLabels) {
  return { title: () => title, text: (error: unknown) => errorTextOr(notCreated, error) };
}
