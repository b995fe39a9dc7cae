import { accept, type Result } from '@app/domain/shared/result';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { exchangePoints, useReward } from '../src/modules/loyalty/redeeming.commands.ts';
import { undoExchange, undoReward } from '../src/modules/loyalty/taking-back.commands.ts';
import { chosen, type Deed, type Doing } from './random-day-deed.ts';
import type { Sight } from './random-day-sight.ts';

type Rewarding = { do: 'useReward' | 'exchange' | 'undoReward' | 'undoExchange'; which: number };
type Work = (scope: CompanyScope, doing: Doing) => Promise<Result<null, string>>;

/** What is given outside of a payment, and taken back as given by mistake. */
export function rewarding(action: Rewarding, sight: Sight): Deed | null {
  const done = workOf(action, sight);
  if (!done) return null;
  const { id, work } = done;
  return {
    async run(scope, doing) {
      const outcome = await work(scope, doing);
      return outcome.accepted ? accept(id) : outcome;
    },
  };
}

function workOf({ do: wish, which }: Rewarding, sight: Sight): { id: string; work: Work } | null {
  if (wish === 'exchange') {
    const [client, campaign] = [chosen(sight.clients, which), chosen(sight.exchanges, which)];
    if (!client || !campaign) return null;
    const [clientId, { id }] = [client.id, campaign];
    const given = { clientId, settlementId: null };
    return { id, work: (scope, doing) => exchangePoints(scope, id, { ...given, ...doing }) };
  }
  const seen = { useReward: sight.earned, undoReward: sight.given, undoExchange: sight.exchanged };
  const one = chosen<{ id: string; clientId: string }>(seen[wish], which);
  if (!one) return null;
  const { id, clientId } = one;
  const hers = { clientId, settlementId: null };
  if (wish === 'useReward')
    return { id, work: (scope, doing) => useReward(scope, { id }, { ...hers, ...doing }) };
  const undo = wish === 'undoReward' ? undoReward : undoExchange;
  return { id, work: (scope, doing) => undo(scope, id, { clientId, ...doing }) };
}
