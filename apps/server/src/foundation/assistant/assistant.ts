import type { AnswerEnding, Tokens } from '@app/domain/insights/assistant';
import type { Scopes } from '../database/scopes.ts';
import type { Logger } from '../logger.ts';
import type { SettingsStore } from '../settings/settings.ts';
import {
  type AssistantProvider,
  type PlayedAccess,
  readAssistantProvider,
} from './assistant-settings.ts';
import {
  type ChatMessage,
  openAnswer,
  type Patience,
  type ProviderRefusal,
  USUAL_PATIENCE,
} from './chat-completions.ts';

/** Who answers questions: nobody, one that this machine plays, or somebody outside. */
export type AssistantEnvironment = 'none' | 'sim' | 'real';

/** What became of a question. Without counted tokens nobody but us knows what it came to. */
export type AssistantOutcome =
  | { kind: 'refused'; refusal: ProviderRefusal }
  | { kind: 'answered'; ending: AnswerEnding; tokens: Tokens | null; text: string };

export type AskedQuestion = {
  provider: AssistantProvider;
  messages: readonly ChatMessage[];
  /** Ends the answer when whoever asked is gone. */
  signal: AbortSignal | undefined;
  /** Comes once for each question, also when nobody listens any more. */
  settle(outcome: AssistantOutcome): Promise<void>;
};

export type BegunAnswer =
  | { kind: 'refused'; refusal: ProviderRefusal }
  | { kind: 'begun'; events: AsyncGenerator<AnswerEvent> };
export type AnswerEvent = { piece: string } | { ending: AnswerEnding };

export type Assistant = {
  /** Whom to ask, as the settings say at this moment; null where there is nobody. */
  provider(): Promise<AssistantProvider | null>;
  environment(): Promise<AssistantEnvironment>;
  /** The pieces of the answer, and at last how it ended; refused where no answer begins. */
  ask(question: AskedQuestion): Promise<BegunAnswer>;
  /** Ends the answers that are under way, once each is settled. */
  close(): Promise<void>;
};

/** Stands in the place of a provider where none is set. */
export type PlayedAssistant = { access: PlayedAccess; fetch: typeof fetch };

type AssistantParts = {
  scopes: Scopes;
  settings: SettingsStore;
  logger: Logger;
  /** Null where nothing may be played: others could reach the system. */
  played: PlayedAssistant | null;
  patience?: Patience;
};

const ACTOR = { userId: null, requestId: 'assistant' };

/** Settings are read whenever they are needed, so a change holds from the next question on. */
export function createAssistant(parts: AssistantParts): Assistant {
  const { scopes, settings, logger, played, patience = USUAL_PATIENCE } = parts;
  const underWay = new Map<AbortController, Promise<unknown>>();

  function provider(): Promise<AssistantProvider | null> {
    return scopes.asOperator(ACTOR, (scope) =>
      readAssistantProvider(scope, settings, played?.access),
    );
  }

  function transportTo({ baseUrl }: AssistantProvider): typeof fetch {
    return played && baseUrl === played.access.baseUrl ? played.fetch : fetch;
  }

  function ask(question: AskedQuestion): Promise<BegunAnswer> {
    const ended = new AbortController();
    const begun = Promise.withResolvers<BegunAnswer>();
    const work = answer(question, ended, begun.resolve)
      .catch(begun.reject)
      .finally(() => underWay.delete(ended));
    underWay.set(ended, work);
    return begun.promise;
  }

  /** Goes on whether or not somebody follows: what was used has to be settled. */
  async function answer(
    question: AskedQuestion,
    ended: AbortController,
    begin: (begun: BegunAnswer) => void,
  ): Promise<void> {
    const { messages, provider: asked } = question;
    const signal = AbortSignal.any([ended.signal, ...(question.signal ? [question.signal] : [])]);
    const transport = transportTo(asked);
    const opened = await openAnswer({ transport, provider: asked, messages, signal, patience });
    if (opened.kind === 'refused') {
      const { trouble, status, words } = opened.refusal;
      logger.warn({ trouble, status, words }, 'the assistant got no answer from its provider');
      await settle(question, opened);
      return begin(opened);
    }
    const channel = createChannel();
    begin({ kind: 'begun', events: channel.follow(() => ended.abort()) });
    let text = '';
    const heard = await opened.listen((piece) => {
      text += piece;
      channel.say(piece);
    });
    await settle(question, { kind: 'answered', ...heard, text });
    channel.end(heard.ending);
  }

  /** What could not be settled keeps counting with the most it may cost. */
  async function settle(question: AskedQuestion, outcome: AssistantOutcome): Promise<void> {
    try {
      await question.settle(outcome);
    } catch (error) {
      logger.error({ error }, 'what a question to the assistant cost could not be stored');
    }
  }

  return {
    provider,
    async environment() {
      const found = await provider();
      if (!found) return 'none';
      return found.baseUrl === played?.access.baseUrl ? 'sim' : 'real';
    },
    ask,
    async close() {
      for (const ended of underWay.keys()) ended.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}

/** What is said on one side, followed on the other. Pieces that wait are told together. */
function createChannel() {
  let waiting = '';
  let ending: AnswerEnding | null = null;
  let wake = () => {};
  function somethingNew(): Promise<void> {
    const news = Promise.withResolvers<void>();
    wake = news.resolve;
    return news.promise;
  }
  return {
    say(piece: string): void {
      waiting += piece;
      wake();
    },
    end(how: AnswerEnding): void {
      ending = how;
      wake();
    },
    async *follow(leave: () => void): AsyncGenerator<AnswerEvent> {
      try {
        for (;;) {
          const piece = waiting;
          waiting = '';
          if (piece !== '') yield { piece };
          else if (ending !== null) return yield { ending };
          else await somethingNew();
        }
      } finally {
        leave();
      }
    },
  };
}
