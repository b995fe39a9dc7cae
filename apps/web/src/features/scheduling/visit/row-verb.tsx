import type { Counter } from '../appointments/counter.view.ts';
import { VerbButton } from './verb-button.tsx';
import { VerbQuestions } from './verb-questions.tsx';
import { useVisitVerbs, type Visit } from './visit-verbs.view.ts';

type RowVerbProps = {
  appointment: Visit;
  onSettle: (appointment: { id: string }) => void;
  ClosedDialog: Counter['ClosedDialog'];
};

/** The same verb as in the panel, in a row of a list. */
export default function RowVerb({ appointment, onSettle, ClosedDialog }: RowVerbProps) {
  const verbs = useVisitVerbs(appointment, { onSettle });
  const { verb, act, isCashier, question, closed } = verbs;
  return (
    <>
      {verb && verb !== 'return' && (
        <VerbButton
          verb={verb}
          appointment={appointment}
          act={act}
          isCashier={isCashier}
          variant="light"
        />
      )}
      <VerbQuestions
        appointment={appointment}
        question={question}
        closed={closed}
        ClosedDialog={ClosedDialog}
      />
    </>
  );
}
