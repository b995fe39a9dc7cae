export type ClientEvents = {
  /** Whoever keeps something about the person forgets it; `mergedIds` were records of her too. */
  'client.anonymized': { clientId: string; mergedIds: readonly string[] };
};
