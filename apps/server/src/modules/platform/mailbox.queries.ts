import { desc, eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { mails } from '../../foundation/mail/mails.table.ts';

const NEWEST = 200;

export type MailRow = typeof mails.$inferSelect;

export function listMails(scope: OperatorScope): Promise<MailRow[]> {
  return scope.select().from(mails).orderBy(desc(mails.createdAt)).limit(NEWEST);
}

export async function findMail(scope: OperatorScope, id: string): Promise<MailRow | null> {
  const [mail] = await scope.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}
