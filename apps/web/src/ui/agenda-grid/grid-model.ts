import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { Interval } from '@app/domain/shared/interval';

/** What the colours of the agenda mean. */
export type ColorBy = 'service' | 'status';

/** One professional on one day. All times are minutes of that day, on the company's clock. */
export type GridColumn = {
  key: string;
  professionalId: string;
  date: string;
  /** For whoever hears the agenda instead of seeing it. */
  name: string;
  hours: readonly Interval[];
  /** Why the day is not as usual, such as 'Fechado: Natal'. */
  reason: string | null;
};

/** An appointment or blocked time in a column; it may begin before the day or end after it. */
export type GridEntry = Interval & { entry: AgendaEntry; columnKey: string; color: string };

/** Where among those beside it: the lane, of how many, and how many it may take. */
export type Lane = { lane: number; lanes: number; width: number };

export type PlacedEntry = GridEntry & Lane;

/** Where something would stand if it were dropped now. */
export type GridChange = Interval & {
  entry: AgendaEntry;
  column: GridColumn;
  /** It would take time that another one keeps. */
  isConflict: boolean;
  /** It would stand over one that was squeezed in and keeps no time. */
  isOverEncaixe: boolean;
  /** Back where it is, it would stand over one again. */
  wasUnderEncaixe: boolean;
};

export function columnKey(professionalId: string, date: string): string {
  return `${professionalId} ${date}`;
}

/** Only what is still to come can be moved; the server says the same. */
export function isMovable({ kind, status }: Pick<AgendaEntry, 'kind' | 'status'>): boolean {
  return kind === 'block' || !(status === 'completed' || status === 'cancelled');
}
