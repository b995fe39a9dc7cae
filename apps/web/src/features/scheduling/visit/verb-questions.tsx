import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { counterLabels } from '../appointments/counter.labels.ts';
import type { Counter } from '../appointments/counter.view.ts';
import { EarlyQuestion } from '../appointments/early-question.tsx';
import type { Asked, useAsked } from './asked.view.ts';
import { useBecoming } from './visit-verbs.view.ts';

type VerbQuestionsProps = Pick<ReturnType<typeof useAsked>, 'onAsk' | 'onAnswered'> & {
  asked: Asked;
  onSettle: (done: AgendaEntry) => void;
  ClosedDialog: Counter['ClosedDialog'];
};

/** What has to be answered before a verb is done. */
export function VerbQuestions(props: VerbQuestionsProps) {
  const { asked, onAnswered, ClosedDialog } = props;
  const { complete } = useBecoming(asked.appointment, props);
  const answered = () => onAnswered(asked);
  useFocusBack();
  if (asked.kind === 'early') {
    return (
      <EarlyQuestion
        entry={asked.appointment}
        next="completed"
        isAsking
        saveAnyway={complete}
        stopAsking={answered}
      />
    );
  }
  return (
    <ClosedDialog
      reason={asked.reason}
      confirm={counterLabels.openAndReceive}
      onOpened={() => {
        answered();
        void complete();
      }}
      onClose={answered}
    />
  );
}
