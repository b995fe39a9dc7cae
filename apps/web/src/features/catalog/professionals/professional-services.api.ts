import type { OfferedService } from '@app/contract/catalog/professional-services.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { byName } from '@app/domain/shared/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { type Said, useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';

export function useOfferedServices(professionalId: string) {
  const { professionalServices } = useApi().catalog;
  return useQuery(professionalServices.list.queryOptions({ input: { professionalId } }));
}

/** What she does as it is stored now. */
export function useStoredOffer(): (professionalId: string) => Promise<OfferedService[]> {
  const { professionalServices } = useApi().catalog;
  const queryClient = useQueryClient();
  return (professionalId) => {
    const query = professionalServices.list.queryOptions({ input: { professionalId } });
    return queryClient.fetchQuery({ ...query, staleTime: 0 });
  };
}

/** Whoever is booked for what she no longer does is shown first. Answers whether it was stored. */
export function useReplaceOfferedServices(request: Request) {
  const { professionalServices } = useApi().catalog;
  const minding = useMindingAppointments();
  // What somebody else changed meanwhile is a refusal, and has to be read again.
  const refresh = useRefresh('professionals');
  const { mutateAsync, isPending } = useSendOnce(professionalServices.replace, request);
  type Offer = Omit<Parameters<typeof mutateAsync>[0], keyof Said>;
  const replace = async (offer: Offer) => {
    try {
      return (await minding((said) => mutateAsync({ ...offer, ...said }))) !== false;
    } catch (error) {
      void refresh();
      throw error;
    }
  };
  return { replace, isPending };
}

/** One line of the list. A number field may be empty: then the service's own figure holds. */
export type OfferDraft = {
  service: Service;
  isChosen: boolean;
  priceCents: number | null;
  durationMinutes: number | '';
};

/** What is offered to everybody, and what she does although it no longer is. */
export function offerDraftsOf(
  services: readonly Service[],
  offered: readonly OfferedService[],
): OfferDraft[] {
  return services
    .map((service) => offerDraftOf(service, offered))
    .filter(({ service, isChosen }) => service.active || isChosen)
    .toSorted((one, other) => byName(one.service, other.service));
}

function offerDraftOf(service: Service, offered: readonly OfferedService[]): OfferDraft {
  const own = offered.find(({ serviceId }) => serviceId === service.id);
  return {
    service,
    isChosen: own !== undefined,
    priceCents: own?.priceCents ?? null,
    durationMinutes: own?.durationMinutes ?? '',
  };
}

export function offeredOf(drafts: readonly OfferDraft[]): OfferedService[] {
  return drafts
    .filter(({ isChosen }) => isChosen)
    .map(({ service, priceCents, durationMinutes }) => ({
      serviceId: service.id,
      priceCents,
      durationMinutes: durationMinutes === '' ? null : durationMinutes,
    }));
}
