import { z } from 'zod';
import { requestKey } from '../../../foundation/request-key.ts';
import type { QuickStart } from '../appointments/appointments-view.ts';
import { clientChoice, NOBODY_YET } from '../client-choice/client-choice.ts';

/** Plain values: kept over a reload, and read again only where they are these. */
const quickDraft = z.strictObject({
  client: clientChoice,
  professionalId: z.string().nullable(),
  serviceIds: z.array(z.string()),
  date: z.string().nullable(),
  /** Null: the next free time of the day. */
  minute: z.int().nullable(),
  notes: z.string(),
  overbook: z.boolean(),
  /** The last attempt: sent again as it was, it books nothing twice. */
  attempt: z.strictObject({ choices: z.string(), key: z.string() }).nullable(),
});
export type QuickDraft = z.infer<typeof quickDraft>;

const keptQuick = z.strictObject({ draft: quickDraft, about: z.string() });

export function keptQuickIn(value: unknown): z.infer<typeof keptQuick> | null {
  return keptQuick.safeParse(value).data ?? null;
}

export type Given = { start: QuickStart; date: string; professionalId: string | null };

export function emptyDraft({ start, date, professionalId }: Given): QuickDraft {
  return {
    client: NOBODY_YET,
    serviceIds: [...(start.serviceIds ?? [])],
    notes: '',
    attempt: null,
    ...placeIn({ start, date, professionalId }),
  };
}

/** Another time was clicked: what was typed stays, only where it goes is new. */
export function placedAnew(draft: QuickDraft, given: Given): QuickDraft {
  const { serviceIds } = given.start;
  return { ...draft, ...placeIn(given), ...(serviceIds && { serviceIds: [...serviceIds] }) };
}

function placeIn({ start: { at, professionalId: wanted }, date, professionalId }: Given) {
  const [day = date, time] = at?.split('T') ?? [];
  return {
    date: day,
    minute: time ? minuteOf(time) : null,
    professionalId: wanted ?? professionalId,
    overbook: false,
  };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether something would be lost with it that the opening does not bring by itself. */
export function isBegun(draft: QuickDraft, given: Given): boolean {
  const { client, notes } = draft;
  if (client.kind !== 'search' || client.typed.trim() !== '' || notes.trim() !== '') return true;
  return chosenIn(draft) !== chosenIn(emptyDraft(given));
}

function chosenIn(draft: QuickDraft): string {
  const { professionalId, serviceIds, date, minute, overbook } = draft;
  return JSON.stringify([professionalId, serviceIds, date, minute, overbook]);
}

/** The same wish has the same key, another one a new key. */
export function attemptFor({ attempt }: QuickDraft, wish: object) {
  const choices = JSON.stringify(wish);
  return attempt?.choices === choices ? attempt : { choices, key: requestKey() };
}
