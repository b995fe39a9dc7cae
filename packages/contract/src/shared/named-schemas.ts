import type { z } from 'zod';

const known = new Map<string, z.ZodType>();

/** What the description of the API calls by a name, by that name. */
export const namedSchemas: ReadonlyMap<string, z.ZodType> = known;

/**
 * Gives schemas their names in the description of the API: whoever makes a client from it gets one
 * type instead of a copy at every place where it is used.
 */
export function nameSchemas(schemas: Record<string, z.ZodType>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    if (known.has(name)) throw new Error(`Two schemas are called ${name}`);
    known.set(name, schema);
  }
}
