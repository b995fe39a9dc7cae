import type { AffectedAppointments } from '@app/contract/shared/affected-appointments';
import { createContext, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import type { Decision, Telling, Told } from './affected-decisions.ts';

const AffectedAppointmentsDialog = lazyPart(() => import('./affected-appointments-dialog.tsx'));

/** The appointments that whoever saves has seen, told by their fingerprint, and what becomes of them. */
export type Said = { seenAppointments: string; appointmentDecisions: Decision[] };
/** Answers what was stored; `false` when whoever saw the appointments went back. */
type Minding = <Stored>(write: (said: Said) => Promise<Stored>) => Promise<Stored | false>;

const MindingContext = createContext<Minding | null>(null);

/** For whatever takes hours or hands away: who is booked there is seen to before it is stored. */
export function useMindingAppointments(): Minding {
  const minding = use(MindingContext);
  if (!minding) throw new Error('useMindingAppointments needs an AppointmentsQuestion above it');
  return minding;
}

type Answer = { decisions: Decision[]; told: Told | null } | 'back';
type Question = {
  affected: AffectedAppointments;
  decided: Decision[];
  answer: (decisions: Answer) => void;
};

type AppointmentsQuestionProps = { telling?: Telling | undefined; children: ReactNode };

export function AppointmentsQuestion({ telling, children }: AppointmentsQuestionProps) {
  const [question, setQuestion] = useState<Question | null>(null);

  // Until it is stored: whoever went back, or whose saving failed, decides nothing twice.
  const decided = useRef<Decision[]>([]);

  const tell = telling?.tell;

  const minding = useCallback<Minding>(
    async (write) => {
      let told: Told | null = null;
      const ask = async (affected: AffectedAppointments) => {
        const answer = await new Promise<Answer>((resolve) =>
          setQuestion({ affected, decided: decided.current, answer: resolve }),
        );
        told = answer === 'back' ? null : answer.told;
        return answer;
      };
      const stored = await storing(write, ask);
      if (stored === false) return false;
      decided.current = [];
      // Only now: whoever goes back has told nobody anything.
      if (told) tell?.(told);
      return stored;
    },
    [tell],
  );

  function close(decisions: Decision[], answer: Answer): void {
    decided.current = decisions;
    setQuestion(null);
    question?.answer(answer);
  }

  return (
    <MindingContext value={minding}>
      {children}
      {question && (
        <Suspense>
          <AffectedAppointmentsDialog
            affected={question.affected}
            decided={question.decided}
            Words={telling?.Words}
            onAnswer={(decisions, told) => close(decisions, { decisions, told })}
            onBack={(decisions) => close(decisions, 'back')}
          />
        </Suspense>
      )}
    </MindingContext>
  );
}

const NOTHING_SAID: Said = { seenAppointments: '', appointmentDecisions: [] };

/** Others may be booked, or a time be taken, while somebody decides: then the question comes again. */
async function storing<Stored>(
  write: (said: Said) => Promise<Stored>,
  ask: (affected: AffectedAppointments) => Promise<Answer>,
  said = NOTHING_SAID,
): Promise<Stored | false> {
  try {
    return await write(said);
  } catch (error) {
    const affected = affectedIn(error);
    if (!affected) throw error;
    const answer = await ask(affected);
    if (answer === 'back') return false;
    const { fingerprint: seenAppointments } = affected;
    return storing(write, ask, { seenAppointments, appointmentDecisions: answer.decisions });
  }
}

function affectedIn(error: unknown): AffectedAppointments | null {
  if (!isRefusedWith('APPOINTMENTS_AFFECTED', error)) return null;
  // The contract declares what this refusal carries.
  return error.data as AffectedAppointments;
}
