import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BookingRequest, CHOICES_JOINED } from '../../../booking/booking-gate.ts';
import { ANYBODY, type Choices } from '../../../booking/wizard/booking-state.ts';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { isSameDraft } from '../../../foundation/drafts/merge-drafts.ts';
import type { MergeWithSides, Side } from '../../../foundation/drafts/merge-sides.ts';
import { isRefusal } from '../../../foundation/failure.ts';
import { textWithNames } from '../../../ui/dialogs/merged-notice.labels.ts';
import { whenText } from './booking.labels.ts';
import { changeLabels } from './change.labels.ts';
import { choicesIn, choicesOf, type Joined, joinChoices } from './change-draft.ts';
import type { ChangeDraft } from './change-draft.view.ts';

/** An appointment that somebody else may change while it is being changed here. */
export function useJoining(opened: AppointmentDetail, begun: Joined | null, draft: ChangeDraft) {
  const { appointments } = useApi().scheduling;
  const [stored, setStored] = useState(opened);
  const [last, setLast] = useState(begun);
  const [joined, setJoined] = useState<Partial<Choices> | null>(null);
  const unheard = useRef<Choices | null>(null);
  const keepBase = useEffectEvent((base: Choices) => draft.keep({ base }));
  useEffect(() => keepBase(choicesOf(stored)), [stored]);

  /** Its newest version where nothing is in the way; what has to be looked at first is thrown. */
  async function join(request: BookingRequest, version: number): Promise<AppointmentDetail | null> {
    const newest = await appointments.get.call({ id: opened.id }).catch(() => null);
    if (!newest || newest.version === version) return null;
    const theirs = choicesOf(newest);
    // It was she herself: only nobody heard the answer.
    const isOwn = unheard.current !== null && isSameChoice(unheard.current, theirs);
    const found = joinChoices(isOwn ? theirs : choicesOf(stored), choicesIn(request), theirs);
    setStored(newest);
    if (found.merge.changed.length === 0) return newest;
    setLast(found);
    setJoined(found.merge.draft);
    throw { code: CHOICES_JOINED, message: '' };
  }

  const choose = (field: keyof Choices, side: Side) => setJoined({ [field]: last?.[side][field] });
  const merged: MergeWithSides<Choices> | null = last && {
    ...last.merge,
    sides: { mine: last.mine, theirs: last.theirs, choose },
  };
  return {
    stored,
    merged,
    joined,
    join,
    /** What was sent without an answer may be stored all the same. */
    noteUnheard: (error: unknown, sent: BookingRequest) => {
      if (!isRefusal(error)) unheard.current = choicesIn(sent);
    },
  };
}
export type Joining = ReturnType<typeof useJoining>;

function isSameChoice(one: Choices, other: Choices): boolean {
  const { mine, theirs } = joinChoices(other, one, other);
  return isSameDraft(mine, theirs);
}

/** How the choices of two people are read side by side. */
export function useChoiceText({ merged, stored }: Joining) {
  const { bookingChoices } = useApi().scheduling;
  const timezone = useTimezone();
  const enabled = (merged?.clashing.length ?? 0) > 0;
  const { data: people = [] } = useQuery(bookingChoices.professionals.queryOptions({ enabled }));
  const everything = { input: {}, enabled };
  const { data: services = [] } = useQuery(bookingChoices.services.queryOptions(everything));
  const anybody = { id: ANYBODY, name: changeLabels.anybody };
  const named = textWithNames(...stored.serviceDetails, ...services, ...people, anybody);
  return (value: unknown, field = ''): string =>
    field === 'startTime' ? whenText(String(value), timezone) : named(value, field);
}
