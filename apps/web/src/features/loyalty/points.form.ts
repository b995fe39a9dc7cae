import {
  type PointsCampaign,
  type PointsCampaignForm,
  pointsCampaignForm,
} from '@app/contract/loyalty/points-campaigns.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useKeeping } from '../../foundation/hooks/use-keeping.ts';
import { pointsLabels as labels } from './loyalty.labels.ts';

/** What stands in the fields: the number of points may be missing. */
export type PointsDraft = Omit<PointsCampaignForm, 'pointsRequired'> & {
  pointsRequired: number | '';
};
export type PointsDraftForm = UseFormReturnType<PointsDraft>;

const newCampaign: PointsDraft = {
  name: '',
  pointsRequired: '',
  rewardValueCents: null,
  rewardServiceId: null,
  active: true,
};

const complaintsAbout = schemaResolver(pointsCampaignForm, { sync: true });

export function usePointsForm(campaign: PointsCampaign | null, close: () => void) {
  const form = useForm<PointsDraft>({
    initialValues: campaign ? draftOf(campaign) : newCampaign,
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  return useKeeping({
    form,
    about: 'points-campaign',
    api: useApi().loyalty.points,
    opened: campaign,
    draftOf,
    inputOf,
    changedCode: 'POINTS_CAMPAIGN_CHANGED',
    labels,
    fieldOf: { REWARD_SERVICE_NOT_FOUND: 'rewardServiceId' },
    failed: campaign ? labels.failedToUpdate : labels.failedToCreate,
    done: close,
  });
}

function draftOf(campaign: PointsCampaign): PointsDraft {
  const { name, pointsRequired, rewardValueCents, rewardServiceId, active } = campaign;
  return { name, pointsRequired, rewardValueCents, rewardServiceId, active };
}

function inputOf({ pointsRequired, ...draft }: PointsDraft): PointsCampaignForm {
  return { ...draft, pointsRequired: pointsRequired === '' ? Number.NaN : pointsRequired };
}
