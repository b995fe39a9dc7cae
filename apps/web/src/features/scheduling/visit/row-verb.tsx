import type { useAsked } from './asked.view.ts';
import { VerbButton } from './verb-button.tsx';
import { useVisitVerbs, type Visit } from './visit-verbs.view.ts';

export type RowVerbProps = Pick<ReturnType<typeof useAsked>, 'onAsk'> & {
  appointment: Visit & { clientName: string };
  onSettle: (appointment: { id: string }) => void;
};

/** The same verb as in the panel, in a row of a list. */
export function RowVerb({ appointment, onSettle, onAsk }: RowVerbProps) {
  const { verb, act, isCashier } = useVisitVerbs(appointment, { onSettle, onAsk });
  if (!verb || verb === 'return') return null;
  return (
    <VerbButton
      verb={verb}
      appointment={appointment}
      act={act}
      isCashier={isCashier}
      whose={appointment.clientName}
      variant="light"
    />
  );
}
