import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { points, unlessServiceGone } from './campaigns.rules.ts';
import {
  newPointsCampaignOf,
  pointsFile,
  presentPointsCampaign as present,
  presentPoints,
} from './loyalty-campaigns.presenter.ts';
import { listPointsCampaigns } from './points-campaigns.queries.ts';

const campaigns = forCompany.loyalty.points.use(opens('points'));
const manages = requires('loyalty.manage');

export const pointsCampaignsHandlers = {
  list: campaigns.list.use(requires('loyalty.view')).handler(async ({ context: { scope } }) => {
    const rows = await listPointsCampaigns(scope);
    return rows.map(presentPoints);
  }),

  create: campaigns.create.use(manages).handler(async ({ input, context: { scope }, errors }) => {
    const outcome = await unlessServiceGone(points.create(scope, newPointsCampaignOf(input)));
    const gone = errors.REWARD_SERVICE_NOT_FOUND;
    return present(scope, valueOr(outcome, { taken: gone, 'service-gone': gone }));
  }),

  update: campaigns.update
    .use(manages)
    .handler(async ({ input: { id, version, ...form }, context: { scope }, errors }) => {
      const changes = newPointsCampaignOf(form);
      const outcome = await unlessServiceGone(points.update(scope, { id, version }, changes));
      const changed = valueOr(outcome, {
        taken: errors.REWARD_SERVICE_NOT_FOUND,
        'service-gone': errors.REWARD_SERVICE_NOT_FOUND,
        'not-found': errors.POINTS_CAMPAIGN_NOT_FOUND,
        'changed-meanwhile': errors.POINTS_CAMPAIGN_CHANGED,
      });
      return present(scope, changed);
    }),

  deactivate: campaigns.deactivate
    .use(manages)
    .handler(async ({ input, context: { scope }, errors }) => {
      const outcome = await points.deactivate(scope, input.id);
      return present(scope, valueOr(outcome, { 'not-found': errors.POINTS_CAMPAIGN_NOT_FOUND }));
    }),

  reactivate: campaigns.reactivate
    .use(manages)
    .handler(async ({ input, context: { scope }, errors }) => {
      const outcome = await points.reactivate(scope, input.id);
      return present(scope, valueOr(outcome, { 'not-found': errors.POINTS_CAMPAIGN_NOT_FOUND }));
    }),

  remove: campaigns.remove.use(manages).handler(async ({ input, context: { scope }, errors }) => {
    const { id } = valueOr(await points.remove(scope, input.id), {
      'not-found': errors.POINTS_CAMPAIGN_NOT_FOUND,
      'has-history': errors.POINTS_CAMPAIGN_HAS_HISTORY,
    });
    return { id };
  }),

  exportCsv: campaigns.exportCsv.use(manages).handler(async ({ context: { scope, account } }) => {
    return pointsFile(await listPointsCampaigns(scope), account.companyTimezone);
  }),
};
