import type { Answered, Assistant } from '@app/contract/insights/assistant.contract';
import { errorText } from '../../../foundation/error-text.ts';
import { type Exchange, useAsked } from './asked.view.ts';
import { useAsk } from './assistant.api.ts';
import { assistantLabels as labels } from './assistant.labels.ts';

/** By then the server has settled what an answer cost that was stopped. */
const settledWithin = 1_000;

/** One question is answered at a time. It goes on while she looks at another tab. */
export function useAsking() {
  const { ask: send, showMonth, readMonth } = useAsk();
  const { asked, current, change, type } = useAsked();

  function changeOne(id: number, changeOf: (exchange: Exchange) => Partial<Exchange>): void {
    change(({ exchanges }) => ({
      exchanges: exchanges.map((one) => (one.id === id ? { ...one, ...changeOf(one) } : one)),
    }));
  }

  async function ask(question: string): Promise<void> {
    const { running, exchanges } = current();
    if (running) return;
    const stop = new AbortController();
    const id = exchanges.length;
    const begun: Exchange = { id, question, answer: '', state: 'asked', note: null };
    change(() => ({ running: stop, exchanges: [begun, ...exchanges] }));
    const note = await listen(() => send(question, stop.signal), {
      // Until then the question may have to be asked again.
      onBegun: () => type(''),
      onPiece: (text) =>
        changeOne(id, ({ answer }) => ({ answer: answer + text, state: 'arriving' })),
      onMonth: showMonth,
      isStopped: () => stop.signal.aborted,
    });
    changeOne(id, () => ({ state: 'over', note }));
    change(() => ({ running: null }));
    if (stop.signal.aborted) setTimeout(readMonth, settledWithin);
  }

  const { question, exchanges, running } = asked;
  return {
    question,
    exchanges,
    isAsking: running !== null,
    type,
    ask,
    stop: () => running?.abort(),
  };
}

type Listening = {
  onBegun: () => void;
  onPiece: (text: string) => void;
  onMonth: (month: Assistant['month']) => void;
  isStopped: () => boolean;
};

/** Answers what has to be said at the end; null after a whole answer. */
async function listen(
  send: () => Promise<AsyncIterable<Answered>>,
  { onBegun, onPiece, onMonth, isStopped }: Listening,
): Promise<string | null> {
  let hasBegun = false;
  let hasText = false;
  try {
    const answer = await send();
    hasBegun = true;
    onBegun();
    for await (const event of answer) {
      if (event.type === 'piece') {
        hasText = true;
        onPiece(event.text);
        continue;
      }
      onMonth(event.month);
      if (event.ending !== 'complete') return labels.endings[event.ending];
      return hasText ? null : labels.endings.empty;
    }
  } catch (error) {
    if (!isStopped() && !hasBegun) return errorText(error);
  }
  // An answer that was not cut on its way says how it ended.
  return isStopped() ? labels.endings.stopped : labels.endings.lost;
}
