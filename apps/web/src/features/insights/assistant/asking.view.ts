import type { Answered, Assistant } from '@app/contract/insights/assistant.contract';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useAsk } from './assistant.api.ts';
import { assistantLabels as labels } from './assistant.labels.ts';

export type Exchange = {
  id: number;
  question: string;
  answer: string;
  /** Nothing came yet, something is coming, nothing more comes. */
  state: 'asked' | 'arriving' | 'over';
  /** What has to be said about its end, or why there is no answer. */
  note: string | null;
};

/** By then the server has settled what an answer cost that was stopped. */
const settledWithin = 1_000;

/** Questions and answers of this visit, newest first. One is answered at a time. */
export function useAsking() {
  const { ask: send, showMonth, readMonth } = useAsk();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const running = useRef<AbortController | null>(null);
  const isAsking = exchanges[0] !== undefined && exchanges[0].state !== 'over';
  // Whoever leaves the tab does not wait for the rest, and does not pay for it.
  useEffect(() => () => running.current?.abort(), []);

  function change(id: number, changeOf: (exchange: Exchange) => Partial<Exchange>): void {
    setExchanges((known) =>
      known.map((one) => (one.id === id ? { ...one, ...changeOf(one) } : one)),
    );
  }

  /** Calls back once an answer begins: until then the question may have to be asked again. */
  async function ask(question: string, onBegun: () => void): Promise<void> {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const id = exchanges.length;
    const asked: Exchange = { id, question, answer: '', state: 'asked', note: null };
    setExchanges((known) => [asked, ...known]);
    const note = await listen(() => send(question, stop.signal), {
      onBegun,
      onPiece: (text) => change(id, ({ answer }) => ({ answer: answer + text, state: 'arriving' })),
      onMonth: showMonth,
      isStopped: () => stop.signal.aborted,
    });
    change(id, () => ({ state: 'over', note }));
    running.current = null;
    if (stop.signal.aborted) setTimeout(readMonth, settledWithin);
  }

  return { exchanges, isAsking, ask, stop: () => running.current?.abort() };
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
