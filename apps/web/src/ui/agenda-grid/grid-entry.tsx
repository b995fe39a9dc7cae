import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState, stageOf } from '@app/domain/scheduling/visit';
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
 * Drawn again only when it changes itself: a day has hundreds. For the same reason it is made of few,
 * plain elements: each of them is paid for as often.
 */
export const GridEntry = memo(function GridEntry(props: GridEntryProps) {
  const { entry, from, until, color, spanFrom, spanUntil } = props;
  const shown = intersection({ from, until }, { from: spanFrom, until: spanUntil });
  if (!shown) return null;

  const size = sizeOf(shown);
  const said = entryText({ from, until }, entry);
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
        data-status={entry.status}
        data-stage={stageOf(entry)}
        data-size={size}
        data-shared={props.width < props.lanes || undefined}
        data-movable={isMovable(entry) || undefined}
        aria-label={said}
        title={said}
        style={{ ...placeOf(shown, props), ...colorOf(color) }}
      >
        {entry.kind === 'block' ? blockText(entry, from, size) : appointmentText(entry, from, size)}
        {isMovable(entry) && shown.until === until && (
          <span className={classes.edge} data-edge aria-hidden />
        )}
      </button>
    </>
  );
});

/** The spaces stand inside: a program that reads only what is on the screen finds the words apart. */
function appointmentText(entry: AgendaEntry, from: number, size: EntrySize) {
  const state = shownState(entry);
  const marks = size === 'full' ? marksOf(entry) : [...marksOf(entry), state];
  const hasService = size === 'three' || size === 'full';
  return (
    <>
      <span className={classes.first}>
        {clockText(from)} {size === 'line' && <b className={classes.client}>{entry.clientName}</b>}
      </span>
      {marks.length > 0 && (
        <span className={classes.marks}>
          {marks.map((mark) => (
            <EntryMark key={mark} mark={mark} />
          ))}
        </span>
      )}
      {size !== 'line' && <b className={classes.client}>{entry.clientName} </b>}
      {hasService && <span className={classes.service}>{servicesText(entry)} </span>}
      {size === 'full' && (
        <span className={classes.status}>
          <EntryMark mark={state} /> {shownText[state]}
        </span>
      )}
    </>
  );
}

function blockText(entry: AgendaEntry, from: number, size: EntrySize) {
  const reason = <b className={classes.client}>{entry.notes || gridLabels.blocked}</b>;
  return (
    <>
      <span className={classes.first}>
        <EntryMark mark="blocked" /> {clockText(from)} {size === 'line' && reason}
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
