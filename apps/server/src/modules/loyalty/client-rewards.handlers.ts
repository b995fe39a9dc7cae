import { rewardOfPoints } from '@app/domain/loyalty/reward';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { listEarned, listStatuses } from './client-loyalty.queries.ts';
import { readBalance, readClientPoints } from './client-points.queries.ts';
import { listOfferedForPoints } from './points-campaigns.queries.ts';
import { exchangePoints, useReward } from './redeeming.commands.ts';
import { isOpen } from './redeeming.rules.ts';
import { undoExchange, undoReward } from './taking-back.commands.ts';

const { clients } = forCompany.loyalty;
const views = requires('loyalty.view');
const redeems = requires('loyalty.redeem');

export const clientRewardsHandlers = {
  points: clients.points
    .use(opens('points'))
    .use(views)
    .handler(({ input, context: { scope } }) => readClientPoints(scope, input.clientId)),

  statuses: clients.statuses
    .use(opens('loyalty'))
    .use(views)
    .handler(({ input, context: { scope } }) => listStatuses(scope, input.clientId)),

  redeemable: clients.redeemable
    .use(opens('clients'))
    .use(views)
    .handler(async ({ input, context }) => ({
      rewards: isOpen(context, 'loyalty') ? await rewardsOf(context, input.clientId) : [],
      ...(isOpen(context, 'points')
        ? await exchangesOf(context, input.clientId)
        : { balance: 0, exchanges: [] }),
    })),

  useReward: clients.useReward
    .use(opens('loyalty'))
    .use(redeems)
    .handler(async ({ input: { clientId, id }, context, errors }) => {
      const outcome = await useReward(context.scope, { id }, redeemingOf(context, clientId));
      if (!outcome.accepted) throw errors.REWARD_UNAVAILABLE();
      return listStatuses(context.scope, clientId);
    }),

  usePoints: clients.usePoints
    .use(opens('points'))
    .use(redeems)
    .handler(async ({ input: { clientId, campaignId }, context, errors }) => {
      const redeeming = redeemingOf(context, clientId);
      const outcome = await exchangePoints(context.scope, campaignId, redeeming);
      valueOr(outcome, {
        'reward-unavailable': errors.REWARD_UNAVAILABLE,
        'not-enough-points': errors.NOT_ENOUGH_POINTS,
      });
      return readClientPoints(context.scope, clientId);
    }),

  undoReward: clients.undoReward
    .use(opens('loyalty'))
    .use(redeems)
    .handler(async ({ input: { clientId, id }, context, errors }) => {
      const outcome = await undoReward(context.scope, id, redeemingOf(context, clientId));
      valueOr(outcome, { 'nothing-to-undo': errors.NOTHING_TO_UNDO });
      return listStatuses(context.scope, clientId);
    }),

  undoPoints: clients.undoPoints
    .use(opens('points'))
    .use(redeems)
    .handler(async ({ input: { clientId, id }, context, errors }) => {
      const outcome = await undoExchange(context.scope, id, redeemingOf(context, clientId));
      valueOr(outcome, { 'nothing-to-undo': errors.NOTHING_TO_UNDO });
      return readClientPoints(context.scope, clientId);
    }),
};

function redeemingOf({ account, now }: CompanyContext, clientId: string) {
  return { clientId, settlementId: null, userId: account.userId, now };
}

async function rewardsOf({ scope }: CompanyContext, clientId: string) {
  const earned = await listEarned(scope, clientId);
  return earned.map(({ campaignName: name, ...status }) => ({ ...status, name }));
}

/** What her points are enough for. */
async function exchangesOf({ scope }: CompanyContext, clientId: string) {
  const balance = await readBalance(scope, clientId);
  const offered = await listOfferedForPoints(scope);
  return {
    balance,
    exchanges: offered
      .filter(({ pointsRequired }) => pointsRequired <= balance)
      .map(({ id: campaignId, name, pointsRequired, rewardServiceName, ...campaign }) => ({
        ...rewardOfPoints(campaign),
        campaignId,
        name,
        pointsRequired,
        rewardServiceName,
      })),
  };
}
