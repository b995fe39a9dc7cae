import { cents, formatMoney } from '@app/domain/shared/money';
import type { EventName, Events } from '../../../foundation/jobs/events.ts';
import type { Job, JobContext } from '../../../foundation/jobs/job.ts';
import {
  type CompanyNews,
  tellCompany,
  withdrawCancellations,
} from './company-messages.commands.ts';
import { findTeller, type Teller } from './teller.queries.ts';
import { type KnownCompany, readKnownCompany } from './told-company.queries.ts';
import { lookForTrials, TELL_OF_TRIAL_END, trialNews } from './trial-reminders.commands.ts';

export const companyMessageJobs: Job[] = [
  telling('company-welcome.write', 'company.created', welcomeOf),
  telling('company-welcome.write-later', 'subscription.activated', welcomeOf),
  telling('company-renewal.write', 'subscription.renewed', renewalOf),
  telling('company-cancellation.write', 'subscription.canceled', cancellationOf),
  {
    name: 'company-trials.look-for-due',
    every: '* * * * *',
    retries: 0,
    run: ({ scopes, actor, now }) => lookForTrials({ scopes, actor, now }),
  },
  {
    name: TELL_OF_TRIAL_END,
    run(context, data) {
      // Only the look above puts jobs into this queue.
      const { companyId, ...due } = data as { companyId: string; from: string; until: string };
      return tell(context, companyId, (known) => trialNews(known, due, context.now));
    },
  },
];

type NewsOf<Announced> = (
  known: KnownCompany,
  announced: Announced,
  now: Temporal.Instant,
) => Omit<CompanyNews, 'companyId' | 'phone'> | null;

/** What is announced about a company is written down in another: three transactions, and one key. */
function telling<Name extends EventName>(
  name: string,
  event: Name,
  newsOf: NewsOf<Events[Name]>,
): Job {
  return {
    name,
    listensTo: event,
    run(context, data) {
      // The queue only holds what `announceFor` put there, and that is typed by the same event.
      const { companyId, announced } = data as { companyId: string; announced: Events[Name] };
      return tell(context, companyId, (known) => newsOf(known, announced, context.now));
    },
  };
}

async function tell(
  { scopes, actor, now, logger }: JobContext,
  companyId: string,
  newsOf: (known: KnownCompany) => ReturnType<NewsOf<never>>,
): Promise<void> {
  const read = { ...actor, companyId, purpose: 'read' } as const;
  const known = await scopes.withCompany(read, readKnownCompany);
  const news = known && newsOf(known);
  if (!known || !news) return;
  const teller = await scopes.asOperator(actor, findTeller);
  if (!teller) {
    const { occasion } = news;
    logger.info({ companyId, occasion, reason: 'no_whatsapp_instance' }, 'a company is not told');
    return;
  }
  await write({ scopes, actor, now }, teller, { known, news });
}

/** Whoever writes is not written to. */
async function write(
  { scopes, actor, now }: Pick<JobContext, 'scopes' | 'actor' | 'now'>,
  { companyId: tellerId, isConnected }: Teller,
  { known, news }: { known: KnownCompany; news: Omit<CompanyNews, 'companyId' | 'phone'> },
): Promise<void> {
  const { companyId, phone, status } = known;
  if (tellerId === companyId) return;
  await scopes.withCompany({ ...actor, companyId: tellerId }, async (scope) => {
    if (news.occasion !== 'company_subscription_cancelled' && status !== 'canceled') {
      await withdrawCancellations(scope, companyId);
    }
    await tellCompany(scope, { ...news, companyId, phone }, { isConnected, now });
  });
}

function welcomeOf(known: KnownCompany) {
  const { trialEndsAt: expiresAt } = known;
  return { occasion: 'company_welcome', told: { ...known, expiresAt } } as const;
}

function renewalOf(
  known: KnownCompany,
  { amountCents, periodEnd: about }: Events['subscription.renewed'],
) {
  const amount = formatMoney(cents(amountCents));
  const told = { ...known, amount, expiresAt: Temporal.Instant.from(about) };
  return { occasion: 'company_subscription_renewed', about, told } as const;
}

function cancellationOf(
  known: KnownCompany,
  { until, subscriptionId: about }: Events['subscription.canceled'],
  now: Temporal.Instant,
) {
  const told = { ...known, expiresAt: until ? Temporal.Instant.from(until) : now };
  return { occasion: 'company_subscription_cancelled', about, told } as const;
}
