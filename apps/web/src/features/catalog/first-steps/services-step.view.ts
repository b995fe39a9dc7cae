import {
  type LineOfBusiness,
  notYetOffered,
  READY_MADE_SERVICES,
} from '@app/domain/catalog/ready-made-services';
import type { Cents } from '@app/domain/shared/money';
import { useState } from 'react';

export type ServiceDraft = {
  name: string;
  durationMinutes: number;
  price: Cents | null;
  isWanted: boolean;
};

/** The most asked for of the trade come ticked; the others are one tap, or one price, away. */
const TICKED_AT_FIRST = 3;

export function draftsOf(line: LineOfBusiness, offeredNames: readonly string[]): ServiceDraft[] {
  return notYetOffered(READY_MADE_SERVICES[line], offeredNames).map((service, place) => ({
    ...service,
    price: null,
    isWanted: place < TICKED_AT_FIRST,
  }));
}

/** What was typed about a line of business stays while somebody looks at another. */
export function useServiceDrafts(offeredNames: readonly string[]) {
  const [line, setLine] = useState<LineOfBusiness | null>(null);
  const [typed, setTyped] = useState<Partial<Record<LineOfBusiness, ServiceDraft[]>>>({});
  const drafts = line ? (typed[line] ?? draftsOf(line, offeredNames)) : [];

  function change(name: string, changes: Partial<ServiceDraft>): void {
    if (!line) return;
    const next = drafts.map((draft) => (draft.name === name ? { ...draft, ...changes } : draft));
    setTyped({ ...typed, [line]: next });
  }

  return { line, chooseLine: setLine, drafts, change };
}
