import type { Result } from '@app/domain/shared/result';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import type { Acting } from '../src/modules/cash/drawer/cash-sessions.commands.ts';

export type Doing = Acting & { zone: string };
/** What a cashier was told: the money that moves, and what coupons and rewards took off before. */
export type Said = { amount: number; takenOff: number };
/** What is asked of the server, and what it moves when it says nothing but yes. */
export type Deed = {
  run(scope: CompanyScope, doing: Doing): Promise<Result<string, string>>;
  told?: Said;
};

export const NOBODY = '00000000-0000-7000-8000-000000000000';

export function chosen<Thing>(things: readonly Thing[], choice: number): Thing | undefined {
  return things[choice % things.length];
}

export function shareOf(whole: number, hundredths: number): number {
  return Math.floor((whole * hundredths) / 100);
}
