import { ASSISTANT_DEFAULTS } from '@app/domain/platform/assistant-provider';
import type { OperatorScope } from '../database/scopes.ts';
import type { SettingsStore } from '../settings/settings.ts';

/** Names of the settings, as the operator saves them. All values are text, money in whole cents. */
export const ASSISTANT_SETTINGS = {
  baseUrl: 'openai_base_url',
  apiKey: 'openai_api_key',
  model: 'openai_model',
  temperature: 'openai_temperature',
  maxTokens: 'openai_max_tokens',
  priceIn: 'openai_price_in',
  priceOut: 'openai_price_out',
  monthlyLimit: 'openai_monthly_limit',
} as const;

/** Where questions go, and what they may cost. */
export type AssistantProvider = {
  /** Without a slash at the end; `/chat/completions` follows. */
  baseUrl: string;
  /** Null for a provider of one's own that asks for none. */
  apiKey: string | null;
  model: string;
  temperature: number;
  /** The longest answer. */
  maxTokens: number;
  /** Per million tokens that are sent. */
  priceInCents: number;
  /** Per million tokens of answers. */
  priceOutCents: number;
  /** What the questions of one company may cost in a month. */
  monthlyLimitInCents: number;
};

/** Whether a company may ask at all: somebody is there, and questions may cost something. */
export function answersQuestions(provider: AssistantProvider | null): boolean {
  return provider !== null && provider.monthlyLimitInCents > 0;
}

/** Whom to ask where neither a key nor an address is saved, and what that one takes. */
export type PlayedAccess = Pick<
  AssistantProvider,
  'baseUrl' | 'apiKey' | 'priceInCents' | 'priceOutCents'
>;

/**
 * Null while there is neither a key nor an address of one's own: then there is nobody to ask, unless
 * somebody is played. What questions cost and may cost is saved either way.
 */
export async function readAssistantProvider(
  scope: OperatorScope,
  settings: SettingsStore,
  played: PlayedAccess | null = null,
): Promise<AssistantProvider | null> {
  const text = async (name: keyof typeof ASSISTANT_SETTINGS) =>
    (await settings.read(scope, ASSISTANT_SETTINGS[name])) || null;
  const number = async (name: keyof typeof ASSISTANT_SETTINGS, usual: number) =>
    Number((await text(name)) ?? usual);
  const saved = { baseUrl: await text('baseUrl'), apiKey: await text('apiKey') };
  const isSaved = Boolean(saved.baseUrl || saved.apiKey);
  const access = isSaved ? saved : played;
  if (!access) return null;
  const usual = isSaved ? ASSISTANT_DEFAULTS : { ...ASSISTANT_DEFAULTS, ...played };
  return {
    baseUrl: (access.baseUrl ?? ASSISTANT_DEFAULTS.baseUrl).replace(/\/$/, ''),
    apiKey: access.apiKey,
    model: (await text('model')) ?? usual.model,
    temperature: await number('temperature', usual.temperature),
    maxTokens: await number('maxTokens', usual.maxTokens),
    priceInCents: await number('priceIn', usual.priceInCents),
    priceOutCents: await number('priceOut', usual.priceOutCents),
    monthlyLimitInCents: await number('monthlyLimit', usual.monthlyLimitInCents),
  };
}
