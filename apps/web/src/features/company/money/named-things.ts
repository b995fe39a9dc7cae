import type { PaymentMethodKind } from '@app/domain/company/payment-method';

/** What a person says about one; only payment methods are of a kind. */
export type Wording = { name: string; kind?: PaymentMethodKind | undefined };

/** What payment methods and categories have in common. */
export type NamedThing = Wording & { id: string; active: boolean };

/** What can be done with them. Each answers when it is stored and throws when it was refused. */
export type NamedThings = {
  create: (wording: Wording) => Promise<unknown>;
  rename: (id: string, wording: Wording) => Promise<unknown>;
  deactivate: (id: string) => Promise<unknown>;
  reactivate: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

/** Its words, in the gender of its noun, and the names of its refusals. */
export type NamedThingWords = {
  title: string;
  /** Of the exported list. */
  fileName: string;
  explanation: string;
  create: string;
  rename: string;
  /** The same in its menu. */
  renameItem: string;
  /** What the kinds are called, where it has some. */
  kinds?: { label: string; help: string; text: Record<PaymentMethodKind, string> };
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
