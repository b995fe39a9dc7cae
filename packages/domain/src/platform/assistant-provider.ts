/** Models that are offered by name; any other may be written. */
export const ASSISTANT_MODELS = ['gpt-4', 'gpt-4-turbo', 'gpt-3.5-turbo'] as const;

export const TEMPERATURE_LIMITS = { least: 0, most: 2, step: 0.1 } as const;
export const ANSWER_TOKENS_LIMITS = { least: 16, most: 128_000 } as const;
/** In cents. */
export const TOKEN_PRICE_LIMITS = { least: 0, most: 1_000_000 } as const;
export const ASSISTANT_LIMITS = { least: 0, most: 100_000_000 } as const;
export const LONGEST_MODEL_NAME = 100;
export const LONGEST_ASSISTANT_KEY = 300;

/**
 * What holds until somebody says otherwise. The prices are about those of the first model: a dearer one
 * than the real price ends a company's month early, a cheaper one would never end it.
 */
export const ASSISTANT_DEFAULTS = {
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-4',
  temperature: 0.7,
  maxTokens: 2048,
  priceInCents: 16_500,
  priceOutCents: 33_000,
  monthlyLimitInCents: 5000,
} as const;
