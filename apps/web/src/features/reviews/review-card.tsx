import type { Review } from '@app/contract/reviews/reviews.contract';
import { isLowRating, shortReviewId } from '@app/domain/reviews/review';
import { Card, Text } from '@mantine/core';
import { IconEyeOff, IconMessage, IconMessageReply, IconUserEdit } from '@tabler/icons-react';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatDay } from '../../foundation/format.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { say } from '../../ui/kept-things/say.ts';
import { RowActions } from '../../ui/lists/row-actions.tsx';
import { Stars } from '../../ui/stars.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useReviewActs } from './reviews.api.ts';
import { reviewLabels as labels } from './reviews.labels.ts';
import classes from './reviews.module.css';

type ReviewCardProps = { review: Review; onAnswer: () => void };

export function ReviewCard({ review, onAnswer }: ReviewCardProps) {
  const timezone = useTimezone();
  const mayManage = useMay('reviews.manage');
  const { clientName, professionalName, serviceNames, rating, comment, startTime } = review;
  const what = [serviceNames, labels.withProfessional(professionalName)].join(' ');
  return (
    <Card component="li" className={classes.card}>
      <div className={classes.top}>
        <div className={classes.who}>
          <Text fw={600} className={classes.words}>
            {clientName}
          </Text>
          <Text size="xs" c="dimmed" className={`${classes.words} tabular`}>
            {what} · {labels.visitOn(formatDay(startTime, timezone))}
          </Text>
        </div>
        {mayManage && <Actions review={review} onAnswer={onAnswer} />}
      </div>
      <div className={classes.marks}>
        <Stars rating={rating} />
        <Marks review={review} />
      </div>
      {comment && <p className={classes.comment}>{comment}</p>}
      <Text size="xs" c="dimmed" className="tabular">
        {labels.writtenOn(formatDay(review.createdAt, timezone), shortReviewId(review.id))}
      </Text>
      {review.answer && (
        <div className={classes.answer}>
          <Text size="xs" fw={600}>
            {labels.answerTitle}
          </Text>
          <p className={classes.comment}>{review.answer}</p>
        </div>
      )}
    </Card>
  );
}

/** Only what is out of the ordinary. */
function Marks({ review }: { review: Review }) {
  const { rating, registeredByName, isHidden, answer } = review;
  return (
    <>
      {isLowRating(rating) && answer === '' && (
        <StatusBadge tone="warning" icon={<IconMessage size={14} />}>
          {labels.low}
        </StatusBadge>
      )}
      {registeredByName !== null && (
        <StatusBadge tone="neutral" icon={<IconUserEdit size={14} />}>
          {labels.registeredBy(registeredByName)}
        </StatusBadge>
      )}
      {isHidden && (
        <StatusBadge tone="neutral" icon={<IconEyeOff size={14} />}>
          {labels.hidden}
        </StatusBadge>
      )}
    </>
  );
}

function Actions({ review, onAnswer }: ReviewCardProps) {
  const { hide, unhide } = useReviewActs();
  const { id, isHidden, answer, clientName } = review;
  const switching = isHidden
    ? { act: unhide, label: labels.unhide, done: labels.unhiddenDone }
    : { act: hide, label: labels.hide, done: labels.hiddenDone };
  return (
    <RowActions
      name={clientName}
      actions={[
        {
          label: answer ? labels.changeAnswer : labels.answer,
          icon: <IconMessageReply size={18} />,
          onSelect: onAnswer,
        },
        {
          label: switching.label,
          icon: <IconEyeOff size={18} />,
          onSelect: () =>
            void say(
              { done: switching.done, failed: labels.failedToChange },
              switching.act({ id }),
            ),
        },
      ]}
    />
  );
}
