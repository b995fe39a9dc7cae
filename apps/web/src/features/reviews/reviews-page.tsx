import { REVIEW_FILTERS, type Review } from '@app/contract/reviews/reviews.contract';
import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { useWalk } from '../../foundation/hooks/use-walk.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { fileAction } from '../../ui/lists/file-action.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviewsFile } from './reviews.api.ts';
import { reviewLabels as labels } from './reviews.labels.ts';
import classes from './reviews.module.css';
import { ReviewsSummary } from './reviews-summary.tsx';

const AskDialog = lazyPart(() => import('./ask-dialog.tsx'));
const AnswerDialog = lazyPart(() => import('./answer-dialog.tsx'));

export function ReviewsPage() {
  return (
    <AllowedScreen permission="reviews.view" labels={labels}>
      <Reviews />
    </AllowedScreen>
  );
}

type Filter = (typeof REVIEW_FILTERS)[number];
type Opened = { kind: 'ask' } | { kind: 'answer'; review: Review } | null;

const filters = REVIEW_FILTERS.map((value) => ({ value, label: labels.filters[value] }));

function Reviews() {
  const [show, setShow] = useState<Filter>('all');
  const [opened, setOpened] = useState<Opened>(null);
  const mayManage = useMay('reviews.manage');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useReviewsFile(),
    asked: { show },
  });
  const close = () => setOpened(null);
  const ask = () => setOpened({ kind: 'ask' });
  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        action={{ label: labels.ask, icon: <IconStar size={18} />, onClick: ask }}
        more={mayManage ? [file] : []}
      />
      <Stack gap="md">
        <ReviewsSummary />
        <SegmentedControl<Filter>
          aria-label={labels.filter}
          data={filters}
          value={show}
          onChange={setShow}
          className={classes.filter}
        />
        <ReviewList
          show={show}
          onAll={() => setShow('all')}
          onAsk={ask}
          onAnswer={(review) => setOpened({ kind: 'answer', review })}
        />
      </Stack>
      <Suspense fallback={null}>
        {opened?.kind === 'ask' && <AskDialog onClose={close} />}
        {opened?.kind === 'answer' && <AnswerDialog review={opened.review} onClose={close} />}
      </Suspense>
    </>
  );
}

type ReviewListProps = {
  show: Filter;
  onAll: () => void;
  onAsk: () => void;
  onAnswer: (review: Review) => void;
};

function ReviewList({ show, onAll, onAsk, onAnswer }: ReviewListProps) {
  const walk = useWalk(useApi().reviews.reviews.list, { show });
  return (
    <EndlessList
      walk={walk}
      empty={
        show === 'all' ? (
          <EmptyState
            picture="people"
            sentence={labels.empty}
            action={<Button onClick={onAsk}>{labels.ask}</Button>}
          />
        ) : (
          <NothingFound sentence={labels.nothingFound} onClear={onAll} clearLabel={labels.seeAll} />
        )
      }
    >
      {(reviews) => (
        <ul className={classes.list} aria-label={labels.title}>
          {reviews?.map((review) => (
            <ReviewCard key={review.id} review={review} onAnswer={() => onAnswer(review)} />
          )) ?? <ReviewsSkeleton />}
        </ul>
      )}
    </EndlessList>
  );
}

function ReviewsSkeleton() {
  return [1, 2, 3].map((place) => <Skeleton key={place} component="li" height={132} radius="lg" />);
}
