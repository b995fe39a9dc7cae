import { TIME_SLOTS } from '@app/domain/messaging/campaign-figures';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, typedDate } from '../shared/schemas.ts';

/** What is not known is null: nothing is estimated. */
const figure = z.object({
  value: z.number().nullable(),
  /** Against the same days of the month before, as a part of them. */
  change: z.number().nullable(),
});

export const marketingFigures = z.object({
  /** The first day of the month that is counted. */
  firstDay: date,
  /** The last day of the month before that is compared. */
  comparedUntil: date,
  sent: figure,
  /** Delivered or read, of those that were sent. */
  deliveryRate: figure,
  reached: figure,
  /** Who booked within seven days, of those who were reached. */
  conversionRate: figure,
});
export type MarketingFigures = z.output<typeof marketingFigures>;

const funnel = {
  sent: z.int(),
  delivered: z.int().nullable(),
  read: z.int().nullable(),
  /** Known only of links that are tracked, and none is yet. */
  clicked: z.int().nullable(),
  converted: z.int(),
  failed: z.int(),
};

const campaignResult = z.object({
  campaignId: id,
  name: z.string(),
  startedAt: instant.nullable(),
  recipients: z.int(),
  ...funnel,
});
export type CampaignResult = z.output<typeof campaignResult>;

export const marketingReport = z.object({
  from: date,
  /** The last day that is counted. */
  to: date,
  ...funnel,
  reached: z.int(),
  /** Newest first, fifty at most. */
  campaigns: z.array(campaignResult),
  slots: z.array(z.object({ hour: z.literal([...TIME_SLOTS]), sent: z.int(), read: z.int() })),
  clients: z.object({
    total: z.int(),
    /** Five appointments or more; none in the last thirty days. */
    vip: z.int(),
    inactive: z.int(),
  }),
});
export type MarketingReport = z.output<typeof marketingReport>;

nameSchemas({ MarketingFigures: marketingFigures, MarketingReport: marketingReport });

const route = tagged('Campanhas');
const LONGEST_DAYS = 366;

export const marketingAnalyticsContract = {
  figures: companyProcedure
    .route(route.get('/marketing/figures', 'Números de marketing do mês'))
    .output(marketingFigures),

  report: companyProcedure
    .route(route.get('/marketing/report', 'Resultado das mensagens de marketing'))
    .input(
      z
        .strictObject({ from: typedDate, to: typedDate, campaignId: id.optional() })
        .refine(({ from, to }) => from <= to, {
          error: 'O fim deve vir depois do início.',
          path: ['to'],
        })
        .refine(
          ({ from, to }) =>
            Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days < LONGEST_DAYS,
          { error: 'Escolha um período de até um ano.', path: ['to'] },
        ),
    )
    .output(marketingReport),
};
