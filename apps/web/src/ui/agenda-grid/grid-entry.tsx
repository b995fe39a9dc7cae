import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState, stageOf } from '@app/domain/scheduling/visit';
import { type Interval, intersection, lengthOf } from '@app/domain/shared/interval';
import { IconLock } from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import { clockText, entryText, gridLabels, servicesText, shownText } from './agenda-grid.labels.ts';
import { EntryMarks, StatusMark } from './entry-marks.tsx';
import classes from './grid-entry.module.css';
import { type EntrySize, sizeOf } from './grid-geometry.ts';
import { isMovable, type Lane, type PlacedEntry } from './grid-model.ts';

type GridEntryProps = Lane &
  Omit<PlacedEntry, 'columnKey'> & { spanFrom: number; spanUntil: number };

/** Drawn again only when it changes itself: a day has hundreds. */
export const GridEntry = memo(function GridEntry(props: GridEntryProps) {
  const { entry, from, until, color, spanFrom, spanUntil } = props;
  const shown = intersection({ from, until }, { from: spanFrom, until: spanUntil });
  if (!shown) return null;

  const size = sizeOf(shown);
  const hasEdge = isMovable(entry) && shown.until === until;
  const place = placeOf(shown, props);
  return (
    <>
      <Buffers {...props} shown={shown} />
      <button
        type="button"
        // One of them is reached by Tab, the others from there by the arrows.
        tabIndex={-1}
        className={classes.entry}
        data-entry={entry.id}
        data-kind={entry.kind}
        data-status={entry.status}
        data-stage={stageOf(entry)}
        data-size={size}
        data-movable={isMovable(entry) || undefined}
        aria-label={entryText({ from, until }, entry)}
        title={entryText({ from, until }, entry)}
        style={{ ...place, ...colorOf(color) }}
      >
        <EntryText entry={entry} from={from} size={size} />
        {hasEdge && <span className={classes.edge} data-edge aria-hidden />}
      </button>
    </>
  );
});

type TextProps = { entry: AgendaEntry; from: number; size: EntrySize };

function EntryText(props: TextProps) {
  if (props.entry.kind === 'block') return <BlockText {...props} />;
  return <AppointmentText {...props} />;
}

/** The spaces stand inside: a program that reads only what is on the screen finds the words apart. */
function AppointmentText({ entry, from, size }: TextProps) {
  const hasService = size === 'three' || size === 'full';
  return (
    <>
      <span className={classes.first}>
        <span className={classes.time}>{clockText(from)}</span>{' '}
        {size === 'line' && <span className={classes.client}>{entry.clientName}</span>}
        <EntryMarks entry={entry} />
        {size !== 'full' && <StatusMark status={shownState(entry)} />}
      </span>
      {size !== 'line' && <span className={classes.client}>{entry.clientName} </span>}
      {hasService && <span className={classes.service}>{servicesText(entry)} </span>}
      {size === 'full' && (
        <span className={classes.status}>
          <StatusMark status={shownState(entry)} />
          <span className={classes.service}>{shownText[shownState(entry)]}</span>
        </span>
      )}
    </>
  );
}

function BlockText({ entry, from, size }: TextProps) {
  const reason = <span className={classes.client}>{entry.notes || gridLabels.blocked}</span>;
  return (
    <>
      <span className={classes.first}>
        <IconLock size={14} className={classes.icon} aria-hidden />
        <span className={classes.time}>{clockText(from)}</span> {size === 'line' && reason}
      </span>
      {size !== 'line' && reason}
    </>
  );
}

/** What has to be kept free around it, as a thin hatched edge. */
function Buffers(props: GridEntryProps & { shown: Interval }) {
  const { entry, shown, spanFrom, spanUntil } = props;
  const around = [
    { from: Math.max(spanFrom, shown.from - entry.bufferBeforeMinutes), until: shown.from },
    { from: shown.until, until: Math.min(spanUntil, shown.until + entry.bufferAfterMinutes) },
  ];
  return around
    .filter((period) => lengthOf(period) > 0)
    .map((period) => (
      <span
        key={period.from}
        className={classes.buffer}
        aria-hidden
        style={{ ...placeOf(period, props), ...colorOf(props.color) }}
      />
    ));
}

function placeOf({ from, until }: Interval, props: GridEntryProps): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return {
    '--from': from - props.spanFrom,
    '--length': until - from,
    '--lane': props.lane / props.lanes,
    '--width': props.width / props.lanes,
  } as CSSProperties;
}

function colorOf(color: string): CSSProperties {
  // As above.
  return { '--entry-color': color } as CSSProperties;
}
