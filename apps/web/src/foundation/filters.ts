import { daysIn, textIn, withoutBlanks } from './address-values.ts';

export type Address = Record<string, unknown>;
type Readers = Record<string, (value: unknown) => unknown>;
type Read<Of extends Readers> = {
  [Name in keyof Of]?: Exclude<ReturnType<Of[Name]>, undefined> | undefined;
};
type ViewOf<Chosen extends Readers, Kept extends Readers> = Read<Chosen> &
  Read<Kept> & { search?: string | undefined };

type Description<Chosen extends Readers, Kept extends Readers> = {
  /** Longer texts are not searched for; without it there is no search. */
  longestSearch?: number;
  /** What leaves rows out, by its name in the address. */
  chosen: Chosen;
  /** What else the address says of the screen; it stays when the filters are cleared. */
  kept?: Kept;
  /** Those that are the first and the last day of a period. */
  days?: readonly [first: string, last: string];
};

/** What follows for the screen from what was read. */
type Settled<View> = (view: View, isNarrowed: boolean) => View;

/** What of a list is looked at. It stands in the address, so that a link shows the same. */
export type Filters<View> = {
  longestSearch: number;
  /** What the address says, as far as it makes sense. */
  read: (address: Address) => View;
  /** With what a field holds now, or without it. */
  change: (view: View, change: Address) => View;
  /** What of it leaves rows out, as the address would say it. */
  chosenIn: (view: View) => Address;
  /** How many of them leave something out, besides what is searched for. */
  countIn: (view: View) => number;
  /** Whether anything is left out. */
  isNarrowed: (view: View) => boolean;
  /** What is searched for stays. */
  withoutChosen: (view: View) => View;
  withoutAll: (view: View) => View;
};
export type FilteredView<Described> = Described extends Filters<infer View> ? View : never;

/**
 * Describes the filters of a list by how each is read from the address. By hand and not by the
 * contract's schemas: every address is read before the first screen, and they would have to be loaded.
 */
export function filters<Chosen extends Readers, Kept extends Readers = Record<never, never>>(
  description: Description<Chosen, Kept>,
  settled: Settled<ViewOf<Chosen, Kept>> = (view) => view,
): Filters<ViewOf<Chosen, Kept>> {
  type View = ViewOf<Chosen, Kept>;
  const { longestSearch = 0, chosen, kept, days } = description;
  const names = Object.keys(chosen);

  function read(address: Address): View {
    const values = Object.entries({ ...kept, ...chosen }).map(([name, readValue]) => {
      return [name, readValue(address[name])];
    });
    const search = textIn(address.search, longestSearch);
    const view = { search, ...Object.fromEntries(values), ...inOrder(address, days) };
    // Each value was read by the reader of its name.
    const sensible = withoutBlanks(view) as View;
    return settled(sensible, isNarrowed(sensible));
  }
  function without(view: View, left: readonly string[]): View {
    return read({ ...view, ...Object.fromEntries(left.map((name) => [name, undefined])) });
  }
  function chosenIn(view: View): Address {
    const filled: Address = view;
    return Object.fromEntries(
      names.filter((name) => filled[name] !== undefined).map((name) => [name, filled[name]]),
    );
  }
  function countIn(view: View): number {
    return Object.keys(chosenIn(view)).length;
  }
  function isNarrowed(view: View): boolean {
    return view.search !== undefined || countIn(view) > 0;
  }

  return {
    longestSearch,
    read,
    chosenIn,
    countIn,
    isNarrowed,
    change: (view, change) => read({ ...view, ...change }),
    withoutChosen: (view) => without(view, names),
    withoutAll: (view) => without(view, [...names, 'search']),
  };
}

function inOrder(address: Address, days: readonly [string, string] | undefined): Address {
  if (!days) return {};
  const [first, last] = days;
  const read = daysIn(address[first], address[last]);
  return { [first]: read.first, [last]: read.last };
}
