import { Card, Progress, Skeleton, Switch, Text } from '@mantine/core';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { say } from '../../ui/kept-things/say.ts';
import { LoadBlock } from '../../ui/load-block.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useReviewSummary, useShowAverage } from './reviews.api.ts';
import { averageShownText, averageText, summaryLabels as labels } from './reviews.labels.ts';
import classes from './reviews.module.css';

/** What all of them come to, and whether visitors read it. */
export function ReviewsSummary() {
  const query = useReviewSummary();
  const mayManage = useMay('reviews.manage');
  const { mutateAsync: show } = useShowAverage();
  const choose = (showReviews: boolean) =>
    void say({ done: averageShownText(showReviews), failed: labels.failed }, show({ showReviews }));
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={150} radius="lg" />}>
      {({ average, count, perStar, showReviews }) => (
        <Card component="section" aria-label={labels.title} className={classes.summary}>
          <div className={classes.average}>
            <Text className={`${classes.figure} tabular`}>{averageText(average)}</Text>
            <Stars rating={average ?? 0} />
            <Text size="xs" c="dimmed" className="tabular">
              {labels.count(count)}
            </Text>
          </div>
          <ul className={classes.bars}>
            {perStar.map((many, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one bar for each number of stars.
              <Bar key={place} stars={place + 1} many={many} count={count} />
            ))}
          </ul>
          <Switch
            className={classes.shown ?? ''}
            label={labels.show}
            description={labels.showHelp}
            checked={showReviews}
            disabled={!mayManage}
            onChange={(event) => choose(event.currentTarget.checked)}
          />
        </Card>
      )}
    </LoadBlock>
  );
}

function Bar({ stars, many, count }: { stars: number; many: number; count: number }) {
  return (
    <li className={classes.bar}>
      <Text size="xs" className="tabular">
        {labels.star(stars)}
      </Text>
      <Progress value={count === 0 ? 0 : (many / count) * 100} color="yellow.5" aria-hidden />
      <Text size="xs" c="dimmed" ta="end" className="tabular">
        {many}
      </Text>
    </li>
  );
}
