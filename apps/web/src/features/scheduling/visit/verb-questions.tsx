import { counterLabels } from '../appointments/counter.labels.ts';
import type { Counter } from '../appointments/counter.view.ts';
import { EarlyQuestion } from '../appointments/early-question.tsx';
import type { useVisitVerbs, Visit } from './visit-verbs.view.ts';

type VerbQuestionsProps = Pick<ReturnType<typeof useVisitVerbs>, 'question' | 'closed'> & {
  appointment: Visit;
  ClosedDialog: Counter['ClosedDialog'];
};

/** What has to be answered before a verb is done. */
export function VerbQuestions(props: VerbQuestionsProps) {
  const { appointment, question, closed, ClosedDialog } = props;
  return (
    <>
      <EarlyQuestion entry={appointment} next="completed" {...question} />
      {closed.reason !== null && (
        <ClosedDialog {...closed} reason={closed.reason} confirm={counterLabels.openAndReceive} />
      )}
    </>
  );
}
