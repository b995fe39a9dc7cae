import type { PointsCampaign } from '@app/contract/loyalty/points-campaigns.contract';
import { rewardOfPoints } from '@app/domain/loyalty/reward';
import { cents } from '@app/domain/shared/money';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { useThingActs, useThingsFile } from '../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotAllowed } from '../../ui/not-allowed.tsx';
import { CampaignCard, CampaignsSkeleton } from './campaign-card.tsx';
import { pointsLabels as labels, pointsText, rewardWords } from './loyalty.labels.ts';

const PointsDialog = lazyPart(() => import('./points-dialog.tsx'));

export function PointsPage() {
  if (useMay('loyalty.view')) return <Campaigns />;
  return (
    <NotAllowed
      sentence={labels.notAllowed}
      action={<LinkButton to="/dashboard">{labels.back}</LinkButton>}
    />
  );
}

function Campaigns() {
  const { points } = useApi().loyalty;
  const mayManage = useMay('loyalty.manage');
  const file = useThingsFile(points.exportCsv);
  return (
    <ThingsPage
      labels={labels}
      picture="documents"
      things={useQuery(points.list.queryOptions())}
      mayManage={mayManage}
      skeleton={<CampaignsSkeleton />}
      searchIn={({ name }) => name}
      card={(campaign, choices) => (
        <CampaignCard
          campaign={campaign}
          labels={labels}
          reward={exchangeText(campaign)}
          condition={pointsText(campaign.pointsRequired)}
          {...choices}
        />
      )}
      editor={(campaign, onClose) => <PointsDialog campaign={campaign} onClose={onClose} />}
      acts={useThingActs(points)}
      historyCode="POINTS_CAMPAIGN_HAS_HISTORY"
      file={mayManage && file}
    />
  );
}

/** Nothing where it is given by hand: the name says what it is. */
function exchangeText({ rewardValueCents, rewardServiceId, rewardServiceName }: PointsCampaign) {
  if (rewardValueCents === null && rewardServiceId === null) return null;
  const rewardValue = rewardValueCents === null ? null : cents(rewardValueCents);
  return rewardWords({ ...rewardOfPoints({ rewardValue, rewardServiceId }), rewardServiceName });
}
