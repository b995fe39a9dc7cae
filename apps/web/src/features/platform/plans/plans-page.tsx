import type { PlatformPlan } from '@app/contract/billing/platform-plans.contract';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { ThingsPage } from '../../../ui/kept-things/things-page.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlansSkeleton } from './plan-card-skeleton.tsx';
import { usePlanActs, usePlans } from './plans.api.ts';
import { planLabels } from './plans.labels.ts';

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx'));

export function PlansPage() {
  return (
    <ThingsPage
      labels={planLabels}
      picture="documents"
      things={usePlans()}
      mayManage
      skeleton={<PlansSkeleton />}
      searchIn={searchedText}
      card={(plan, choices) => <PlanCard plan={plan} {...choices} />}
      editor={(plan, onClose) => <PlanDialog plan={plan} onClose={onClose} />}
      acts={usePlanActs()}
      historyCode="PLAN_IN_USE"
    />
  );
}

function searchedText({ name, description }: PlatformPlan): string {
  return `${name} ${description}`;
}
