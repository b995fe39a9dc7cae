export type Merge<Draft> = {
  /** Mine where I changed something, theirs everywhere else. */
  draft: Draft;
  /** What they changed. */
  changed: (keyof Draft & string)[];
  /** What both changed, to something different. Mine stands in the draft. */
  clashing: (keyof Draft & string)[];
};

/** Two people began with the same record: what they changed apart from each other fits together. */
export function mergeDrafts<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): Merge<Draft> {
  // An object's own keys are the draft's fields.
  const fields = Object.keys(theirs) as (keyof Draft & string)[];
  const changed = fields.filter((field) => !isSame(base[field], theirs[field]));
  const isMine = (field: keyof Draft & string) => !isSame(base[field], mine[field]);
  const clashing = changed.filter((field) => isMine(field) && !isSame(mine[field], theirs[field]));
  const own = fields.filter(isMine).map((field) => [field, mine[field]]);
  return { draft: { ...theirs, ...Object.fromEntries(own) }, changed, clashing };
}

/** Whether two drafts say the same, whatever tells their parts apart on the screen. */
export function isSameDraft<Draft extends object>(one: Draft, other: Draft): boolean {
  // An object's own keys are the draft's fields. One that is called a key is a field like any other.
  const fields = Object.keys({ ...one, ...other }) as (keyof Draft)[];
  return fields.every((field) => isSame(one[field], other[field]));
}

/**
 * Drafts hold plain values. What only tells their parts apart on the screen is no change, nor are the
 * spaces around a text: what is stored comes back without them, and would look like somebody else's. */
function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string | undefined {
  return JSON.stringify(value, (name, part) => {
    if (name === 'key') return undefined;
    return typeof part === 'string' ? part.trim() : part;
  });
}
