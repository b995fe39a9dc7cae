import {
  costOf,
  fitsMonth,
  likelyTokensIn,
  type TokenPrices,
  type Tokens,
} from '@app/domain/insights/assistant';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AssistantOutcome } from '../../foundation/assistant/assistant.ts';
import type { AssistantProvider } from '../../foundation/assistant/assistant-settings.ts';
import type { ChatMessage } from '../../foundation/assistant/chat-completions.ts';
import { lockName } from '../../foundation/database/named-lock.ts';
import { onlyRow } from '../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import {
  type AskedMonth,
  type Instructions,
  readInstructions,
  readSpent,
} from './assistant.queries.ts';
import { assistantQuestions, assistantSettings } from './assistant.table.ts';
import { mostTokensOf } from './assistant-prompt.rules.ts';

/** Replaces them as they were when the form was opened; newer ones are left alone. */
export async function keepInstructions(
  scope: CompanyScope,
  { instructions, version }: Instructions,
): Promise<Result<Instructions, 'changed-meanwhile'>> {
  const before = await readInstructions(scope);
  if (before.version !== version) return refuse('changed-meanwhile');
  const [kept] = await scope
    .insert(assistantSettings)
    .values({ instructions, version: version + 1 })
    .onConflictDoUpdate({
      target: assistantSettings.companyId,
      set: { instructions, version: sql`${assistantSettings.version} + 1` },
      setWhere: eq(assistantSettings.version, version),
    })
    .returning();
  return kept ? accept(kept) : refuse('changed-meanwhile');
}

type Asking = {
  userId: string;
  now: Temporal.Instant;
  month: AskedMonth;
  provider: AssistantProvider;
  /** What this question may cost at most. */
  mostInMicros: number;
};

/**
 * Writes the question down with the most it may cost, before anybody is asked. One at a time in a
 * company: two at once would both find the month's last cents free.
 */
export async function reserveQuestion(
  scope: CompanyScope,
  { userId, now, month, provider, mostInMicros }: Asking,
): Promise<Result<{ id: string }, 'limit-reached'>> {
  await lockName(scope, `assistant:${scope.companyId}`);
  const spentInMicros = await readSpent(scope, month);
  const limitInCents = provider.monthlyLimitInCents;
  if (!fitsMonth(mostInMicros, { spentInMicros, limitInCents })) return refuse('limit-reached');
  const rows = await scope
    .insert(assistantQuestions)
    .values({ userId, askedAt: now, model: provider.model, costInMicros: mostInMicros })
    .returning({ id: assistantQuestions.id });
  return accept(onlyRow(rows));
}

type Settled = {
  id: string;
  now: Temporal.Instant;
  provider: AssistantProvider;
  messages: readonly ChatMessage[];
  outcome: AssistantOutcome;
};

/**
 * What was really used takes the place of the most it could have been, and is never more: a provider
 * that does not heed how long an answer may be would close the month with one question.
 */
export async function settleQuestion(
  scope: CompanyScope,
  { id, now, provider, messages, outcome }: Settled,
): Promise<void> {
  const used = usedBy(outcome, messages);
  const most = mostTokensOf(messages, provider);
  const tokens: Tokens = {
    input: Math.min(used.input, most.input),
    output: Math.min(used.output, most.output),
  };
  const prices: TokenPrices = provider;
  await scope
    .update(assistantQuestions)
    .set({
      answeredAt: now,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      costInMicros: costOf(tokens, prices),
      failure: failureOf(outcome),
    })
    .where(and(eq(assistantQuestions.id, id), isNull(assistantQuestions.answeredAt)));
}

/** As the provider counted, or about as it will: what it wrote before a line broke is paid for too. */
function usedBy(outcome: AssistantOutcome, messages: readonly ChatMessage[]): Tokens {
  const input = likelyTokensIn(messages.map(({ content }) => content).join('\n'));
  if (outcome.kind === 'refused') {
    // Only of one that said nothing it is not known whether it began to answer.
    return { input: outcome.refusal.trouble === 'silent' ? input : 0, output: 0 };
  }
  return outcome.tokens ?? { input, output: likelyTokensIn(outcome.text) };
}

function failureOf(outcome: AssistantOutcome): string {
  if (outcome.kind === 'refused') {
    const { trouble, status } = outcome.refusal;
    return status === null ? trouble : `${trouble} ${status}`;
  }
  const { ending } = outcome;
  return ending === 'complete' || ending === 'too-long' || ending === 'stopped' ? '' : ending;
}
