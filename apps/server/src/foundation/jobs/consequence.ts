import type { CompanyScope } from '../database/scopes.ts';
import type { Consequence, OwnEvents } from './events.ts';
import { isSample } from './sample.ts';

/**
 * Something that an event brings with it in its own transaction: both are stored, or neither. It
 * makes the cause as slow as itself, so it is one statement; what takes longer is a `listener`.
 * Nothing follows in the sample company.
 */
export function consequence<Name extends keyof OwnEvents>(
  event: Name,
  follow: (scope: CompanyScope, announced: OwnEvents[Name]) => Promise<void>,
): Consequence<CompanyScope> {
  return {
    of: event,
    async follow(scope: CompanyScope, announced: OwnEvents[Name]) {
      if (!(await isSample(scope))) await follow(scope, announced);
    },
  };
}
