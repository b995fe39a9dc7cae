import type { PlatformPlan } from '@app/contract/billing/platform-plans.contract';
import { formatNumber } from '../../../foundation/format.ts';
import classes from './plan-card.module.css';
import {
  appointmentsText,
  planCardLabels as labels,
  professionalsText,
  trialText,
} from './plans.labels.ts';

export function PlanFacts({ plan }: { plan: PlatformPlan }) {
  return (
    <dl className={`${classes.facts} tabular`}>
      <Trial plan={plan} />
      <Fact label={labels.professionals} value={professionalsText(plan)} />
      <Fact label={labels.appointments} value={appointmentsText(plan)} />
      <Fact label={labels.companies} value={formatNumber(plan.companies)} />
    </dl>
  );
}

/** What costs nothing has nothing to try for free; only all of it is open for a while. */
function Trial({ plan }: { plan: PlatformPlan }) {
  if (plan.priceMonthlyCents > 0) return <Fact label={labels.trial} value={trialText(plan)} />;
  return plan.freeTrialDays > 0 && <Fact label={labels.allOpenFor} value={trialText(plan)} />;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
