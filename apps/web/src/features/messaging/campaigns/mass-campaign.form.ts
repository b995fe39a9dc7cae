import {
  type ApprovedWordsForm,
  type MassCampaignForm,
  massCampaignForm,
} from '@app/contract/messaging/campaigns.contract';
import type { Segment } from '@app/domain/messaging/segment';
import { timeOfMinutes } from '@app/domain/shared/local-time';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { inOneField } from './approved-complaints.ts';
import { useAudience } from './campaigns.api.ts';
import { campaignLabels, createdText } from './campaigns.labels.ts';
import { massLabels as labels } from './marketing.labels.ts';

export type MassDraft = {
  name: string;
  description: string;
  templateId: string | null;
  /** In place of a template, where the number takes no own words. */
  approved: ApprovedWordsForm | null;
  segments: Segment[];
  when: 'now' | 'later';
  date: string | null;
  minutes: number | null;
  respectBusinessHours: boolean;
  excludeRecentContacts: boolean;
};
export type MassDraftForm = UseFormReturnType<MassDraft>;

const nothing: MassDraft = {
  name: '',
  description: '',
  templateId: null,
  approved: null,
  segments: [],
  when: 'now',
  date: null,
  minutes: null,
  respectBusinessHours: true,
  excludeRecentContacts: true,
};

const complaintsAbout = schemaResolver(massCampaignForm, { sync: true });
/** Where the contract's fields stand on the screen. */
const PLACES = { scheduledDate: 'date', scheduledTime: 'minutes' };

export function useMassForm(done: () => void) {
  const zone = useTimezone();
  const form = useForm<MassDraft>({
    initialValues: nothing,
    validate: (draft) => {
      const complaints = Object.entries(inOneField(complaintsAbout(inputOf(draft))));
      const placeOf = (field: string) => Reflect.get(PLACES, field) ?? field;
      return Object.fromEntries(complaints.map(([field, said]) => [placeOf(field), said]));
    },
  });
  const { segments, excludeRecentContacts } = form.values;
  const audience = useAudience(segments, excludeRecentContacts).data;
  const draft = useDraft(form, { form: 'mass-campaign', thing: null });
  const create = useSendOnce(useApi().messaging.campaigns.createMass, draft.request);
  const saving = useSaving({
    form,
    draft,
    send: (typed: MassDraft) =>
      create.mutateAsync({ ...inputOf(typed), estimatedCount: audience?.recipients }),
    saved: (stored) => showSuccess(campaignLabels.created, createdText(stored, zone)),
    fieldOf: {
      CAMPAIGN_MOMENT_PAST: 'date',
      CAMPAIGN_TEMPLATE_NOT_FOUND: 'templateId',
      CAMPAIGN_TEXT_TOO_LONG: 'templateId',
      CAMPAIGN_NOBODY: 'segments',
    },
    failed: labels.failed,
    done,
  });
  return { saving, audience };
}

function inputOf(draft: MassDraft): MassCampaignForm {
  const { when, date, minutes, templateId, approved, ...others } = draft;
  return {
    ...others,
    ...(approved ? { approved } : { templateId: templateId ?? '' }),
    scheduleType: when === 'now' ? 'now' : 'schedule',
    scheduledDate: date ?? '',
    scheduledTime: minutes === null ? '' : timeOfMinutes(minutes),
  };
}
