import { Skeleton, Text } from '@mantine/core';
import { createContext, useContext } from 'react';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { nextVisitLine, nextVisitText, visitDayText, visitLabels } from '../clients.labels.ts';

/** When a client was here last and comes next. */
export type ClientVisits = { lastVisit: string | null; nextVisit: string | null };

/** What is known of visits: those of each client, or that they could not be read. */
export type KnownVisits = { byClient: ReadonlyMap<string, ClientVisits>; isFailed: boolean };

/**
 * Asks whoever keeps visits, which stands below this area, about the clients of each page at once; `null`
 * where the reader may not see visits.
 */
export type UseVisits = (pages: readonly (readonly string[])[]) => KnownVisits | null;

/** Only the cells that show a visit are drawn again when it becomes known. */
export const VisitsContext = createContext<KnownVisits | null>(null);

type OfClient = { clientId: string };

export function LastVisit({ clientId }: OfClient) {
  const timezone = useTimezone();
  const visits = useVisitsOf(clientId);
  if (visits === 'failed' || visits === undefined) return <Unknown visits={visits} />;
  return <span className="tabular">{visitDayText(visits.lastVisit, timezone)}</span>;
}

export function NextVisit({ clientId }: OfClient) {
  const clock = { timezone: useTimezone(), today: useToday() };
  const visits = useVisitsOf(clientId);
  if (visits === 'failed' || visits === undefined) return <Unknown visits={visits} />;
  return (
    <Text span inherit className="tabular" fw={visits.nextVisit ? 500 : undefined}>
      {nextVisitText(visits.nextVisit, clock)}
    </Text>
  );
}

/** On a phone: when she comes, or else when she came. */
export function VisitLine({ clientId }: OfClient) {
  const clock = { timezone: useTimezone(), today: useToday() };
  const visits = useVisitsOf(clientId);
  if (visits === 'failed' || visits === undefined) return null;
  const line = nextVisitLine(visits, clock);
  return line && ` · ${line}`;
}

function useVisitsOf(clientId: string): ClientVisits | 'failed' | undefined {
  const known = useContext(VisitsContext);
  return known?.byClient.get(clientId) ?? (known?.isFailed ? 'failed' : undefined);
}

function Unknown({ visits }: { visits: 'failed' | undefined }) {
  if (visits === undefined) return <Skeleton height={12} width="70%" />;
  return (
    <Text span size="xs" c="dimmed">
      {visitLabels.unknown}
    </Text>
  );
}
