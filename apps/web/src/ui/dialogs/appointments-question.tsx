import type { AffectedAppointments } from '@app/contract/shared/affected-appointments';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';

const AffectedAppointmentsDialog = lazy(() => import('./affected-appointments-dialog.tsx'));

/** Stores a change of hours for somebody who has seen these appointments, told by their fingerprint. */
type Write = (seenAppointments: string) => Promise<unknown>;
/** Whether it was stored; not when whoever saw the appointments went back. */
type Minding = (write: Write) => Promise<boolean>;

const MindingContext = createContext<Minding | null>(null);

/** For whatever takes hours away: who is booked there is shown before it is stored. */
export function useMindingAppointments(): Minding {
  const minding = use(MindingContext);
  if (!minding) throw new Error('useMindingAppointments needs an AppointmentsQuestion above it');
  return minding;
}

type Question = { affected: AffectedAppointments; answer: (saves: boolean) => void };

export function AppointmentsQuestion({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);

  const minding = useCallback<Minding>(async (write) => {
    const ask = (affected: AffectedAppointments) =>
      new Promise<boolean>((answer) => setQuestion({ affected, answer }));
    return storing(write, ask);
  }, []);

  return (
    <MindingContext value={minding}>
      {children}
      {question && (
        <Suspense>
          <AffectedAppointmentsDialog
            affected={question.affected}
            onAnswer={(saves) => {
              setQuestion(null);
              question.answer(saves);
            }}
          />
        </Suspense>
      )}
    </MindingContext>
  );
}

/** Others may have been booked while somebody read: then the question comes again. */
async function storing(
  write: Write,
  ask: (affected: AffectedAppointments) => Promise<boolean>,
  seen = '',
): Promise<boolean> {
  try {
    await write(seen);
    return true;
  } catch (error) {
    const affected = affectedIn(error);
    if (!affected) throw error;
    return (await ask(affected)) && storing(write, ask, affected.fingerprint);
  }
}

function affectedIn(error: unknown): AffectedAppointments | null {
  if (!isRefusedWith('APPOINTMENTS_AFFECTED', error)) return null;
  // The contract declares what this refusal carries.
  return error.data as AffectedAppointments;
}
