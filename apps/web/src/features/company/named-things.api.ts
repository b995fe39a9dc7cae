/** What payment methods and categories have in common. */
export type NamedThing = { id: string; name: string; active: boolean };

/** What can be done with them. Each answers when it is stored and throws when it was refused. */
export type NamedThings = {
  create: (name: string) => Promise<unknown>;
  rename: (id: string, name: string) => Promise<unknown>;
  deactivate: (id: string) => Promise<unknown>;
  reactivate: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

/** Its words, in the gender of its noun, and the names of its refusals. */
export type NamedThingWords = {
  title: string;
  explanation: string;
  create: string;
  rename: string;
  empty: string;
  created: string;
  updated: string;
  deactivated: string;
  reactivated: string;
  removed: string;
  removeQuestion: string;
  failedToSave: string;
  nameTaken: string;
  hasHistory: string;
};
