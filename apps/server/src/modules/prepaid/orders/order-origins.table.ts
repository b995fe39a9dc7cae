import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { prepaidOrders } from './orders.table.ts';

/**
 * Marks of where an order came from, as long as it waits for its payment. Apart from the order, because
 * the trail keeps what an order was, and these are kept by nothing.
 */
export const orderOrigins = companyPartTable(
  'prepaid_order_origins',
  {
    orderId: uuid('order_id').notNull(),
    orderedFrom: text('ordered_from').notNull(),
    orderedFromNetwork: text('ordered_from_network').notNull(),
    orderedAt: instantColumn('ordered_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'prepaid_order_origins_pkey', columns: [table.companyId, table.orderId] }),
    companyReference('prepaid_order_origins_order_fk', table.orderId, prepaidOrders).onDelete(
      'cascade',
    ),
    index('prepaid_order_origins_from_index').on(
      table.companyId,
      table.orderedFrom,
      table.orderedAt,
    ),
    index('prepaid_order_origins_network_index').on(
      table.companyId,
      table.orderedFromNetwork,
      table.orderedAt,
    ),
  ],
);
