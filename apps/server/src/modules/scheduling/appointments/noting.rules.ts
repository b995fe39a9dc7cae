import type { AppointmentRow } from './appointments.queries.ts';

export type Noting = {
  /** Left as they are when missing. */
  notes?: string | undefined;
  /** Of the appointment as whoever noted read it. */
  version?: number | undefined;
};

/** Whether notes would replace what somebody else may have noted meanwhile. */
export function replacesUnseen(
  row: Pick<AppointmentRow, 'notes' | 'version'>,
  { notes, version = row.version }: Noting,
): boolean {
  return notes !== undefined && notes !== row.notes && version !== row.version;
}
