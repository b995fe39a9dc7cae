import type { CSSProperties } from 'react';
import classes from './day-bar.module.css';

/** Minutes of the day, half-open. */
export type Span = { from: number; until: number };

type DayBarProps = {
  /** The part of the day that is drawn; bars above one another share it. */
  span: Span;
  work: readonly Span[];
  breaks?: readonly Span[];
  /** What it shows, for whoever does not see it. */
  label: string;
};

/** A day as a strip: when there is work, and when there is a break in it. */
export function DayBar({ span, work, breaks = [], label }: DayBarProps) {
  return (
    <div className={classes.bar} role="img" aria-label={label} style={gridOf(span)}>
      {work.map((period) => (
        <span key={keyOf(period)} className={classes.work} style={placeOf(period, span)} />
      ))}
      {breaks.map((period) => (
        <span key={keyOf(period)} className={classes.break} style={placeOf(period, span)} />
      ))}
    </div>
  );
}

/** The hours above bars that share a span. */
export function DayScale({ span }: { span: Span }) {
  return (
    <div className={classes.scale} aria-hidden>
      {ticksIn(span).map((minute) => (
        <span key={minute} style={tickPlace(minute, span)}>
          {minute / 60}h
        </span>
      ))}
    </div>
  );
}

/** Whole hours around everything there is, and never less than an ordinary day. */
export function spanAround(periods: readonly Span[]): Span {
  const from = Math.min(8 * 60, ...periods.map((period) => period.from));
  const until = Math.max(20 * 60, ...periods.map((period) => period.until));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 };
}

function ticksIn({ from, until }: Span): number[] {
  const step = until - from > 14 * 60 ? 240 : 180;
  const first = Math.ceil(from / 60) * 60;
  return Array.from({ length: Math.floor((until - first) / step) + 1 }, (_, n) => first + n * step);
}

/** The first and the last hour stay inside; the others stand over their line. */
function tickPlace(minute: number, span: Span): CSSProperties {
  const shift = { [span.from]: '0%', [span.until]: '-100%' }[minute] ?? '-50%';
  return { insetInlineStart: percent(minute, span), translate: shift };
}

function gridOf(span: Span): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--hour': `${(60 / (span.until - span.from)) * 100}%` } as CSSProperties;
}

function placeOf({ from, until }: Span, span: Span): CSSProperties {
  return {
    insetInlineStart: percent(from, span),
    insetInlineEnd: `calc(100% - ${percent(until, span)})`,
  };
}

function percent(minute: number, { from, until }: Span): string {
  return `${((minute - from) / (until - from)) * 100}%`;
}

function keyOf({ from, until }: Span): string {
  return `${from}-${until}`;
}
