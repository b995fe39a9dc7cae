import type { SaidLine } from '@app/contract/messaging/conversations.contract';
import { Button, Skeleton, Stack } from '@mantine/core';
import { Fragment, useEffect, useRef } from 'react';
import { useTimezone, useToday } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useLines } from './conversations.api.ts';
import { dayName, threadLabels as labels } from './conversations.labels.ts';
import { Said } from './said.tsx';
import classes from './said-lines.module.css';

/** What was said, the newest at the foot, where the eye and the thumb are. */
export function SaidLines({ id }: { id: string }) {
  const query = useLines(id);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = query.data?.[0]?.id;
  useEffect(() => {
    const area = scroller.current;
    if (area && newest) area.scrollTop = area.scrollHeight;
  }, [newest]);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too.
      tabIndex={0}
      role="log"
      aria-label={labels.lines}
    >
      <LoadBlock query={query} explain={errorText} skeleton={<LinesSkeleton />}>
        {(lines) => (
          <>
            {query.hasNextPage && (
              <Button
                variant="subtle"
                loading={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                {labels.older}
              </Button>
            )}
            {lines.length === 0 && <p className={classes.day}>{labels.empty}</p>}
            <Days lines={lines} />
          </>
        )}
      </LoadBlock>
    </div>
  );
}

function Days({ lines }: { lines: readonly SaidLine[] }) {
  const timezone = useTimezone();
  const today = useToday();
  const days = Map.groupBy(lines.toReversed(), ({ at }) => dayName(at, timezone, today));
  return [...days].map(([day, said]) => (
    <Fragment key={day}>
      <p className={classes.day}>{day}</p>
      <ol className={classes.lines}>
        {said.map((line) => (
          <Said key={line.id} line={line} />
        ))}
      </ol>
    </Fragment>
  ));
}

function LinesSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={56} width="55%" />
      <Skeleton height={56} width="45%" ml="auto" />
      <Skeleton height={56} width="60%" />
    </Stack>
  );
}
