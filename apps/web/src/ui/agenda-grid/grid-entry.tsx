import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { type Interval, intersection, lengthOf } from '@app/domain/shared/interval';
import { type CSSProperties, memo } from 'react';
import { clockText, entryText, gridLabels, servicesText, shownText } from './agenda-grid.labels.ts';
import { EntryMark, marksOf } from './entry-marks.tsx';
import classes from './grid-entry.module.css';
import { type EntrySize, sizeOf } from './grid-geometry.ts';
import { isMovable, type Lane, type PlacedEntry } from './grid-model.ts';

type GridEntryProps = Lane &
  Omit<PlacedEntry, 'columnKey'> & { spanFrom: number; spanUntil: number };

/**
 * Drawn again only when it changes itself: a day has hundreds. For the same reason it is little more
 * than its text: each element and each attribute is paid for as often.
 */
export const GridEntry = memo(function GridEntry(props: GridEntryProps) {
  const { entry, from, until, color, spanFrom, spanUntil } = props;
  const shown = intersection({ from, until }, { from: spanFrom, until: spanUntil });
  if (!shown) return null;

  const size = sizeOf(shown);
  const movable = isMovable(entry);
  return (
    <>
      {(entry.bufferBeforeMinutes > 0 || entry.bufferAfterMinutes > 0) && (
        <Buffers {...props} shown={shown} />
      )}
      <button
        type="button"
        // One of them is reached by Tab, the others from there by the arrows.
        tabIndex={-1}
        className={classes.entry}
        data-entry={entry.id}
        data-kind={entry.kind}
        data-status={entry.kind === 'block' ? undefined : shownState(entry)}
        data-size={size}
        data-shared={props.width < props.lanes || undefined}
        data-movable={movable || undefined}
        data-edge={(movable && shown.until === until) || undefined}
        aria-label={entryText({ from, until }, entry)}
        style={{ ...placeOf(shown, props), ...colorOf(color) }}
      >
        {textOf(entry, from, size)}
      </button>
    </>
  );
});

function textOf(entry: AgendaEntry, from: number, size: EntrySize) {
  if (size === 'line') return lineText(entry, from);
  return size === 'two' ? twoLinesText(entry, from) : linesText(entry, from, size);
}

/** The spaces stand inside: a program that reads only what is on the screen finds the words apart. */
function lineText(entry: AgendaEntry, from: number) {
  return (
    <>
      {`${clockText(from)} `}
      <b>{nameOf(entry)}</b>
      {marksIn(entry)}
    </>
  );
}

/** Who comes has the first line, what for the second. */
function twoLinesText(entry: AgendaEntry, from: number) {
  return (
    <>
      <b>
        {clockText(from)} {nameOf(entry)}{' '}
      </b>
      {entry.kind !== 'block' && <span>{servicesText(entry)} </span>}
      {marksIn(entry)}
    </>
  );
}

function linesText(entry: AgendaEntry, from: number, size: EntrySize) {
  const isBlock = entry.kind === 'block';
  return (
    <>
      <span>{clockText(from)} </span>
      <b>{nameOf(entry)} </b>
      {!isBlock && <span>{servicesText(entry)} </span>}
      {!isBlock && size === 'full' && (
        <span className={classes.status}>{shownText[shownState(entry)]}</span>
      )}
      {marksIn(entry)}
    </>
  );
}

function nameOf({ kind, notes, clientName }: AgendaEntry): string {
  return kind === 'block' ? notes || gridLabels.blocked : clientName;
}

/** Besides the status, which is drawn by the stylesheet: most have none. */
function marksIn(entry: AgendaEntry) {
  const marks = marksOf(entry);
  if (marks.length === 0) return null;
  return (
    <span className={classes.marks}>
      {marks.map((mark) => (
        <EntryMark key={mark} mark={mark} />
      ))}
    </span>
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

/** In parts of its column, which is as high as the day on a screen and on paper. */
function placeOf({ from, until }: Interval, props: GridEntryProps): CSSProperties {
  const { spanFrom, spanUntil, lane, lanes, width } = props;
  const span = spanUntil - spanFrom;
  return {
    top: percent((from - spanFrom) / span),
    height: `calc(${percent((until - from) / span)} - ${GAP})`,
    left: percent(lane / lanes),
    width: `calc(${percent(width / lanes)} - ${GAP})`,
  };
}

/** To what stands below it and beside it. */
const GAP = '2px';

function percent(part: number): string {
  return `${Math.round(part * 1e6) / 1e4}%`;
}

function colorOf(color: string): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--entry-color': color } as CSSProperties;
}
