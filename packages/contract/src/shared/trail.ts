import { z } from 'zod';
import { nameSchemas } from './named-schemas.ts';
import { instant } from './schemas.ts';

/** One line of a history of changes. */
export const trailChange = z.object({
  at: instant,
  by: z.enum(['colleague', 'client', 'system']),
  /** Of a colleague, while her account is there. */
  userName: z.string().nullable(),
  action: z.enum(['insert', 'update', 'delete']),
  /** Texts as a person reads them. */
  fields: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

nameSchemas({ TrailChange: trailChange });
