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
      <Fact label={labels.trial} value={trialText(plan)} />
      <Fact label={labels.professionals} value={professionalsText(plan)} />
      <Fact label={labels.appointments} value={appointmentsText(plan)} />
      <Fact label={labels.companies} value={formatNumber(plan.companies)} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
