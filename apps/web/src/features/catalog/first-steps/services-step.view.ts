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

/** With 'other' she writes down her own. */
export const CHOICES = [...LINES_OF_BUSINESS, 'other'] as const;
export type Choice = (typeof CHOICES)[number];

const line = z.enum(CHOICES);
const stepDraft = z.object({
  line: line.nullable(),
  typed: z.partialRecord(line, z.array(serviceDraft)),
});
const NOTHING: z.output<typeof stepDraft> = { line: null, typed: {} };

/** The most asked for of the trade come ticked; the others are one tap, or one price, away. */
const TICKED_AT_FIRST = 3;

const blank: ServiceDraft = { name: '', durationMinutes: 30, price: null, isWanted: true };
const ROWS_AT_FIRST = 3;

function draftsOf(line: Choice, offeredNames: readonly string[]): ServiceDraft[] {
  return line === 'other'
    ? Array.from({ length: ROWS_AT_FIRST }, () => blank)
    : readyMadeOf(line, offeredNames);
}

function readyMadeOf(line: LineOfBusiness, offeredNames: readonly string[]): ServiceDraft[] {
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
  // What she writes down herself stays where it is, however it is called.
  const drafts = chosen === 'other' ? (known ?? []) : notYetOffered(known ?? [], offeredNames);

  function keep(next: readonly ServiceDraft[]): void {
    if (chosen) kept.set({ line: chosen, typed: { ...typed, [chosen]: [...next] } });
  }
  function change(place: number, changes: Partial<ServiceDraft>): void {
    keep(drafts.map((draft, at) => (at === place ? { ...draft, ...changes } : draft)));
  }

  return {
    line: chosen,
    chooseLine: (next: Choice | null) => kept.set({ line: next, typed }),
    drafts,
    /** Those that are sent: ticked, or with anything written down. */
    wanted: drafts.filter((draft) => (chosen === 'other' ? isBegun(draft) : draft.isWanted)),
    change,
    add: () => keep([...drafts, blank]),
    forget: kept.forget,
  };
}

export function isBegun({ name, price }: ServiceDraft): boolean {
  return name.trim() !== '' || price !== null;
}

/** A name and a price are all that is asked. */
export function isWhole({ name, price }: ServiceDraft): boolean {
  return name.trim() !== '' && price !== null;
}
