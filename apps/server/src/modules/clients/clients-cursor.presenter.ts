import { id } from '@app/contract/shared/schemas';
import type { ClientOrder } from '@app/domain/clients/client';
import { z } from 'zod';
import type { Place } from './clients-conditions.queries.ts';

/** Where a page ended; the cursor of one order is none of the other. */
export const places: Record<ClientOrder, z.ZodType<Place>> = {
  newest: z
    .tuple([z.literal('newest'), id])
    .transform(([, clientId]) => ({ id: clientId, searchText: '' })),
  name: z
    .tuple([z.literal('name'), id, z.string().max(600)])
    .transform(([, clientId, searchText]) => ({ id: clientId, searchText })),
};

export function partsOf({ id: clientId, searchText }: Place, order: ClientOrder): string[] {
  return order === 'newest' ? [order, clientId] : [order, clientId, searchText];
}
