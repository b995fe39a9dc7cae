import {
  type BookingPolicyForm,
  bookingPolicySchema,
  type Company,
} from '@app/contract/company/company.contract';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { useChangePolicy } from '../details/company.api.ts';
import { useCompanyDraft } from '../details/company-draft.form.ts';
import { policyLabels } from './booking-policy.labels.ts';

type Figure = 'noticeMinutes' | 'horizonInDays' | 'changeCutoffInHours' | 'maxFutureBookings';

/** What stands in the fields while somebody types: a number field may be empty for a moment. */
export type PolicyDraft = Omit<BookingPolicyForm, Figure | 'autoConfirmAfterInSeconds'> &
  Record<Figure, number | string> & { autoConfirmAfterInSeconds: number | string | null };
export type PolicyForm = UseFormReturnType<PolicyDraft>;

const complaintsAbout = schemaResolver(bookingPolicySchema, { sync: true });

export function useBookingPolicyForm(company: Company) {
  const { mutateAsync: change } = useChangePolicy();
  return useCompanyDraft<PolicyDraft>({
    about: 'booking-policy',
    company,
    draftOf: ({ policy }) => policy,
    validate: (typed) => complaintsAbout(policyOf(typed)),
    store: async (typed, known) => {
      const { version, ...policy } = await change({ ...policyOf(typed), version: known.version });
      return { ...known, policy, version };
    },
    labels: { stored: policyLabels.updated, failed: policyLabels.failedToSave },
  });
}

/** The policy as it stands in the fields; `null` while one of them makes no sense. */
export function readablePolicy(draft: PolicyDraft): BookingPolicyForm | null {
  return bookingPolicySchema.safeParse(policyOf(draft)).data ?? null;
}

function policyOf(draft: PolicyDraft): BookingPolicyForm {
  return {
    ...draft,
    noticeMinutes: figureOf(draft.noticeMinutes),
    horizonInDays: figureOf(draft.horizonInDays),
    changeCutoffInHours: figureOf(draft.changeCutoffInHours),
    maxFutureBookings: figureOf(draft.maxFutureBookings),
    autoConfirmAfterInSeconds:
      draft.autoConfirmAfterInSeconds === null ? null : figureOf(draft.autoConfirmAfterInSeconds),
  };
}

/** An empty field is a mistake and not a zero, which here means something. */
function figureOf(typed: number | string): number {
  return typed === '' ? Number.NaN : Number(typed);
}
