import type { Answered } from '@app/contract/insights/assistant.contract';
import { centsOfMicros } from '@app/domain/insights/assistant';
import type { AnswerEvent } from '../../foundation/assistant/assistant.ts';
import type { AssistantProvider } from '../../foundation/assistant/assistant-settings.ts';
import { forCompany, forMembers, opens, requires } from '../../foundation/http/procedures.ts';
import { rateLimitedPerCompany } from '../../foundation/http/rate-limit.ts';
import {
  type CompanyContext,
  inCompany,
  type MemberContext,
} from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { keepInstructions, reserveQuestion, settleQuestion } from './assistant.commands.ts';
import { assistantLabels } from './assistant.labels.ts';
import { askedMonthOf, readInstructions, readSpent } from './assistant.queries.ts';
import { gatherFigures } from './assistant-figures.rules.ts';
import { messagesOf, mostCostOf } from './assistant-prompt.rules.ts';

// A provider is waited for while they run.
const asking = forMembers.insights.assistant.use(opens('settings'));
const sees = requires('insights.view');
const asks = rateLimitedPerCompany({ name: 'assistant', attempts: 20, minutes: 1 });

export const assistantHandlers = {
  read: asking.read.use(sees).handler(async ({ context }) => {
    const provider = await context.assistant.provider();
    return {
      ...(await inCompany(context, readInstructions)),
      provider: await context.assistant.environment(),
      month: await monthNow(context, provider),
    };
  }),

  saveInstructions: forCompany.insights.assistant.saveInstructions
    .use(opens('settings'))
    .use(requires('company.manage'))
    .handler(async ({ input, context, errors }) => {
      const kept = await keepInstructions(context.scope, input);
      return valueOr(kept, { 'changed-meanwhile': errors.INSTRUCTIONS_CHANGED });
    }),

  ask: asking.ask
    .use(sees)
    .use(asks)
    .handler(async ({ input, context, errors, signal }) => {
      const provider = await context.assistant.provider();
      if (!provider) throw errors.ASSISTANT_NOT_CONFIGURED();
      const { reserved, messages, month } = await reserve(context, provider, input.question);
      if (!reserved.accepted) {
        const limit = provider.monthlyLimitInCents;
        const message = assistantLabels.limitReached(limit, month.nextDate);
        throw errors.ASSISTANT_LIMIT_REACHED({ message });
      }
      const { id } = reserved.value;
      const begun = await context.assistant.ask({
        provider,
        messages,
        signal,
        settle: (outcome) =>
          inCompany(context, (scope) =>
            settleQuestion(scope, { id, now: context.clock(), provider, messages, outcome }),
          ),
      });
      if (begun.kind === 'begun') return told(begun.events, () => monthNow(context, provider));
      const { trouble: reason, status: providerStatus } = begun.refusal;
      const message = assistantLabels.trouble(begun.refusal);
      throw errors.ASSISTANT_FAILED({ message, data: { reason, providerStatus } });
    }),
};

type Asking = MemberContext & Pick<CompanyContext, 'subscription'>;

/** Reads what is sent and keeps the most it may cost, in one transaction. */
function reserve(context: Asking, provider: AssistantProvider, question: string) {
  return inCompany(context, async (scope) => {
    const { account, now } = context;
    const { instructions } = await readInstructions(scope);
    const figures = await gatherFigures({ ...context, scope });
    const messages = messagesOf({ instructions, question, figures });
    const month = askedMonthOf(account.companyTimezone, now);
    const mostInMicros = mostCostOf(messages, provider);
    const { userId } = account;
    const reserved = await reserveQuestion(scope, { userId, now, month, provider, mostInMicros });
    return { reserved, messages, month };
  });
}

async function* told(
  events: AsyncGenerator<AnswerEvent>,
  readMonth: () => Promise<Extract<Answered, { type: 'end' }>['month']>,
): AsyncGenerator<Answered> {
  for await (const event of events) {
    if ('piece' in event) yield { type: 'piece', text: event.piece };
    else yield { type: 'end', ending: event.ending, month: await readMonth() };
  }
}

/** Nobody to ask has no limit either. */
async function monthNow(context: MemberContext, provider: AssistantProvider | null) {
  const month = askedMonthOf(context.account.companyTimezone, context.now);
  const spentInMicros = await inCompany(context, (scope) => readSpent(scope, month));
  return {
    spentCents: centsOfMicros(spentInMicros),
    limitCents: provider?.monthlyLimitInCents ?? 0,
    nextDate: month.nextDate.toString(),
  };
}
