import { conversionRate } from '@app/domain/loyalty/loyalty-campaign';
import { todayIn } from '@app/domain/shared/local-time';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { loyalty, unlessServiceGone } from './campaigns.rules.ts';
import { loyaltyFile, presentLoyaltyCampaign as present } from './loyalty-campaigns.presenter.ts';
import { listLoyaltyCampaigns } from './loyalty-campaigns.queries.ts';
import { countConverted, countUsedSince } from './loyalty-figures.queries.ts';

const campaigns = forCompany.loyalty.campaigns.use(opens('loyalty'));
const views = requires('loyalty.view');
const manages = requires('loyalty.manage');

const RECENT = { hours: 30 * 24 };

export const loyaltyCampaignsHandlers = {
  list: campaigns.list.use(views).handler(({ context: { scope } }) => listLoyaltyCampaigns(scope)),

  create: campaigns.create.use(manages).handler(async ({ input, context: { scope }, errors }) => {
    const outcome = await unlessServiceGone(loyalty.create(scope, input));
    const gone = errors.REWARD_SERVICE_NOT_FOUND;
    return present(scope, valueOr(outcome, { taken: gone, 'service-gone': gone }));
  }),

  update: campaigns.update
    .use(manages)
    .handler(async ({ input: { id, version, ...form }, context: { scope }, errors }) => {
      const outcome = await unlessServiceGone(loyalty.update(scope, { id, version }, form));
      const changed = valueOr(outcome, {
        taken: errors.REWARD_SERVICE_NOT_FOUND,
        'service-gone': errors.REWARD_SERVICE_NOT_FOUND,
        'not-found': errors.LOYALTY_CAMPAIGN_NOT_FOUND,
        'changed-meanwhile': errors.LOYALTY_CAMPAIGN_CHANGED,
      });
      return present(scope, changed);
    }),

  deactivate: campaigns.deactivate
    .use(manages)
    .handler(async ({ input, context: { scope }, errors }) => {
      const outcome = await loyalty.deactivate(scope, input.id);
      return present(scope, valueOr(outcome, { 'not-found': errors.LOYALTY_CAMPAIGN_NOT_FOUND }));
    }),

  reactivate: campaigns.reactivate
    .use(manages)
    .handler(async ({ input, context: { scope }, errors }) => {
      const outcome = await loyalty.reactivate(scope, input.id);
      return present(scope, valueOr(outcome, { 'not-found': errors.LOYALTY_CAMPAIGN_NOT_FOUND }));
    }),

  remove: campaigns.remove.use(manages).handler(async ({ input, context: { scope }, errors }) => {
    const { id } = valueOr(await loyalty.remove(scope, input.id), {
      'not-found': errors.LOYALTY_CAMPAIGN_NOT_FOUND,
      'has-history': errors.LOYALTY_CAMPAIGN_HAS_HISTORY,
    });
    return { id };
  }),

  exportCsv: campaigns.exportCsv.use(manages).handler(async ({ context: { scope, account } }) => {
    return loyaltyFile(await listLoyaltyCampaigns(scope), account.companyTimezone);
  }),

  figures: campaigns.figures.use(views).handler(async ({ context: { scope, account, now } }) => {
    const zone = account.companyTimezone;
    const month = todayIn(zone, now).with({ day: 1 }).toZonedDateTime(zone).toInstant();
    const converted = await countConverted(scope, now.subtract(RECENT));
    return {
      usedThisMonth: await countUsedSince(scope, month),
      conversionPercent: conversionRate(converted),
    };
  }),
};
