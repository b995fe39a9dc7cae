/** A line, as Evolution keeps it. */
export type Instance = {
  name: string;
  id: string;
  token: string;
  state: 'open' | 'connecting' | 'close';
  /** Digits of the phone that scanned; stays when the line closes. */
  phone: string | null;
  profileName: string | null;
  qr: { code: string; pairingCode: string | null; count: number; since: number } | null;
  webhook: { url: string; headers: Record<string, string>; events: string[] } | null;
  closedBy: number | null;
  createdAt: string;
};

export type Status = 'ERROR' | 'SERVER_ACK' | 'DELIVERY_ACK' | 'READ' | 'PLAYED';

export type Message = {
  id: string;
  instance: string;
  jid: string;
  fromMe: boolean;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  updates: Status[];
};

/** What somebody said about a phone on the page that plays them; the others are usual ones. */
export type Phone = { number: string; account: 'usual' | 'none'; reach: 'on' | 'off' };

export type Kinds = { instance: Instance; message: Message; phone: Phone };

/** What the gateway has written down. What is found is a copy, and counts once it is kept. */
export type Books = {
  /** Nobody else changes it until the work is done. */
  find<Kind extends keyof Kinds>(kind: Kind, id: string): Promise<Kinds[Kind] | undefined>;
  /** Oldest first; of one owner, or all. */
  list<Kind extends keyof Kinds>(kind: Kind, owner?: string): Promise<Kinds[Kind][]>;
  keep<Kind extends keyof Kinds>(kind: Kind, entry: Entry<Kinds[Kind]>): Promise<void>;
  forget(kind: keyof Kinds, id: string): Promise<void>;
};

export type Entry<Thing> = { id: string; owner?: string; thing: Thing };
export type Within = <Answer>(work: (books: Books) => Promise<Answer>) => Promise<Answer>;

/** For a gateway that lives as long as its process, as those that are hammered on do. */
export function booksInMemory(): Within {
  const shelves = new Map<string, Map<string, { owner: string | undefined; thing: object }>>();
  const shelfOf = (kind: string) => {
    const shelf = shelves.get(kind) ?? new Map();
    shelves.set(kind, shelf);
    return shelf;
  };
  const books: Books = {
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
