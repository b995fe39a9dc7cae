import type { LiveTopic } from '@app/contract/shared/live.contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { type Api, useApi } from './api.tsx';
import { isRefusal } from './failure.ts';
import { SessionContext } from './session.tsx';

/** Which cached answers a topic makes old. */
const queriesOf: Record<LiveTopic, (api: Api) => readonly QueryKey[]> = {
  company: (api) => [
    api.company.key(),
    // The agenda shows on which days the company is closed.
    api.scheduling.agenda.key(),
    // The counter offers the ways of paying.
    api.cash.sessions.choices.key(),
  ],
  professionals: ({ team, catalog, scheduling }) => [
    team.professionals.key(),
    team.schedules.key(),
    // The agenda shows who works when.
    scheduling.agenda.key(),
    // What somebody does and earns stands beside who she is.
    catalog.professionalServices.key(),
    catalog.commissionRates.key(),
  ],
  services: (api) => [api.catalog.key()],
  clients: ({ clients, insights }) => [clients.clients.key(), clients.record.key(), insights.key()],
  'client-imports': (api) => [api.clients.imports.key()],
  coupons: (api) => [api.promotions.coupons.key()],
  appointments: ({ scheduling, insights }) => [
    insights.key(),
    scheduling.agenda.key(),
    scheduling.appointments.key(),
    scheduling.bookingChoices.key(),
  ],
  holds: ({ scheduling }) => [scheduling.bookingChoices.key()],
  cash: ({ cash, insights }) => [cash.key(), insights.key()],
};

/** Keeps what is on the screen up to date with what others in the company do. */
export function useLiveChanges(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const companyId = use(SessionContext)?.company?.id;

  useEffect(() => {
    if (!companyId) return;
    const stop = new AbortController();
    const refresh = (topic: LiveTopic) =>
      Promise.all(
        queriesOf[topic](api).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );

    void followChanges(api, refresh, stop.signal);
    return () => stop.abort();
  }, [api, queryClient, companyId]);
}

const aSoundConnection = 10_000;

type Refresh = (topic: LiveTopic) => unknown;

async function followChanges(api: Api, refresh: Refresh, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const startedAt = Date.now();
    try {
      const changes = await api.live.changes.call(undefined, { signal });
      // Whatever happened while the line was down was not heard.
      if (failures > 0) refreshAll(refresh);
      for await (const { topic } of changes) {
        if (signal.aborted) return;
        refresh(topic);
      }
    } catch (error) {
      if (isRefusal(error)) return;
    }
    // A line that breaks as soon as it opens must not be opened every second.
    if (Date.now() - startedAt > aSoundConnection) failures = 0;
    await pause(pauseAfter(failures), signal);
  }
}

function refreshAll(refresh: Refresh): void {
  // The keys of a Record over LiveTopic are exactly the topics.
  for (const topic of Object.keys(queriesOf) as LiveTopic[]) refresh(topic);
}

/** One second, then twice as long each time up to half a minute, spread so that not all come at once. */
function pauseAfter(failures: number): number {
  const longest = Math.min(30_000, 1_000 * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
