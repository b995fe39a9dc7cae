import { requestKey } from '../../../foundation/request-key.ts';
import type { QuickStart } from '../appointments/appointments-view.ts';
import { type ClientChoice, NOBODY_YET } from '../client-choice/client-choice.ts';

/** Plain values: kept over a reload. */
export type QuickDraft = {
  client: ClientChoice;
  professionalId: string | null;
  serviceIds: string[];
  date: string | null;
  /** Null: the next free time of the day. */
  minute: number | null;
  notes: string;
  overbook: boolean;
  /** The last attempt: sent again as it was, it books nothing twice. */
  attempt: { choices: string; key: string } | null;
};

type Given = { start: QuickStart; date: string; professionalId: string | null };

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

/** Whether something would be lost with it. */
export function isBegun({ client, notes }: QuickDraft): boolean {
  if (client.kind === 'search') return client.typed.trim() !== '' || notes.trim() !== '';
  return true;
}

/** The same wish has the same key, another one a new key. */
export function attemptFor({ attempt }: QuickDraft, wish: object) {
  const choices = JSON.stringify(wish);
  return attempt?.choices === choices ? attempt : { choices, key: requestKey() };
}

/** Forgotten with everything else of the account when she signs out. */
export function draftKey(companyId: string, userId: string): string {
  return `auth.draft.quick.${companyId}.${userId}`;
}

export function readDraft(key: string): { draft: QuickDraft; about: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // A browser that keeps nothing, or something unreadable: she begins anew.
    return null;
  }
}

export function writeDraft(key: string, kept: { draft: QuickDraft; about: string } | null): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing loses nothing else.
  }
}
