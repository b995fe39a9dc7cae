import { LAST_GROUP } from '../lists/row-groups.ts';
import type { RowGroup } from '../lists/table-column.ts';

type Grouping<Kept> = {
  labels: { inUse: string; outOfUse: string };
  /** Out of use: still kept, but nothing to choose any more. */
  isIdle?: ((thing: Kept) => boolean) | undefined;
  /** How the others stand together. */
  groupOf?: ((thing: Kept) => RowGroup) | undefined;
};

/** What is out of use stands below the rest; where all are or none is, that needs no heading. */
export function idleLast<Kept>(
  things: readonly Kept[],
  { labels, isIdle, groupOf }: Grouping<Kept>,
): ((thing: Kept) => RowGroup) | undefined {
  if (!isIdle || things.every(isIdle) || !things.some(isIdle)) return groupOf;
  const inUse = { key: 'in-use', title: labels.inUse };
  const outOfUse = { key: LAST_GROUP, title: labels.outOfUse };
  return (thing) => (isIdle(thing) ? outOfUse : (groupOf?.(thing) ?? inUse));
}
