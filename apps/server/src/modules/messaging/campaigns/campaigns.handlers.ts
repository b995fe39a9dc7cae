import { nextCursor, placeAt } from '../../../foundation/http/cursor.ts';
import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { readSendingNumber } from '../connection/sending-number.rules.ts';
import { isOfAnother } from '../own-company.steps.ts';
import { countAudience, countSegments } from './audience.queries.ts';
import { pauseCampaign, resumeCampaign, stopCampaign } from './campaign-course.commands.ts';
import { sendCampaignNow } from './campaign-run.commands.ts';
import {
  createCampaign,
  createMassCampaign,
  removeCampaign,
  updateCampaign,
} from './campaigns.commands.ts';
import { campaignPlace, massCampaignOf, presentCampaign } from './campaigns.presenter.ts';
import {
  type CampaignRow,
  findCampaign,
  listCampaigns,
  readTotals,
  withProgress,
} from './campaigns.queries.ts';

const campaigns = forCompany.messaging.campaigns.use(opens('messages'));
const views = requires('messages.view');
const manages = requires('messages.manage');

type Context = Pick<CompanyContext, 'scope' | 'account' | 'now'>;

const clockOf = ({ account, now }: Context) => ({ zone: account.companyTimezone, now });
const makerOf = (context: Context) => ({ ...clockOf(context), userId: context.account.userId });
const instantOf = (typed: string | null) => (typed === null ? null : Temporal.Instant.from(typed));

async function shown({ scope }: Context, row: CampaignRow) {
  const [known] = await withProgress(scope, [row]);
  if (!known) throw new Error('A campaign without progress');
  return presentCampaign(known);
}

export const campaignsHandlers = {
  list: campaigns.list.use(views).handler(async ({ input, context: { scope }, errors }) => {
    const after = placeAt(input.cursor, campaignPlace, errors);
    const page = await listCampaigns(scope, { after, limit: input.limit });
    return {
      items: page.rows.map(presentCampaign),
      nextCursor: nextCursor(page, ({ id }) => [id]),
      totals: after === null ? await readTotals(scope) : null,
    };
  }),

  get: campaigns.get.use(views).handler(async ({ input, context, errors }) => {
    const row = await findCampaign(context.scope, input.id);
    if (!row) throw errors.CAMPAIGN_NOT_FOUND();
    return shown(context, row);
  }),

  segments: campaigns.segments
    .use(views)
    .handler(({ context }) => countSegments(context.scope, clockOf(context))),

  audience: campaigns.audience
    .use(views)
    .handler(({ input, context }) => countAudience(context.scope, input, clockOf(context))),

  number: campaigns.number
    .use(views)
    .handler(async ({ context }) => ({ number: await readSendingNumber(context.scope) })),

  create: campaigns.create.use(manages).handler(async ({ input, context, errors }) => {
    const campaign = { ...input, scheduledAt: instantOf(input.scheduledAt) };
    const outcome = await createCampaign(context.scope, campaign, makerOf(context));
    const row = valueOr(outcome, {
      nobody: errors.CAMPAIGN_NOBODY,
      'moment-past': errors.CAMPAIGN_MOMENT_PAST,
      'too-long': errors.CAMPAIGN_TEXT_TOO_LONG,
      'needs-approval': errors.CAMPAIGN_NEEDS_APPROVAL,
      'number-out': errors.CAMPAIGN_NUMBER_OUT,
    });
    return shown(context, row);
  }),

  createMass: campaigns.createMass.use(manages).handler(async ({ input, context, errors }) => {
    if (isOfAnother(input, context)) throw errors.NO_COMPANY();
    const outcome = await createMassCampaign(
      context.scope,
      massCampaignOf(input),
      makerOf(context),
    );
    const row = valueOr(outcome, {
      nobody: errors.CAMPAIGN_NOBODY,
      'moment-past': errors.CAMPAIGN_MOMENT_PAST,
      // The form asks for both, so nobody comes here without them.
      'moment-missing': errors.CAMPAIGN_MOMENT_PAST,
      'no-template': errors.CAMPAIGN_TEMPLATE_NOT_FOUND,
      'too-long': errors.CAMPAIGN_TEXT_TOO_LONG,
      'needs-approval': errors.CAMPAIGN_NEEDS_APPROVAL,
      'number-out': errors.CAMPAIGN_NUMBER_OUT,
    });
    return shown(context, row);
  }),

  update: campaigns.update.use(manages).handler(async ({ input, context, errors }) => {
    const { id, version, name, text, scheduledAt } = input;
    const outcome = await updateCampaign(
      context.scope,
      { id, version, now: context.now },
      { name, text, scheduledAt: instantOf(scheduledAt) },
    );
    const row = valueOr(outcome, {
      'not-found': errors.CAMPAIGN_NOT_FOUND,
      begun: errors.CAMPAIGN_BEGUN,
      'changed-meanwhile': errors.CAMPAIGN_CHANGED,
      'moment-past': errors.CAMPAIGN_MOMENT_PAST,
    });
    return shown(context, row);
  }),

  start: campaigns.start.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await sendCampaignNow(context.scope, input.id, clockOf(context));
    const row = valueOr(outcome, {
      'not-found': errors.CAMPAIGN_NOT_FOUND,
      begun: errors.CAMPAIGN_BEGUN,
      nobody: errors.CAMPAIGN_NOBODY,
      'needs-approval': errors.CAMPAIGN_NEEDS_APPROVAL,
      'number-out': errors.CAMPAIGN_NUMBER_OUT,
    });
    return shown(context, row);
  }),

  pause: campaigns.pause.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await pauseCampaign(context.scope, input.id, context.now);
    return shown(context, valueOr(outcome, refusalsOf(errors)));
  }),

  resume: campaigns.resume.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await resumeCampaign(context.scope, input.id);
    const row = valueOr(outcome, {
      ...refusalsOf(errors),
      'needs-approval': errors.CAMPAIGN_NEEDS_APPROVAL,
      'number-out': errors.CAMPAIGN_NUMBER_OUT,
    });
    return shown(context, row);
  }),

  stop: campaigns.stop.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await stopCampaign(context.scope, input.id, context.now);
    return shown(context, valueOr(outcome, refusalsOf(errors)));
  }),

  remove: campaigns.remove.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await removeCampaign(context.scope, input.id);
    return valueOr(outcome, {
      'not-found': errors.CAMPAIGN_NOT_FOUND,
      begun: errors.CAMPAIGN_BEGUN,
    });
  }),
};

function refusalsOf<NotFound, NotSending>(errors: {
  CAMPAIGN_NOT_FOUND: NotFound;
  CAMPAIGN_NOT_SENDING: NotSending;
}) {
  return { 'not-found': errors.CAMPAIGN_NOT_FOUND, 'not-sending': errors.CAMPAIGN_NOT_SENDING };
}
