import { PRODUCT_NAME } from '@app/domain/platform/platform-owner';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Whether somebody saved a mail server, and what the product is called. */
export type MailDesk = { hasServer: boolean; productName: string };

/** As the settings say at this moment, in whosever transaction. */
export async function readMailDesk(transaction: NodePgDatabase): Promise<MailDesk> {
  type Row = { hasServer: boolean; productName: string | null };
  const { rows } = await transaction.execute<Row>(sql`select * from mail_desk()`);
  return {
    hasServer: rows[0]?.hasServer ?? false,
    productName: rows[0]?.productName ?? PRODUCT_NAME,
  };
}
