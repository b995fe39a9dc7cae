import { cacheAnswer } from '../cached-answer.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { withTimeout } from '../timeout.ts';

export type Figure = {
  name: string;
  help: string;
  /** What its values are told apart by; without it there is one, whatever its name. */
  by?: string;
};

/** By the name of the figure, and then by what its values are told apart by. */
export type Counts = Record<string, Record<string, number>>;

/** What is counted in the database when somebody looks: the same whichever process is asked. */
export type CountedFigures = {
  figures: readonly Figure[];
  /** Null where the database does not answer. */
  read(): Promise<Counts | null>;
};

type CountingParts = { clock: Clock; logger: Logger; count(): Promise<Counts> };

const KEPT_FOR = { seconds: 5 };
/** Whoever collects metrics gives up after ten seconds, and then has none of the others either. */
const ANSWERS_WITHIN = 3000;

/** Counted at most every few seconds, however many ask. */
export function keepCounted(
  figures: readonly Figure[],
  { clock, logger, count }: CountingParts,
): CountedFigures {
  const complain = (error: unknown) => logger.warn({ err: error }, 'metrics: not counted');
  const read = cacheAnswer<Counts | null>({
    clock,
    keptFor: KEPT_FOR,
    otherwise: null,
    complain,
    // A failure is an answer too: what was counted before must not look like what is there now.
    ask: () =>
      withTimeout(ANSWERS_WITHIN, count()).catch((error: unknown) => {
        complain(error);
        return null;
      }),
  });
  return { figures, read };
}
