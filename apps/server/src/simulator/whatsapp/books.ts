/** What a played provider has written down. What is found is a copy, and counts once it is kept. */
export type Books<Kinds> = {
  /** Nobody else changes it until the work is done. */
  find<Kind extends keyof Kinds & string>(kind: Kind, id: string): Promise<Kinds[Kind] | undefined>;
  /** Oldest first; of one owner, or all. */
  list<Kind extends keyof Kinds & string>(kind: Kind, owner?: string): Promise<Kinds[Kind][]>;
  keep<Kind extends keyof Kinds & string>(kind: Kind, entry: Entry<Kinds[Kind]>): Promise<void>;
  forget(kind: keyof Kinds & string, id: string): Promise<void>;
};

export type Entry<Thing> = { id: string; owner?: string; thing: Thing };
export type Within<Kinds> = <Answer>(
  work: (books: Books<Kinds>) => Promise<Answer>,
) => Promise<Answer>;

/** For a provider that lives as long as its process, as those that are hammered on do. */
export function booksInMemory<Kinds>(): Within<Kinds> {
  const shelves = new Map<string, Map<string, { owner: string | undefined; thing: unknown }>>();
  const shelfOf = (kind: string) => {
    const shelf = shelves.get(kind) ?? new Map();
    shelves.set(kind, shelf);
    return shelf;
  };
  const books: Books<Kinds> = {
    find: async (kind, id) => structuredClone(shelfOf(kind).get(id)?.thing),
    list: async (kind, owner) =>
      [...shelfOf(kind).values()]
        .filter((entry) => owner === undefined || entry.owner === owner)
        .map(({ thing }) => structuredClone(thing)),
    async keep(kind, { id, owner, thing }) {
      shelfOf(kind).set(id, { owner, thing: structuredClone(thing) });
    },
    async forget(kind, id) {
      shelfOf(kind).delete(id);
    },
  };
  return (work) => work(books);
}
