import type { Clock } from '../../foundation/clock.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { consequence } from '../../foundation/jobs/consequence.ts';
import type { Consequence } from '../../foundation/jobs/events.ts';
import { askToBuy, askToSolve } from './made-tasks.commands.ts';

export function taskConsequences(clock: Clock): Consequence<CompanyScope>[] {
  return [
    consequence('stock.low', (scope, low) => askToBuy(scope, low, clock())),
    consequence('appointments.affected', (scope, affected) => askToSolve(scope, affected, clock())),
  ];
}
