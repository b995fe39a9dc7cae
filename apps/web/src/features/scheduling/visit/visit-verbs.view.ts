import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { type AppointmentStatus, isMarkedEarly } from '@app/domain/scheduling/appointment';
import { nextVerb, shortcutOf, type Verb } from '@app/domain/scheduling/next-verb';
import type { VisitStage } from '@app/domain/scheduling/visit';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { useOneAtATime } from '../../../foundation/hooks/use-one-at-a-time.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useChangeStatus } from '../appointments/appointments.api.ts';
import { counterLabels } from '../appointments/counter.labels.ts';
import { type Counter, useCanSettle, useHasMoney } from '../appointments/counter.view.ts';
import { earlyText } from '../appointments/early-question.labels.ts';
import type { Asked } from './asked.view.ts';
import { useStage } from './visit.api.ts';
import { visitLabels as labels } from './visit.labels.ts';

const stageAfter = { arrive: 'arrived', start: 'started' } as const;

/** What has to be known of an appointment to go on with it. */
export type Visit = Pick<
  AgendaEntry,
  'id' | 'startTime' | 'endTime' | 'status' | 'arrivedAt' | 'startedAt' | 'isPaid' | 'priceCents'
>;
type Completing = { onSettle: (done: AgendaEntry) => void; onAsk: (asked: Asked) => void };
type Settling<Entry> = Pick<Completing, 'onAsk'> & {
  onSettle: (entry: Entry | AgendaEntry) => void;
  /** Where it is not handed over, the server says so when it is too late to ask both at once. */
  useIsDrawerClosed?: Counter['useIsDrawerClosed'];
};

/** What comes next with an appointment, and doing it. */
export function useVisitVerbs<Entry extends Visit>(appointment: Entry, actions: Settling<Entry>) {
  const now = useNow();
  const isCashier = useIsCashier();
  const mayBook = useMay('appointments.manage');
  const visit = readVisit(appointment);
  const next = nextVerb(visit, now, isCashier ? 'taken' : 'not-taken');
  const stage = useStage();
  const status = useBecoming(appointment, actions);
  const finish = useFinishing(appointment, status.complete, actions);
  const say = (error: unknown) => showFailure(labels.failed, errorText(error));
  async function goTo(to: VisitStage): Promise<void> {
    await stage.mutateAsync({ id: appointment.id, stage: to }).catch(say);
  }

  async function act(verb: Verb): Promise<void> {
    if (verb === 'confirm') return status.become('confirmed');
    if (verb === 'finish') return finish();
    if (verb === 'receive') return actions.onSettle(appointment);
    return verb === 'return' ? undefined : goTo(stageAfter[verb]);
  }

  return {
    verb: next === 'return' && !mayBook ? null : next,
    shortcut: shortcutOf(next, visit, now),
    isCashier,
    act: useOneAtATime(act),
    takeBack: useOneAtATime(goTo),
  };
}

/** What is completed is paid next. */
export function useBecoming(appointment: Asked['appointment'], { onSettle, onAsk }: Completing) {
  const change = useChangeStatus();
  const canSettle = useCanSettle();

  async function become(status: AppointmentStatus): Promise<void> {
    try {
      const changed = await change.mutateAsync({ id: appointment.id, status });
      if (canSettle(changed)) onSettle(changed);
      else if (status === 'completed') showSuccess(labels.completed);
    } catch (error) {
      if (isRefusedWith('CASH_CLOSED', error))
        onAsk({ kind: 'closed', appointment, reason: error.message });
      else showFailure(labels.failed, errorText(error));
    }
  }

  return { become, complete: () => become('completed') };
}

/** What has not begun is completed only after a question. */
function useFinishing(
  appointment: Visit,
  complete: () => Promise<void>,
  { onAsk, useIsDrawerClosed = useUnknown }: Settling<never>,
) {
  const early = useEarlySentence(appointment);
  const isDrawerClosed = useIsDrawerClosed(early !== null);
  return async (): Promise<void> => {
    if (early === null) return complete();
    // Both are asked at once: opening the drawer is the answer.
    const reason = `${early} ${counterLabels.earlyAndClosed}`;
    if (await isDrawerClosed()) onAsk({ kind: 'closed', appointment, reason });
    else onAsk({ kind: 'early', appointment });
  };
}

const useUnknown = () => async (): Promise<boolean> => false;

/** Null where nobody would wonder. */
function useEarlySentence(appointment: Visit): string | null {
  const now = useNow();
  const timezone = useTimezone();
  const today = useToday().toString();
  if (!isMarkedEarly(readVisit(appointment), 'completed', now)) return null;
  return earlyText(appointment, { today, timezone });
}

function useIsCashier(): boolean {
  const mayOperate = useMay('cash.operate');
  return useHasMoney() && mayOperate;
}

function readVisit({ startTime, endTime, ...visit }: Visit) {
  return {
    ...visit,
    startTime: Temporal.Instant.from(startTime),
    endTime: Temporal.Instant.from(endTime),
  };
}
