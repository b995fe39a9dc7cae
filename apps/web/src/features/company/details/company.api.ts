import type { Company, StoredMoneyRules } from '@app/contract/company/company.contract';
import type { SettingArea } from '@app/contract/company/company-changes.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMore } from '../../../foundation/hooks/use-walk.ts';
import { useRefreshSession } from '../../identity/session.api.ts';

const changesOfAPage = 50;

export function useCompany() {
  return useQuery(useApi().company.company.get.queryOptions());
}

/** The company as it is stored now. */
export function useStoredCompany(): () => Promise<Company> {
  const { company } = useApi().company;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...company.get.queryOptions(), staleTime: 0 });
}

/** Of one part of the settings or of all, newest first, more each time somebody asks for them. */
export function useCompanyChanges(area: SettingArea | undefined) {
  const filters = area === undefined ? {} : { area };
  return useMore(useApi().company.company.browseChanges, { filters, limit: changesOfAPage });
}

export function useUpdateCompany() {
  const { company } = useApi().company;
  const note = useNoteCompany();
  const refreshSession = useRefreshSession();
  return useMutation(
    company.update.mutationOptions({
      onSuccess: (stored) => {
        note(stored);
        // Its name and its clock stand around every screen.
        void refreshSession();
      },
    }),
  );
}

export function useUploadLogo() {
  const { company } = useApi().company;
  return useMutation(company.uploadLogo.mutationOptions({ onSuccess: useNoteCompany() }));
}

export function useRemoveLogo() {
  const { company } = useApi().company;
  return useMutation(company.removeLogo.mutationOptions({ onSuccess: useNoteCompany() }));
}

export function useUploadCover() {
  const { company } = useApi().company;
  return useMutation(company.uploadCover.mutationOptions({ onSuccess: useNoteCompany() }));
}

export function useRemoveCover() {
  const { company } = useApi().company;
  return useMutation(company.removeCover.mutationOptions({ onSuccess: useNoteCompany() }));
}

export function useChangeColor() {
  const { company } = useApi().company;
  return useMutation(company.changeColor.mutationOptions({ onSuccess: useNoteCompany() }));
}

export function useChangeSlug() {
  const { company } = useApi().company;
  const note = useNoteCompany();
  const refreshSession = useRefreshSession();
  return useMutation(
    company.changeSlug.mutationOptions({
      onSuccess: (stored) => {
        note(stored);
        void refreshSession();
      },
    }),
  );
}

type Bookable = Pick<Company, 'hasSomebodyToBook'>;

/** The switch turns at once, and back when the server did not follow. With nobody to book it is a wish. */
export function useOpenPublicBooking({ hasSomebodyToBook }: Bookable) {
  const { company } = useApi().company;
  const note = useNoteCompany();
  return useMutation(
    company.openPublicBooking.mutationOptions({
      onMutate: () =>
        note({ publicBookingEnabled: hasSomebodyToBook, publicBookingRefused: false }),
      onSuccess: (answer) => note(answer),
      onError: () => note({ publicBookingEnabled: false, publicBookingRefused: true }),
    }),
  );
}

export function useClosePublicBooking({ hasSomebodyToBook }: Bookable) {
  const { company } = useApi().company;
  const note = useNoteCompany();
  return useMutation(
    company.closePublicBooking.mutationOptions({
      onMutate: () => note({ publicBookingEnabled: false, publicBookingRefused: true }),
      onError: () => note({ publicBookingEnabled: hasSomebodyToBook, publicBookingRefused: false }),
    }),
  );
}

export function useChangePolicy() {
  const { company } = useApi().company;
  const note = useNoteCompany();
  return useMutation(
    company.changePolicy.mutationOptions({
      onSuccess: ({ version, ...policy }) => note({ policy, version }),
    }),
  );
}

/** The switch turns at once, and back when the server did not follow. */
export function useChangeBlindCount() {
  const { company } = useApi().company;
  const note = useNoteCompany();
  return useMutation(
    company.changeBlindCount.mutationOptions({
      onMutate: ({ blindCount }) => note({ blindCount }),
      onError: (_error, { blindCount }) => note({ blindCount: !blindCount }),
    }),
  );
}

export function useMoneyRules() {
  return useQuery(useApi().company.company.moneyRules.queryOptions());
}

/** The rules as they are stored now. */
export function useStoredMoneyRules(): () => Promise<StoredMoneyRules> {
  const { moneyRules } = useApi().company.company;
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...moneyRules.queryOptions(), staleTime: 0 });
}

export function useChangeMoneyRules() {
  return useMutation(useApi().company.company.changeMoneyRules.mutationOptions());
}

export function useChangePixKey() {
  const { company } = useApi().company;
  const note = useNoteCompany();
  return useMutation(
    company.changePixKey.mutationOptions({ onSuccess: (pixKey) => note({ pixKey }) }),
  );
}

export function useRemovePixKey() {
  const { company } = useApi().company;
  return useMutation(company.removePixKey.mutationOptions({ onSuccess: useNoteCompany() }));
}

/** Writes what the server answered into what is known about the company. */
function useNoteCompany(): (news: Partial<Company>) => void {
  const queryClient = useQueryClient();
  const { queryKey } = useApi().company.company.get.queryOptions();
  return (news) => {
    // An older answer that is still on its way would turn it back.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...news });
  };
}
