/** Await before rendering. Costs nothing where the browser has Temporal. */
export const temporalReady: Promise<unknown> =
  'Temporal' in globalThis ? Promise.resolve() : import('temporal-polyfill/global');
