import type { KnownClient } from '@app/contract/scheduling/booking-choices.contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { askedPhone, type ClientChoice } from './client-choice.ts';

const SHORTEST_SEARCH = 2;
const PAUSE_IN_MS = 150;

/** Who fits what was typed. */
export function useClientSearch(typed: string) {
  const { bookingChoices } = useApi().scheduling;
  const [search] = useDebouncedValue(typed.trim(), PAUSE_IN_MS);
  const enabled = search.length >= SHORTEST_SEARCH;
  const query = useQuery(
    bookingChoices.searchClients.queryOptions({
      input: { search },
      enabled,
      placeholderData: keepPreviousData,
    }),
  );
  const isBehind = search !== typed.trim() || query.isPlaceholderData;
  return {
    found: enabled ? (query.data ?? []) : [],
    /** An answer to what is typed now is on its way. */
    isSearching: typed.trim().length >= SHORTEST_SEARCH && (isBehind || query.isFetching),
    isFailed: query.isError,
    isAsked: enabled && typed.trim().length >= SHORTEST_SEARCH,
  };
}

export type Likeness = { client: KnownClient; likeness: 'same' | 'alike' };

/** Who has the phone of somebody new, or nearly. */
export function useLikeness(choice: ClientChoice) {
  const { bookingChoices } = useApi().scheduling;
  const queryClient = useQueryClient();
  const phone = askedPhone(choice);
  const options = bookingChoices.findClient.queryOptions({ input: { phone: phone ?? '' } });
  const { data } = useQuery({ ...options, enabled: phone !== null });
  const people = phone !== null && data ? likenessesIn(data) : [];

  /** Whether somebody has to say first if it is the same person. */
  async function isOpenQuestion(): Promise<boolean> {
    if (choice.kind !== 'new' || choice.anotherPerson || phone === null) return false;
    // Without an answer nothing is known; the booking itself will say that the line is down.
    const found = await queryClient.ensureQueryData(options).catch(() => null);
    return found !== null && likenessesIn(found).length > 0;
  }

  return { people, isOpenQuestion };
}

type Found = { client: KnownClient | null; others: KnownClient[]; alike: KnownClient[] };

function likenessesIn({ client, others, alike }: Found): Likeness[] {
  const same = client ? [client, ...others] : [];
  return [
    ...same.map((one) => ({ client: one, likeness: 'same' as const })),
    ...alike.map((one) => ({ client: one, likeness: 'alike' as const })),
  ];
}
