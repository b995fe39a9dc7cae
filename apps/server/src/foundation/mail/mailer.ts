import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OperatorScope } from '../database/scopes.ts';
import { type Environment, isRehearsal } from '../environment.ts';
import type { JobsInTransaction } from '../jobs/events.ts';
import type { Job } from '../jobs/job.ts';
import { type MailDesk, readMailDesk } from './mail-desk.ts';
import {
  type MailMessage,
  type MailTransport,
  requireSafeHeaders,
  signedBy,
} from './mail-message.ts';
import { mails } from './mails.table.ts';

const DELIVER = 'mail.deliver';

type Transaction = NodePgDatabase & { readonly jobs: JobsInTransaction };

type MailNews = { job: string; data: object };
/** Which jobs are to hear what became of a mail: its server took it, or refused it for good. */
export type ToldOfMail = { ifSent?: MailNews; ifLost?: MailNews };

export type Mailer = {
  /** Asked inside of a transaction, whosever it is: operators may change it at any moment. */
  delivery(transaction: NodePgDatabase): Promise<'outbox' | 'smtp'>;
  /** What takes mails at this moment; null where they are kept. */
  transportNow(scope: OperatorScope): Promise<MailTransport | null>;
  /**
   * Stores the e-mail with the transaction that causes it; a job delivers it afterwards. Whoever wants to
   * know what became of it names the jobs that are to hear of it.
   */
  write(transaction: Transaction, message: MailMessage, told?: ToldOfMail): Promise<void>;
  deliverJob: Job;
};

/** Whether a mail reaches its reader: by a mail server, or in the mailbox of who tries it out here. */
export async function arrives(
  transaction: NodePgDatabase,
  mailer: Mailer,
  environment: Environment,
): Promise<boolean> {
  return isRehearsal(environment) || (await mailer.delivery(transaction)) === 'smtp';
}

/** The mail server that an operator saved; null while there is none. */
export type SavedTransport = (scope: OperatorScope) => Promise<MailTransport | null>;

/**
 * Without a transport every e-mail is kept, for the operator to read in the mailbox. One that is given
 * outdoes what operators save.
 */
export function createMailer(given: MailTransport | null, saved?: SavedTransport): Mailer {
  const transportNow = async (scope: OperatorScope) => given ?? (await saved?.(scope)) ?? null;
  const sends = ({ hasServer }: MailDesk) => given !== null || (saved !== undefined && hasServer);
  return {
    async delivery(transaction) {
      if (given) return 'smtp';
      return sends(await readMailDesk(transaction)) ? 'smtp' : 'outbox';
    },
    transportNow,
    async write(transaction, message, told) {
      const desk = await readMailDesk(transaction);
      const { to, ...mail } = signedBy(desk.productName, message);
      requireSafeHeaders({ to, ...mail });
      const [stored] = await transaction
        .insert(mails)
        .values({ recipient: to, ...mail, state: sends(desk) ? 'waiting' : 'kept' })
        .returning({ id: mails.id });
      if (!sends(desk) || !stored) return;
      const delivery: Delivery = { mailId: stored.id, ...told };
      await transaction.jobs.enqueue(DELIVER, delivery);
    },
    deliverJob: deliverJob(transportNow),
  };
}

/** What waits in the queue. */
type Delivery = ToldOfMail & { mailId: string };

function deliverJob(transportNow: Mailer['transportNow']): Job {
  return {
    name: DELIVER,
    async run({ scopes, actor }, data) {
      // Only `write` above puts jobs into this queue.
      const { mailId, ifSent } = data as Delivery;
      const { mail, transport } = await scopes.asOperator(actor, async (scope) => ({
        mail: await findMail(scope, mailId),
        transport: await transportNow(scope),
      }));
      if (!mail || mail.state === 'sent') return;
      // The server was taken away meanwhile.
      if (!transport) return scopes.asOperator(actor, (scope) => markKept(scope, mailId));

      try {
        // Outside of any transaction: a slow mail server must not hold the database.
        await transport.send(messageOf(mail));
      } catch (error) {
        await scopes.asOperator(actor, (scope) => markFailed(scope, mailId, error));
        throw error;
      }
      await scopes.asOperator(actor, async (scope) => {
        await markSent(scope, mailId);
        if (ifSent) await scope.jobs.enqueue(ifSent.job, ifSent.data);
      });
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

async function markKept(scope: OperatorScope, id: string): Promise<void> {
  await scope.update(mails).set({ state: 'kept', error: null }).where(eq(mails.id, id));
}

async function markFailed(scope: OperatorScope, id: string, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await scope.update(mails).set({ state: 'failed', error: reason }).where(eq(mails.id, id));
}
