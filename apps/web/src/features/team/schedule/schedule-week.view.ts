import type { Schedule } from '@app/contract/team/schedules.contract';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { fieldErrorsOf } from '../../../foundation/form-errors.ts';
import { mergeDrafts } from '../../../foundation/merge-drafts.ts';
import type { MergeWithSides, Side } from '../../../foundation/merge-sides.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';
import { useReplaceWeek, useStoredSchedule } from './schedule.api.ts';
import { scheduleLabels, weekdayText } from './schedule.labels.ts';
import {
  type DayDraft,
  type Issues,
  impossibleIn,
  missingTimesIn,
  weekDraftOf,
  weekOf,
} from './schedule-draft.ts';

/** The week as it is being changed, what is wrong with it, and the way to the server. */
export function useWeekDraft(schedule: Schedule) {
  const [base, setBase] = useState(schedule);
  const [draft, setDraft] = useState(() => weekDraftOf(schedule.week));
  const [merged, setMerged] = useState<MergeWithSides<DaysByName> | null>(null);
  const readStored = useStoredSchedule();
  const isDirty = textOf(draft) !== textOf(weekDraftOf(base.week));

  function startFrom(stored: Schedule): void {
    setBase(stored);
    setDraft(weekDraftOf(stored.week));
    setMerged(null);
  }

  /** Days are apart from each other: hers and somebody else's fit into one week. */
  async function settle(error: unknown): Promise<boolean> {
    if (!isRefusedWith('SCHEDULE_CHANGED', error)) return false;
    const stored = await readStored(base.professionalId).catch(() => null);
    if (!stored) return false;
    const theirs = weekDraftOf(stored.week);
    const sides = { mine: byName(draft), theirs: byName(theirs) };
    const merge = mergeDrafts(byName(weekDraftOf(base.week)), sides.mine, sides.theirs);
    const choose = (name: string, side: Side) =>
      setDraft((week) =>
        week.map((day) => (weekdayText(day.weekday) === name ? (sides[side][name] ?? day) : day)),
      );
    setBase(stored);
    setDraft(theirs.map((day) => merge.draft[weekdayText(day.weekday)] ?? day));
    setMerged({ ...merge, sides: { ...sides, choose } });
    return true;
  }
  // Somebody else changed it. Whoever is typing finds out when saving, and loses nothing until then.
  if (schedule.version > base.version && !isDirty) startFrom(schedule);

  const saving = useSaveWeek(base, draft, { onStored: startFrom, settle });
  return { draft, isDirty, merged, change: setDraft, discard: () => startFrom(base), ...saving };
}

type DaysByName = Record<string, DayDraft>;

function byName(days: readonly DayDraft[]): DaysByName {
  return Object.fromEntries(days.map((day) => [weekdayText(day.weekday), day]));
}

/** What was found wrong with a draft, and which one: a changed draft is another matter. */
type Verdict = { draft: readonly DayDraft[]; refused: Issues };

type Saving = {
  onStored: (stored: Schedule) => void;
  settle: (error: unknown) => Promise<boolean>;
};

function useSaveWeek(
  { professionalId, version }: Schedule,
  draft: readonly DayDraft[],
  { onStored, settle }: Saving,
) {
  const { mutateAsync: replace, isPending } = useReplaceWeek();
  const minding = useMindingAppointments();
  const [isTried, setIsTried] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [impossible, missing] = [impossibleIn(draft), missingTimesIn(draft)];
  const isValid = Object.keys({ ...impossible, ...missing }).length === 0;

  function stored(schedule: Schedule): void {
    setIsTried(false);
    onStored(schedule);
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

/** Equal for weeks that mean the same, whatever their keys. */
function textOf(draft: readonly DayDraft[]): string {
  return JSON.stringify(draft, (name, value) => (name === 'key' ? undefined : value));
}
