import { QUESTIONS_EVERY_MINUTES } from '@app/domain/messaging/receipt-questions';
import type { Clock } from '../../../foundation/clock.ts';
import type { Environment } from '../../../foundation/environment.ts';
import type { Job, JobContext } from '../../../foundation/jobs/job.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import type { Sealer } from '../../../foundation/secrets/sealer.ts';
import type { Whatsapp } from '../../../foundation/whatsapp/whatsapp.ts';
import type { LineParts } from './line-parts.rules.ts';
import { LET_GO, type LettingGo } from './numbers.commands.ts';
import { askForReceipts, askSilentLine, letGo } from './silent-lines.commands.ts';
import {
  listHalfReceipted,
  listLinesToAsk,
  listWithoutReceipt,
  type UnreceiptedMessage,
} from './silent-lines.queries.ts';

/** What stands on the queue itself, and is therefore there only when a job runs. */
type Late = {
  whatsapp: Whatsapp;
  sealer: Sealer;
  markOf: Marker;
  environment: Environment;
  clock: Clock;
};

/** One gateway that is slow to answer must not keep the numbers of others waiting. */
const AT_ONCE = 20;

/** News get lost: a gateway that starts anew forgets what it had not told yet. */
export function lineJobs(late: () => Late): Job[] {
  return [
    {
      name: 'whatsapp.ask-lines',
      every: '* * * * *',
      retries: 0,
      async run(context) {
        const { scopes, actor, now } = context;
        const companies = await scopes.asOperator(actor, (scope) => listLinesToAsk(scope, now));
        await forEach(companies, context, (companyId) =>
          askSilentLine(linePartsOf(late(), context, companyId)),
        );
      },
    },
    {
      name: LET_GO,
      run(context, data) {
        // The queue only holds what the commands of this area put there.
        const { companyId } = data as LettingGo;
        return letGo(linePartsOf(late(), context, companyId));
      },
    },
    {
      name: 'whatsapp.ask-receipts',
      every: '* * * * *',
      retries: 0,
      run: (context) => askAbout(late, context, listWithoutReceipt),
    },
    {
      name: 'whatsapp.ask-further-receipts',
      every: `*/${QUESTIONS_EVERY_MINUTES} * * * *`,
      retries: 0,
      run: (context) => askAbout(late, context, listHalfReceipted),
    },
  ];
}

/** The next run begins a minute after this one. */
const ASKING = { seconds: 50 };

/**
 * Piece after piece, while there is something that was not asked about yet: when no news came for a while
 * much waits, and more is sent in a minute than fits into one piece.
 */
async function askAbout(
  late: () => Late,
  context: JobContext,
  list: typeof listWithoutReceipt,
): Promise<void> {
  const { scopes, actor, now } = context;
  const { clock } = late();
  const end = clock().add(ASKING);
  const asked = new Set<string>();
  do {
    const found = await scopes.asOperator(actor, (scope) => list(scope, now));
    const silent = found.filter((message) => !asked.has(keyOf(message)));
    if (silent.length === 0) return;
    await askPiece(late, context, silent);
    for (const message of silent) asked.add(keyOf(message));
  } while (Temporal.Instant.compare(clock(), end) < 0);
}

function keyOf({ companyId, providerId }: UnreceiptedMessage): string {
  return `${companyId} ${providerId}`;
}

async function askPiece(
  late: () => Late,
  context: JobContext,
  silent: readonly UnreceiptedMessage[],
): Promise<void> {
  const byCompany = Map.groupBy(silent, ({ companyId }) => companyId);
  await forEach([...byCompany], context, ([companyId, asked]) =>
    askForReceipts(
      linePartsOf(late(), context, companyId),
      asked.map(({ providerId }) => providerId),
    ),
  );
}

function linePartsOf(late: Late, { scopes, actor }: JobContext, companyId: string): LineParts {
  return { ...late, scopes, ...actor, companyId };
}

/** A few at a time. What fails for one company is told, and asked again in a minute. */
async function forEach<Thing>(
  things: readonly Thing[],
  { logger }: JobContext,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = [...things];
  async function next(): Promise<void> {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) {
      await work(thing).catch((error: unknown) =>
        logger.warn({ err: error }, 'a WhatsApp line could not be asked'),
      );
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
