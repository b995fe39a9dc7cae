import type { CompanyScope } from '../src/foundation/database/scopes.ts';

/** What the words of a company need to be told in it. */
export type Inside = {
  within<Answer>(work: (scope: CompanyScope) => Promise<Answer>): Promise<Answer>;
  now: Temporal.Instant;
  timezone: string;
};
