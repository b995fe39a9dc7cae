import type { VisitsAround } from '@app/contract/scheduling/appointments.contract';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';

/** Whether somebody sees what clients booked: by her role, and by the company's plan. */
export function useSeesHistory(): boolean {
  return useMayIn('appointments', 'appointments.view');
}

/** A client's past and future, and what it adds up to. */
export function useClientHistory(clientId: string) {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.ofClient.queryOptions({ input: { clientId } }));
}

/** When the clients of each page came last and come next, one question for a page; `null` where it is not hers to see. */
export function useVisitsAround(pages: readonly (readonly string[])[]) {
  const { appointments } = useApi().scheduling;
  const sees = useSeesHistory();
  const asked = sees ? pages.filter((clientIds) => clientIds.length > 0) : [];
  const known = useQueries({
    queries: asked.map((clientIds) =>
      appointments.listAround.queryOptions({ input: { clientIds: [...clientIds] } }),
    ),
    combine: knownOf,
  });
  return sees ? known : null;
}

function knownOf(answers: UseQueryResult<VisitsAround[]>[]) {
  const visits = answers.flatMap(({ data = [] }) => data);
  return {
    byClient: new Map(visits.map((one) => [one.clientId, one])),
    isFailed: answers.some(({ isError }) => isError),
  };
}
