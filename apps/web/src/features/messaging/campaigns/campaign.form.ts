import {
  type ApprovedWordsForm,
  type Campaign,
  campaignChanges,
  campaignForm,
} from '@app/contract/messaging/campaigns.contract';
import type { Audience } from '@app/domain/messaging/segment';
import { minutesOfDay, timeOfMinutes } from '@app/domain/shared/local-time';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { inOneField } from './approved-complaints.ts';
import {
  createdText,
  campaignFieldLabels as fields,
  campaignLabels as labels,
} from './campaigns.labels.ts';

/** The moment in two fields, as it is typed. */
export type CampaignDraft = {
  name: string;
  text: string;
  /** In place of own words, where the number takes none. */
  approved: ApprovedWordsForm | null;
  audience: Audience | null;
  when: 'now' | 'later';
  date: string | null;
  minutes: number | null;
};
export type CampaignDraftForm = UseFormReturnType<CampaignDraft>;

const newCampaign: CampaignDraft = {
  name: '',
  text: '',
  approved: null,
  audience: null,
  when: 'now',
  date: null,
  minutes: null,
};

export function useCampaignForm(campaign: Campaign | null, close: () => void) {
  const zone = useTimezone();
  const { create, update } = useApi().messaging.campaigns;
  const form = useForm<CampaignDraft>({
    initialValues: campaign ? draftOf(campaign, zone) : newCampaign,
    validate: (draft) => ({ ...complaintsAbout(draft, campaign, zone), ...momentMissing(draft) }),
  });
  const draft = useDraft(form, { form: 'campaign', thing: campaign?.id ?? null });
  const make = useSendOnce(create, draft.request);
  const change = useMutation(update.mutationOptions());
  return useSaving({
    form,
    draft,
    send: (typed: CampaignDraft) => {
      const said = saidIn(typed, zone);
      if (campaign) {
        const { id, version } = campaign;
        return change.mutateAsync({ id, version, ...said });
      }
      // Whoever chose none was told so before anything is sent.
      return make.mutateAsync({ ...said, ...wordsIn(typed), audience: typed.audience ?? 'all' });
    },
    saved: (stored) =>
      campaign
        ? showSuccess(labels.updated)
        : showSuccess(labels.created, createdText(stored, zone)),
    fieldOf: {
      CAMPAIGN_MOMENT_PAST: 'date',
      CAMPAIGN_NOBODY: 'audience',
      CAMPAIGN_TEXT_TOO_LONG: 'text',
    },
    failed: campaign ? labels.failedToUpdate : labels.failedToCreate,
    done: close,
  });
}

const aboutNew = schemaResolver(campaignForm, { sync: true });
const aboutKnown = schemaResolver(campaignChanges, { sync: true });

function complaintsAbout(draft: CampaignDraft, campaign: Campaign | null, zone: string) {
  const said = saidIn(draft, zone);
  if (!campaign) {
    const complaints = aboutNew({
      ...said,
      ...wordsIn(draft),
      audience: draft.audience ?? undefined,
    });
    return inOneField(complaints);
  }
  const { id, version } = campaign;
  return aboutKnown({ ...said, id, version });
}

/** Either of both; what is approved stands for itself. */
function wordsIn({ text, approved }: CampaignDraft) {
  return approved ? { text: undefined, approved } : { text };
}

function momentMissing({ when, date, minutes }: CampaignDraft) {
  if (when === 'now') return {};
  const sentence = fields.momentMissing;
  return {
    ...(date === null && { date: sentence }),
    ...(minutes === null && { minutes: sentence }),
  };
}

function saidIn({ name, text, when, date, minutes }: CampaignDraft, zone: string) {
  const isWhole = when === 'later' && date !== null && minutes !== null;
  return { name, text, scheduledAt: isWhole ? momentOf(date, minutes, zone) : null };
}

function momentOf(date: string, minutes: number, zone: string): string {
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: zone, plainTime: timeOfMinutes(minutes) })
    .toInstant()
    .toString();
}

function draftOf({ name, text, scheduledAt }: Campaign, zone: string): CampaignDraft {
  const local = scheduledAt && Temporal.Instant.from(scheduledAt).toZonedDateTimeISO(zone);
  if (!local) return { ...newCampaign, name, text };
  return {
    name,
    text,
    approved: null,
    audience: null,
    when: 'later',
    date: local.toPlainDate().toString(),
    minutes: minutesOfDay(local.toPlainTime().toString().slice(0, 5)),
  };
}
