export type ClientEvents = {
  /** A file of clients was worked off to its end. */
  'clients.imported': { importId: string };
  /** They were written down with these phones, which may have been heard of before. */
  'clients.reachable': { reached: readonly { clientId: string; phoneKey: string }[] };
  /** Everything of another record is hers now, her account among it. */
  'client.merged': { clientId: string };
  /** Never stored: whoever keeps something that hangs on her only through something else tells it. */
  'client.asked': { clientId: string; tell: (table: string, rows: readonly object[]) => void };
  /** Told before she is forgotten, and never stored: the phones of all her records. */
  'client.leaving': { clientId: string; phoneKeys: readonly string[] };
  /** Whoever keeps something about the person forgets it; `mergedIds` were records of her too. */
  'client.anonymized': { clientId: string; mergedIds: readonly string[] };
};
