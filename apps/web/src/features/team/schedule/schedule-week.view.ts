import type { Schedule } from '@app/contract/team/schedules.contract';
import { useEffect, useState } from 'react';
import { isSameDraft, mergeDrafts } from '../../../foundation/drafts/merge-drafts.ts';
import type { Side } from '../../../foundation/drafts/merge-sides.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { fieldErrorsOf } from '../../../foundation/form-errors.ts';
import { useKeptChange } from '../../../foundation/hooks/use-kept-change.ts';
import type { Request } from '../../../foundation/hooks/use-send-once.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';
import { useReplaceWeek, useStoredSchedule } from './schedule.api.ts';
import { scheduleLabels, weekdayText } from './schedule.labels.ts';
import {
  type DayDraft,
  type Issues,
  impossibleIn,
  keptWeekIn,
  missingTimesIn,
  weekDraftOf,
  weekOf,
} from './schedule-draft.ts';

/** The week as it is being changed, what is wrong with it, and the way to the server. */
export function useWeekDraft(schedule: Schedule) {
  const kept = useKeptChange(['week', schedule.professionalId], keptWeekIn);
  const [start] = useState(() => startOf(schedule, kept.found));
  const [base, setBase] = useState(schedule);
  const [draft, setDraft] = useState(start.draft);
  const [isRestored, setIsRestored] = useState(start.isRestored);
  const [joined, setJoined] = useState(start.joined);
  const readStored = useStoredSchedule();
  const stored = weekDraftOf(base.week);
  const isDirty = !isSameDraft(draft, stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something else is chosen.
  useEffect(() => kept.keep(isDirty ? { base: stored, draft } : null), [draft, base, isDirty]);

  /** Without what was sent, nothing that stands here is hers to keep. */
  function startFrom(known: Schedule, sent: readonly DayDraft[] | null): void {
    const theirs = weekDraftOf(known.week);
    setBase(known);
    // Days that she changed while it was stored stay as she has them now.
    setDraft((now) => (sent ? join(sent, now, theirs).week : theirs));
    setJoined(null);
    setIsRestored(false);
  }

  async function settle(error: unknown): Promise<boolean> {
    if (!isRefusedWith('SCHEDULE_CHANGED', error)) return false;
    const theirs = await readStored(base.professionalId).catch(() => null);
    if (!theirs) return false;
    const found = join(stored, draft, weekDraftOf(theirs.week));
    setBase(theirs);
    setDraft(found.week);
    setJoined(found);
    return true;
  }
  // Somebody else changed it. Whoever is typing finds out when saving, and loses nothing until then.
  if (schedule.version > base.version && !isDirty) startFrom(schedule, null);

  const choose = (name: string, side: Side) =>
    setDraft((week) =>
      week.map((day) =>
        weekdayText(day.weekday) === name ? (joined?.sides[side][name] ?? day) : day,
      ),
    );
  const merged = joined && { ...joined.merge, sides: { ...joined.sides, choose } };
  const saving = useSaveWeek(base, draft, { onStored: startFrom, settle, request: kept.request });
  return {
    draft,
    isDirty,
    merged,
    isRestored,
    change: setDraft,
    discard: () => startFrom(base, null),
    forget: kept.forget,
    ...saving,
  };
}

/** With what was chosen before a reload, joined with what was stored since. */
function startOf({ week }: Schedule, found: { base: DayDraft[]; draft: DayDraft[] } | null) {
  const theirs = weekDraftOf(week);
  const joined = found && join(found.base, found.draft, theirs);
  if (!joined || isSameDraft(joined.week, theirs)) {
    return { draft: theirs, isRestored: false, joined: null };
  }
  const isChanged = joined.merge.changed.length > 0;
  return { draft: joined.week, isRestored: true, joined: isChanged ? joined : null };
}

/** Days are apart from each other: hers and somebody else's fit into one week. */
function join(base: readonly DayDraft[], mine: readonly DayDraft[], theirs: readonly DayDraft[]) {
  const sides = { mine: byName(mine), theirs: byName(theirs) };
  const merge = mergeDrafts(byName(base), sides.mine, sides.theirs);
  return { week: theirs.map((day) => merge.draft[weekdayText(day.weekday)] ?? day), merge, sides };
}

type DaysByName = Record<string, DayDraft>;

function byName(days: readonly DayDraft[]): DaysByName {
  return Object.fromEntries(days.map((day) => [weekdayText(day.weekday), day]));
}

/** What was found wrong with a draft, and which one: a changed draft is another matter. */
type Verdict = { draft: readonly DayDraft[]; refused: Issues };

type Saving = {
  onStored: (stored: Schedule, sent: readonly DayDraft[]) => void;
  settle: (error: unknown) => Promise<boolean>;
  request: Request;
};

function useSaveWeek(
  { professionalId, version }: Schedule,
  draft: readonly DayDraft[],
  { onStored, settle, request }: Saving,
) {
  const { mutateAsync: replace, isPending } = useReplaceWeek(request);
  const minding = useMindingAppointments();
  const [isTried, setIsTried] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [impossible, missing] = [impossibleIn(draft), missingTimesIn(draft)];
  const isValid = Object.keys({ ...impossible, ...missing }).length === 0;

  function stored(schedule: Schedule): void {
    setIsTried(false);
    onStored(schedule, draft);
    showSuccess(scheduleLabels.saved);
  }

  function failed(error: unknown): void {
    setVerdict({ draft, refused: issuesOf(error) });
    showFailure(scheduleLabels.failedToSave, errorText(error));
  }

  async function save(): Promise<void> {
    setIsTried(true);
    if (!isValid) return;
    const input = { professionalId, version, week: weekOf(draft) };
    try {
      await minding(async (said) => stored(await replace({ ...input, ...said })));
    } catch (error) {
      if (!(await settle(error))) failed(error);
    }
  }

  const refused = verdict?.draft === draft ? verdict.refused : {};
  const issues: Issues = { ...refused, ...impossible, ...(isTried && missing) };
  return { issues, save, isSaving: isPending };
}

export type WeekDraft = ReturnType<typeof useWeekDraft>;

/** The server's complaints lead into `week`, the schema's into the whole input. */
function issuesOf(error: unknown): Issues {
  const byPath = Object.entries(fieldErrorsOf(error));
  return Object.fromEntries(byPath.map(([path, text]) => [path.replace(/^week\./, ''), text]));
}
