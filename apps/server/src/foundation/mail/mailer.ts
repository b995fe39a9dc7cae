import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OperatorScope } from '../database/scopes.ts';
import { type Environment, isRehearsal } from '../environment.ts';
import type { JobsInTransaction } from '../jobs/events.ts';
import type { Job } from '../jobs/job.ts';
import { type MailMessage, type MailTransport, requireSafeHeaders } from './mail-message.ts';
import { mails } from './mails.table.ts';

const DELIVER = 'mail.deliver';

type Transaction = NodePgDatabase & { readonly jobs: JobsInTransaction };

export type LostMail = { job: string; data: object };

export type Mailer = {
  delivery: 'outbox' | 'smtp';
  /**
   * Stores the e-mail with the transaction that causes it; a job delivers it afterwards. Whoever wants to
   * know that its server refused it for good names the job that is to hear of it.
   */
  write(transaction: Transaction, message: MailMessage, ifLost?: LostMail): Promise<void>;
  deliverJob: Job;
};

/** Whether a mail reaches its reader: by a mail server, or in the mailbox of who tries it out here. */
export function arrives({ delivery }: Mailer, environment: Environment): boolean {
  return delivery === 'smtp' || isRehearsal(environment);
}

/** Without a transport every e-mail is kept, for the operator to read in the mailbox. */
export function createMailer(transport: MailTransport | null): Mailer {
  return {
    delivery: transport ? 'smtp' : 'outbox',
    async write(transaction, { to, ...mail }, ifLost) {
      requireSafeHeaders({ to, ...mail });
      const [stored] = await transaction
        .insert(mails)
        .values({ recipient: to, ...mail, state: transport ? 'waiting' : 'kept' })
        .returning({ id: mails.id });
      if (!transport || !stored) return;
      const delivery: Delivery = { mailId: stored.id, ...(ifLost && { ifLost }) };
      await transaction.jobs.enqueue(DELIVER, delivery);
    },
    deliverJob: deliverJob(transport),
  };
}

/** What waits in the queue. */
type Delivery = { mailId: string; ifLost?: LostMail };

function deliverJob(transport: MailTransport | null): Job {
  return {
    name: DELIVER,
    async run({ scopes, actor }, data) {
      // Only `write` above puts jobs into this queue.
      const { mailId } = data as Delivery;
      const mail = await scopes.asOperator(actor, (scope) => findMail(scope, mailId));
      if (!transport || !mail || mail.state === 'sent') return;

      try {
        // Outside of any transaction: a slow mail server must not hold the database.
        await transport.send(messageOf(mail));
      } catch (error) {
        await scopes.asOperator(actor, (scope) => markFailed(scope, mailId, error));
        throw error;
      }
      await scopes.asOperator(actor, (scope) => markSent(scope, mailId));
    },
    async giveUp({ scopes, actor }, data) {
      const { ifLost } = data as Delivery;
      if (!ifLost) return;
      await scopes.asOperator(actor, (scope) => scope.jobs.enqueue(ifLost.job, ifLost.data));
    },
  };
}

type MailRow = typeof mails.$inferSelect;

async function findMail(scope: OperatorScope, id: string): Promise<MailRow | undefined> {
  const [mail] = await scope.select().from(mails).where(eq(mails.id, id));
  return mail;
}

function messageOf({ recipient, subject, text, ...mail }: MailRow): MailMessage {
  const { html, fromName, replyTo, calendar } = mail;
  return {
    to: recipient,
    subject,
    text,
    ...(html && { html }),
    ...(fromName && { fromName }),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
  };
}

/** The text of a sent mail is not kept: links in it open accounts and companies. */
async function markSent(scope: OperatorScope, id: string): Promise<void> {
  const sent = { state: 'sent', error: null, text: '', html: null, calendar: null } as const;
  await scope.update(mails).set(sent).where(eq(mails.id, id));
}

async function markFailed(scope: OperatorScope, id: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await scope.update(mails).set({ state: 'failed', error: reason }).where(eq(mails.id, id));
}
