import {
  type PointsCampaign,
  type PointsCampaignForm,
  pointsCampaignForm,
} from '@app/contract/loyalty/points-campaigns.contract';
import type { UseFormReturnType } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useCampaignForm } from './campaign.form.ts';
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

export function usePointsForm(campaign: PointsCampaign | null, close: () => void) {
  const api = useApi().loyalty.points;
  const kind = { schema: pointsCampaignForm, empty: newCampaign, api, labels, draftOf, inputOf };
  const names = { about: 'points-campaign', changedCode: 'POINTS_CAMPAIGN_CHANGED' };
  return useCampaignForm({ ...kind, ...names }, { campaign, close });
}

function draftOf(campaign: PointsCampaign): PointsDraft {
  const { name, pointsRequired, rewardValueCents, rewardServiceId, active } = campaign;
  return { name, pointsRequired, rewardValueCents, rewardServiceId, active };
}

function inputOf({ pointsRequired, ...draft }: PointsDraft): PointsCampaignForm {
  return { ...draft, pointsRequired: pointsRequired === '' ? Number.NaN : pointsRequired };
}
