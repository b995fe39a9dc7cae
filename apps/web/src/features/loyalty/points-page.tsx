import type { PointsCampaign } from '@app/contract/loyalty/points-campaigns.contract';
import { rewardOfPoints } from '@app/domain/loyalty/reward';
import { cents } from '@app/domain/shared/money';
import { useApi } from '../../foundation/api.tsx';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { CampaignsPage } from './campaigns-page.tsx';
import { pointsLabels, pointsText, rewardWords } from './loyalty.labels.ts';

const PointsDialog = lazyPart(() => import('./points-dialog.tsx'));

export function PointsPage() {
  return (
    <CampaignsPage
      labels={pointsLabels}
      api={useApi().loyalty.points}
      historyCode="POINTS_CAMPAIGN_HAS_HISTORY"
      wordsOf={wordsOf}
      editor={(campaign, onClose) => <PointsDialog campaign={campaign} onClose={onClose} />}
    />
  );
}

function wordsOf(campaign: PointsCampaign) {
  return { reward: exchangeText(campaign), condition: pointsText(campaign.pointsRequired) };
}

/** Nothing where it is given by hand: the name says what it is. Beside an amount stands its service. */
function exchangeText({ rewardValueCents, rewardServiceId, rewardServiceName }: PointsCampaign) {
  if (rewardValueCents === null && rewardServiceId === null) return null;
  const rewardValue = rewardValueCents === null ? null : cents(rewardValueCents);
  const reward = rewardOfPoints({ rewardValue, rewardServiceId });
  const text = rewardWords({ ...reward, rewardServiceName });
  const isNamed = reward.rewardType === 'free_service' || rewardServiceName === null;
  return isNamed ? text : `${text} · ${rewardServiceName}`;
}
