import type { ReactNode } from 'react';
import { wizardLabels } from '../booking.labels.ts';
import type { BookingFailure } from '../booking-gate.ts';
import parts from '../parts.module.css';
import type { Asked } from './use-asked.ts';

type AskedBlockProps<Answer> = {
  asked: Asked<Answer> & { askAgain: () => void };
  /** As many shapes as usually come. */
  shapes: number;
  failed?: string;
  onAgain?: () => void;
  /** What is said instead where asking again is in vain. */
  final?: (failure: BookingFailure) => string | null;
  children: (answer: Answer) => ReactNode;
};

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** What waits for an answer keeps its place; what failed can be asked for again. */
export function AskedBlock<Answer>(props: AskedBlockProps<Answer>) {
  const { asked, shapes, failed = wizardLabels.loadFailed, onAgain, final, children } = props;
  if (asked.state === 'ready') return children(asked.answer);
  if (asked.state === 'failed') {
    const reason = final?.(asked.failure);
    return (
      <div className={parts.trouble} role="alert">
        <p>{reason ?? failed}</p>
        {!reason && (
          <button type="button" className={parts.outline} onClick={onAgain ?? asked.askAgain}>
            {wizardLabels.again}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={parts.shapes} aria-busy>
      <p className={parts.unseen} role="status">
        {wizardLabels.loading}
      </p>
      {SHAPES.slice(0, shapes).map((shape) => (
        <div key={shape} className={parts.shape} />
      ))}
    </div>
  );
}
