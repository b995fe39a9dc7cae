import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useState } from 'react';

/** What has to be answered before an appointment is completed. */
export type Asked = { appointment: Pick<AgendaEntry, 'id' | 'startTime'> } & (
  | { kind: 'early' }
  | { kind: 'closed'; reason: string }
);

/** Kept by a part of the screen that outlives what asks: a row may go while somebody types. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked | null>(null);
  // One answer may bring up the other question, which then stays.
  const onAnswered = ({ kind }: Asked) => setAsked((now) => (now?.kind === kind ? null : now));
  return { asked, onAsk: (next: Asked) => setAsked(next), onAnswered };
}
