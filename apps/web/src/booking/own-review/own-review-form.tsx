import { IconStarFilled } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { failureOf, UNANSWERED } from '../booking-gate.ts';
import { NoticeRegion } from '../notice-region.tsx';
import parts from '../parts.module.css';
import { read } from '../public-gate.ts';
import { useNotices } from '../use-notices.ts';
import { reviewPageLabels as labels } from './own-review.labels.ts';
import classes from './own-review.module.css';

type OwnReviewFormProps = { base: string; onSent: () => void; onGone: () => void };

const COMMENT_LENGTH = 1000;

/** Stars, and a few words where she likes to. One sending at a time. */
export function OwnReviewForm({ base, onSent, onGone }: OwnReviewFormProps) {
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const notices = useNotices();
  const commentId = useId();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsMissing(rating === 0);
    if (rating === 0) return;
    setIsBusy(true);
    try {
      await read(base, { body: { rating, comment } });
      onSent();
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === 'LINK_NOT_FOUND') return onGone();
      const text = code === UNANSWERED ? labels.unanswered : message;
      notices.show({ tone: 'error', title: labels.failed, text });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={parts.form} onSubmit={send} noValidate>
      <StarChoice
        rating={rating}
        isMissing={isMissing}
        onChoose={(chosen) => {
          setRating(chosen);
          setIsMissing(false);
        }}
      />
      <div className={parts.field}>
        <label htmlFor={commentId}>
          {labels.comment} <span className={parts.help}>({labels.optional})</span>
        </label>
        <textarea
          id={commentId}
          className={parts.input}
          rows={4}
          maxLength={COMMENT_LENGTH}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </div>
      <button type="submit" className={parts.primary} aria-disabled={isBusy}>
        {labels.send}
      </button>
      <NoticeRegion {...notices} />
    </form>
  );
}

type StarChoiceProps = {
  rating: number;
  isMissing: boolean;
  onChoose: (rating: number) => void;
};

/** Native radios underneath: arrows move, and each says what it means. */
function StarChoice({ rating, isMissing, onChoose }: StarChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={classes.stars} aria-describedby={isMissing ? errorId : undefined}>
      <legend className={parts.unseen}>{labels.rating}</legend>
      <div className={classes.row}>
        {labels.words.map((word, place) => (
          <label key={word} className={classes.star}>
            <input
              type="radio"
              name="rating"
              className={parts.unseen}
              aria-label={`${labels.star(place + 1)}: ${word}`}
              checked={rating === place + 1}
              onChange={() => onChoose(place + 1)}
            />
            <IconStarFilled className={classes.shape} data-on={place < rating} aria-hidden />
          </label>
        ))}
      </div>
      <p className={classes.word} aria-hidden>
        {labels.words[rating - 1] ?? ' '}
      </p>
      {isMissing && (
        <p id={errorId} className={parts.error} role="alert">
          {labels.missing}
        </p>
      )}
    </fieldset>
  );
}
