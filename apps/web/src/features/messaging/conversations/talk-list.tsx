import type { Conversation } from '@app/contract/messaging/conversations.contract';
import { TALK_FILTERS, type TalkFilter } from '@app/domain/messaging/conversation';
import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { PausedSearchBox } from '../../../ui/lists/paused-search-box.tsx';
import { useTalks } from './conversations.api.ts';
import { filterLabels, talksLabels as labels } from './conversations.labels.ts';
import { LONGEST_SEARCH, type TalksView } from './conversations-view.ts';
import classes from './talk-list.module.css';
import { TalkRow } from './talk-row.tsx';

type TalkListProps = { view: TalksView; onView: (view: TalksView) => void };

const filters = TALK_FILTERS.map((value) => ({ value, label: filterLabels[value] }));

export function TalkList({ view, onView }: TalkListProps) {
  const walk = useTalks(view);
  const isPhone = useIsPhone();
  return (
    <section className={classes.side} aria-label={labels.list}>
      <div className={classes.tools}>
        <PausedSearchBox
          label={labels.search}
          placeholder={labels.searchHint}
          longest={LONGEST_SEARCH}
          search={view.search}
          onSearch={(search) => onView({ ...view, search })}
        />
        <SegmentedControl
          fullWidth
          size={isPhone ? 'sm' : 'xs'}
          aria-label={labels.show}
          data={filters}
          value={view.show}
          // The control only offers filters.
          onChange={(show) => onView({ ...view, show: show as TalkFilter })}
        />
      </div>
      <div className={classes.scroller}>
        <EndlessList
          walk={walk}
          explain={errorText}
          empty={<NoTalks view={view} onView={onView} />}
        >
          {(talks) => <Rows talks={talks} view={view} onView={onView} />}
        </EndlessList>
      </div>
    </section>
  );
}

type RowsProps = TalkListProps & { talks: readonly Conversation[] | undefined };

function Rows({ talks, view, onView }: RowsProps) {
  if (!talks) {
    return (
      <Stack gap="xs" p="sm">
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </Stack>
    );
  }
  return (
    <ul className={classes.list}>
      {talks.map((talk) => (
        <TalkRow
          key={talk.id}
          talk={talk}
          isOpen={talk.id === view.id}
          onOpen={() => onView({ ...view, id: talk.id })}
        />
      ))}
    </ul>
  );
}

const nothing: Record<TalkFilter, string> = {
  all: labels.nothing,
  unread: labels.nothingUnread,
  waiting: labels.nothingWaiting,
  mine: labels.nothingMine,
};

function NoTalks({ view, onView }: TalkListProps) {
  const { show, search } = view;
  if (search || show !== 'all') {
    const seeAll = () => onView({ ...view, search: '', show: 'all' });
    return (
      <EmptyState
        picture="search"
        sentence={search ? labels.nothing : nothing[show]}
        action={
          <Button variant="default" onClick={seeAll}>
            {labels.seeAll}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture="people"
      sentence={labels.empty}
      action={<LinkButton to="/dashboard/whatsapp">{labels.connect}</LinkButton>}
    />
  );
}
