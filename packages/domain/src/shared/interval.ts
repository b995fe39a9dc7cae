/** Half-open: `from` is inside, `until` is not. An empty one (`from` equals `until`) holds nothing. */
export type Interval = { from: number; until: number };

export function interval(from: number, until: number): Interval {
  if (!(from <= until)) throw new RangeError(`An interval cannot run from ${from} until ${until}`);
  return { from, until };
}

export function lengthOf({ from, until }: Interval): number {
  return until - from;
}

export function overlaps(first: Interval, second: Interval): boolean {
  return Math.max(first.from, second.from) < Math.min(first.until, second.until);
}

/** Whether one begins exactly where the other ends: back to back, nothing in common. */
export function touches(first: Interval, second: Interval): boolean {
  return first.until === second.from || second.until === first.from;
}

/** Whether a point, or the whole of another interval, lies inside. */
export function contains(outer: Interval, inner: Interval | number): boolean {
  if (typeof inner === 'number') return outer.from <= inner && inner < outer.until;
  return outer.from <= inner.from && inner.until <= outer.until;
}

export function intersection(first: Interval, second: Interval): Interval | null {
  if (!overlaps(first, second)) return null;
  return {
    from: Math.max(first.from, second.from),
    until: Math.min(first.until, second.until),
  };
}

/** The same points as sorted, separate intervals: overlapping and back-to-back ones are joined. */
export function merge(list: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  let last: Interval | undefined;
  for (const next of list.filter(isNotEmpty).sort(byStart)) {
    if (last && next.from <= last.until) {
      last.until = Math.max(last.until, next.until);
    } else {
      last = { ...next };
      merged.push(last);
    }
  }
  return merged;
}

function isNotEmpty({ from, until }: Interval): boolean {
  return from < until;
}

function byStart(first: Interval, second: Interval): number {
  return first.from - second.from;
}

/** What the list covers and no hole does, merged. */
export function subtract(list: readonly Interval[], holes: readonly Interval[]): Interval[] {
  const mergedHoles = merge(holes);
  return merge(list).flatMap((piece) => withoutHoles(piece, mergedHoles));
}

function withoutHoles(piece: Interval, holes: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let from = piece.from;
  for (const hole of holes) {
    if (hole.until <= from) continue;
    if (hole.from >= piece.until) break;
    left.push({ from, until: hole.from });
    from = hole.until;
  }
  left.push({ from, until: piece.until });
  return left.filter(isNotEmpty);
}
