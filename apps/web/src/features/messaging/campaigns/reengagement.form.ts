import type { ApprovedWordsForm } from '@app/contract/messaging/campaigns.contract';
import {
  type Reengagement,
  type ReengagementForm,
  reengagementForm,
} from '@app/contract/messaging/reengagements.contract';
import { DEFAULT_REENGAGEMENT_DAYS } from '@app/domain/messaging/reengagement';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useKeeping } from '../../../foundation/hooks/use-keeping.ts';
import { inOneField } from './approved-complaints.ts';
import { reengagementLabels as labels } from './marketing.labels.ts';

/** Choices are texts in their fields. */
export type ReengagementDraft = {
  name: string;
  description: string;
  daysInactive: string;
  templateId: string | null;
  /** In place of a template, where the number takes no own words. */
  approved: ApprovedWordsForm | null;
  enabled: boolean;
  frequency: Reengagement['frequency'];
  maxAttempts: string;
  excludeIfScheduled: boolean;
};
export type ReengagementDraftForm = UseFormReturnType<ReengagementDraft>;

const nothing: ReengagementDraft = {
  name: '',
  description: '',
  daysInactive: String(DEFAULT_REENGAGEMENT_DAYS),
  templateId: null,
  approved: null,
  enabled: true,
  frequency: 'weekly',
  maxAttempts: '1',
  excludeIfScheduled: true,
};

const complaintsAbout = schemaResolver(reengagementForm, { sync: true });

export function useReengagementForm(reengagement: Reengagement | null, close: () => void) {
  const form = useForm<ReengagementDraft>({
    initialValues: reengagement ? draftOf(reengagement) : nothing,
    validate: (draft) => inOneField(complaintsAbout(inputOf(draft))),
  });
  return useKeeping({
    form,
    about: 'reengagement',
    api: useApi().messaging.reengagements,
    opened: reengagement,
    draftOf,
    inputOf,
    changedCode: 'REENGAGEMENT_CHANGED',
    labels,
    fieldOf: {
      REENGAGEMENT_TEMPLATE_NOT_FOUND: 'templateId',
      REENGAGEMENT_TEXT_TOO_LONG: 'templateId',
    },
    failed: labels.failed,
    done: close,
  });
}

function draftOf(reengagement: Reengagement): ReengagementDraft {
  const { name, description, daysInactive, templateId, approved, enabled } = reengagement;
  const { frequency, maxAttempts, excludeIfScheduled } = reengagement;
  return {
    name,
    description,
    templateId,
    approved,
    enabled,
    frequency,
    excludeIfScheduled,
    daysInactive: String(daysInactive),
    maxAttempts: String(maxAttempts),
  };
}

function inputOf(draft: ReengagementDraft) {
  const { daysInactive, maxAttempts, templateId, approved, ...others } = draft;
  return {
    ...others,
    ...(approved ? { approved } : { templateId: templateId ?? '' }),
    // The field offers only these.
    daysInactive: Number(daysInactive) as NonNullable<ReengagementForm['daysInactive']>,
    maxAttempts: Number(maxAttempts),
  };
}
