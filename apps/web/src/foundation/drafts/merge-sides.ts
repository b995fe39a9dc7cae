import type { UseFormReturnType } from '@mantine/form';
import type { Merge } from './merge-drafts.ts';

export type Side = 'mine' | 'theirs';

/** Both versions of what two people changed, and the way from one to the other. */
export type Sides<Draft> = {
  mine: Draft;
  theirs: Draft;
  choose: (field: keyof Draft & string, side: Side) => void;
};

export type MergeWithSides<Draft> = Merge<Draft> & {
  sides?: Sides<Draft> | undefined;
  /** Not somebody else: what was stored is what she sent herself, and nobody heard the answer. */
  isOwn?: boolean;
};

/** Both versions of what stands in a form; what is chosen goes into its fields. */
export function sidesOf<Draft>(
  form: Pick<UseFormReturnType<Draft>, 'setValues'>,
  { mine, theirs }: Pick<Sides<Draft>, 'mine' | 'theirs'>,
): Sides<Draft> {
  const choose = (field: keyof Draft & string, side: Side) => {
    const value = side === 'mine' ? mine[field] : theirs[field];
    // One field of a draft is a part of it, which TypeScript does not follow.
    form.setValues({ [field]: value } as unknown as Partial<Draft>);
  };
  return { mine, theirs, choose };
}
