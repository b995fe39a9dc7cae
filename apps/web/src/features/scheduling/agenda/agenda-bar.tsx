import { ActionIcon, SegmentedControl } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsNarrowerThan, useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { isDialogOpen } from '../../../ui/lists/search-box.tsx';
import { type PageAction, PageButton, QuietIcon } from '../../../ui/page-actions.tsx';
import { agendaLabels as labels } from './agenda.labels.ts';
import classes from './agenda.module.css';
import { AgendaDatePick, AgendaDates, type AgendaDatesProps, titleOf } from './agenda-dates.tsx';
import { AgendaMenu, type AgendaViews } from './agenda-menu.tsx';
import { AgendaPeople, AgendaPerson } from './agenda-people.tsx';
import { AgendaPeopleStrip } from './agenda-people-strip.tsx';

type AgendaBarProps = AgendaDatesProps & {
  views: AgendaViews;
  /** What people come here to do, for whoever may. */
  create: PageAction | undefined;
  more: readonly PageAction[];
  /** A panel has taken some of the room. */
  isBeside: boolean;
  onSearch: () => void;
  onBlock: () => void;
};

/** In em: from here on every tool has room beside the others. */
const ROOMY = 80;

/** Everything above the agenda in one row; what has no room waits in its menu. */
export function AgendaBar(props: AgendaBarProps) {
  const { isBeside, onSearch } = props;
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrowerThan(ROOMY) || isBeside;
  useHotkeys([['/', () => isDialogOpen() || onSearch()]]);
  if (isPhone) return <PhoneBar {...props} />;
  return (
    <div className={classes.bar} data-narrow={isNarrow || undefined}>
      <AgendaDates {...datesOf(props)} />
      {!isNarrow && <Views {...props.views} />}
      <div className={classes.tools}>{isNarrow ? <Narrow {...props} /> : <Roomy {...props} />}</div>
    </div>
  );
}

function Roomy(props: AgendaBarProps) {
  const { create, more, onBlock, onSearch } = props;
  return (
    <>
      <Who {...props} />
      <Tool label={labels.search} onClick={onSearch}>
        <IconSearch size={18} />
      </Tool>
      <Tool label={labels.print} onClick={() => window.print()}>
        <IconPrinter size={18} />
      </Tool>
      <AgendaMenu onBlock={onBlock} more={more} />
      {create && <PageButton action={create} variant="filled" />}
    </>
  );
}

function Narrow(props: AgendaBarProps) {
  const { create, more, onBlock, onSearch, views } = props;
  return (
    <>
      <Who {...props} />
      <Tool label={labels.search} onClick={onSearch}>
        <IconSearch size={18} />
      </Tool>
      <AgendaMenu onBlock={onBlock} more={more} views={views} canPrint />
      {create && <QuietIcon action={create} variant="filled" />}
    </>
  );
}

/** Swiped from day to day: the room is for people. */
function PhoneBar(props: AgendaBarProps) {
  const { create, more, onBlock, onSearch, views } = props;
  const dates = datesOf(props);
  return (
    <div className={classes.bar}>
      <AgendaDatePick date={dates.date} onDate={dates.onDate}>
        {titleOf(dates.date, dates.period, 'short')}
      </AgendaDatePick>
      {dates.period === 'month' ? (
        <div className={classes.people}>
          <AgendaPeople date={dates.date} />
        </div>
      ) : (
        <AgendaPeopleStrip date={dates.date} />
      )}
      <AgendaMenu
        onBlock={onBlock}
        create={create}
        more={more}
        views={views}
        dates={dates}
        onSearch={onSearch}
        canPrint
      />
    </div>
  );
}

function datesOf({ date, period, today, onDate }: AgendaDatesProps): AgendaDatesProps {
  return { date, period, today, onDate };
}

function Who({ date, period }: AgendaDatesProps) {
  return period === 'week' ? <AgendaPerson date={date} /> : <AgendaPeople date={date} />;
}

function Views({ label, value, choices, onChange }: AgendaViews) {
  return (
    <SegmentedControl
      className={classes.views}
      aria-label={label}
      data={[...choices]}
      value={value}
      onChange={onChange}
    />
  );
}

type ToolProps = { label: string; onClick: () => void; children: ReactNode };

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="default"
      size="var(--control-height)"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
