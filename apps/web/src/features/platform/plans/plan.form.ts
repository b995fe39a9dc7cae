import {
  type PlanForm,
  type PlatformPlan,
  planForm,
} from '@app/contract/billing/platform-plans.contract';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useKeeping } from '../../../foundation/hooks/use-keeping.ts';
import { useAskAgainForPlans } from './plans.api.ts';
import { planLabels } from './plans.labels.ts';

type EmptiableField =
  | 'freeTrialDays'
  | 'maxProfessionals'
  | 'maxAppointmentsMonthly'
  | 'displayOrder';

/** What stands in the fields: a number may be missing, and the features are lines. */
export type PlanDraft = Omit<
  PlanForm,
  EmptiableField | 'priceMonthlyCents' | 'landingPageFeatures'
> &
  Record<EmptiableField, number | ''> & {
    priceMonthlyCents: number | null;
    featureLines: string;
  };
export type PlanDraftForm = UseFormReturnType<PlanDraft>;

const newPlan: PlanDraft = {
  name: '',
  description: '',
  priceMonthlyCents: null,
  freeTrialDays: 7,
  maxProfessionals: 1,
  maxAppointmentsMonthly: 0,
  showOnLanding: true,
  isMostPopular: false,
  isBasicPlan: false,
  displayOrder: 0,
  active: true,
  closedModules: [],
  featureLines: '',
};

const complaintsAbout = schemaResolver(planForm, { sync: true });

export function usePlanForm(plan: PlatformPlan | null, close: () => void) {
  const askAgain = useAskAgainForPlans();
  const form = useForm<PlanDraft>({
    initialValues: plan ? draftOf(plan) : newPlan,
    validate: (draft) => besideTheirFields(complaintsAbout(inputOf(draft))),
  });
  return useKeeping({
    form,
    about: 'plan',
    api: useApi().platform.plans,
    opened: plan,
    draftOf,
    inputOf,
    changedCode: 'PLAN_CHANGED',
    labels: planLabels,
    failed: plan ? planLabels.failedToUpdate : planLabels.failedToCreate,
    done: () => {
      void askAgain();
      close();
    },
  });
}

function draftOf(plan: PlatformPlan): PlanDraft {
  const { id, version, createdAt, companies, landingPageFeatures, ...form } = plan;
  return {
    ...form,
    maxProfessionals: form.maxProfessionals ?? '',
    featureLines: landingPageFeatures.join('\n'),
  };
}

function inputOf({ featureLines, ...draft }: PlanDraft): PlanForm {
  return {
    ...draft,
    priceMonthlyCents: draft.priceMonthlyCents ?? Number.NaN,
    freeTrialDays: numberIn(draft.freeTrialDays),
    maxProfessionals: draft.maxProfessionals === '' ? null : draft.maxProfessionals,
    maxAppointmentsMonthly: numberIn(draft.maxAppointmentsMonthly),
    displayOrder: numberIn(draft.displayOrder),
    landingPageFeatures: featureLines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

function numberIn(typed: number | ''): number {
  return typed === '' ? 0 : typed;
}

type Complaints = ReturnType<typeof complaintsAbout>;

/** One line of many is wrong: the field that holds them all says so. */
function besideTheirFields(complaints: Complaints): Complaints {
  const line = Object.entries(complaints).find(([path]) => path.startsWith('landingPageFeatures'));
  return line ? { ...complaints, featureLines: line[1] } : complaints;
}
