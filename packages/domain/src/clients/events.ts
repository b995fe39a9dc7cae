export type ClientEvents = {
  /** A file of clients was worked off to its end. */
  'clients.imported': { importId: string };
  /** Whoever keeps something about the person forgets it; `mergedIds` were records of her too. */
  'client.anonymized': { clientId: string; mergedIds: readonly string[] };
};
