import type { Merge } from './merge-drafts.ts';

export type Side = 'mine' | 'theirs';

/** Both versions of what two people changed, and the way from one to the other. */
export type Sides<Draft> = {
  mine: Draft;
  theirs: Draft;
  choose: (field: keyof Draft & string, side: Side) => void;
};

export type MergeWithSides<Draft> = Merge<Draft> & { sides?: Sides<Draft> | undefined };
