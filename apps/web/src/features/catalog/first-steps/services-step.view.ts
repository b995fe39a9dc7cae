import {
  LINES_OF_BUSINESS,
  type LineOfBusiness,
  notYetOffered,
  READY_MADE_SERVICES,
} from '@app/domain/catalog/ready-made-services';
import { cents } from '@app/domain/shared/money';
import { z } from 'zod';
import { useKeptState } from '../../../foundation/hooks/use-kept-state.ts';

const serviceDraft = z.object({
  name: z.string(),
  durationMinutes: z.int().positive(),
  price: z.int().min(0).transform(cents).nullable(),
  isWanted: z.boolean(),
});
export type ServiceDraft = z.output<typeof serviceDraft>;

const line = z.enum(LINES_OF_BUSINESS);
const stepDraft = z.object({
  line: line.nullable(),
  typed: z.partialRecord(line, z.array(serviceDraft)),
});
const NOTHING: z.output<typeof stepDraft> = { line: null, typed: {} };

/** The most asked for of the trade come ticked; the others are one tap, or one price, away. */
const TICKED_AT_FIRST = 3;

export function draftsOf(line: LineOfBusiness, offeredNames: readonly string[]): ServiceDraft[] {
  return notYetOffered(READY_MADE_SERVICES[line], offeredNames).map((service, place) => ({
    ...service,
    price: null,
    isWanted: place < TICKED_AT_FIRST,
  }));
}

/** What was typed about a line of business stays while somebody looks at another, and over a reload. */
export function useServiceDrafts(offeredNames: readonly string[]) {
  const kept = useKeptState({
    name: 'first-services:v1',
    read: (value) => stepDraft.safeParse(value).data ?? null,
    initial: NOTHING,
  });
  const { line: chosen, typed } = kept.state;
  const known = chosen && (typed[chosen] ?? draftsOf(chosen, offeredNames));
  const drafts = notYetOffered(known ?? [], offeredNames);

  function change(name: string, changes: Partial<ServiceDraft>): void {
    if (!chosen) return;
    const next = drafts.map((draft) => (draft.name === name ? { ...draft, ...changes } : draft));
    kept.set({ line: chosen, typed: { ...typed, [chosen]: next } });
  }

  return {
    line: chosen,
    chooseLine: (next: LineOfBusiness | null) => kept.set({ line: next, typed }),
    drafts,
    change,
    forget: kept.forget,
  };
}
