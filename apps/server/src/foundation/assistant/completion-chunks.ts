import type { AnswerEnding, Tokens } from '@app/domain/insights/assistant';
import { z } from 'zod';

/** What a provider says about an answer while it writes it. */
export type Said =
  | { said: 'piece'; text: string }
  | { said: 'end'; ending: AnswerEnding }
  | { said: 'tokens'; tokens: Tokens };

const count = z.int().min(0);

/** As loose as providers are: what is not there, or of another shape, was not said. */
const choice = z.object({
  delta: z.object({ content: z.string().nullish() }).nullish().catch(null),
  message: z.object({ content: z.string().nullish() }).nullish().catch(null),
  finish_reason: z.string().nullish().catch(null),
});
const chunk = z.object({
  choices: z.array(choice).nullish().catch(null),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
  error: z.unknown().optional(),
});

const ENDINGS: Record<string, AnswerEnding> = {
  stop: 'complete',
  length: 'too-long',
  content_filter: 'filtered',
};

/** Of a piece of a stream, or of an answer that came whole. Null where it is neither. */
export function readChunk(text: string): Said[] | null {
  const { data } = chunk.safeParse(parsed(text));
  if (!data) return null;
  if (data.error) return [{ said: 'end', ending: 'failed' }];
  const [first] = data.choices ?? [];
  if (!data.choices && !data.usage) return null;
  const said: Said[] = [];
  const piece = first?.delta?.content ?? first?.message?.content;
  if (piece) said.push({ said: 'piece', text: piece });
  if (data.usage) {
    const { prompt_tokens: input, completion_tokens: output } = data.usage;
    said.push({ said: 'tokens', tokens: { input, output } });
  }
  const reason = first?.finish_reason;
  // A reason that nobody knows ends it all the same.
  if (reason) said.push({ said: 'end', ending: ENDINGS[reason] ?? 'complete' });
  return said;
}

const providerError = z.object({
  error: z.union([z.string(), z.object({ message: z.string() }).transform((one) => one.message)]),
});

/** What a provider says when it refuses, in its own words; empty where it is no JSON of its kind. */
export function wordsOfRefusal(text: string): string {
  const { data } = providerError.safeParse(parsed(text));
  return (data?.error ?? '').replace(/\s+/g, ' ').trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
