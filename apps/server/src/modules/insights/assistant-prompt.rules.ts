import { costOf, mostTokensIn, type Tokens, withoutContacts } from '@app/domain/insights/assistant';
import { permilleOf } from '@app/domain/insights/growth';
import type { AssistantProvider } from '../../foundation/assistant/assistant-settings.ts';
import type { ChatMessage } from '../../foundation/assistant/chat-completions.ts';
import { figureLabels, promptLabels } from './assistant.labels.ts';
import { type AssistantFigures, RECENT_DAYS } from './assistant-figures.rules.ts';

type Asked = { instructions: string; question: string; figures: AssistantFigures };

/** All that leaves the house: the rules, the company's instructions, its figures and the question. */
export function messagesOf({ instructions, question, figures }: Asked): ChatMessage[] {
  const lines = figureLines(figures);
  const system = [
    promptLabels.rules.join('\n'),
    ...(instructions ? [`${promptLabels.instructions}\n${withoutContacts(instructions)}`] : []),
    lines.length > 0
      ? [promptLabels.figures(figures.today), ...lines].join('\n')
      : promptLabels.noFigures,
  ].join('\n\n');
  return [
    { role: 'system', content: system },
    { role: 'user', content: withoutContacts(question) },
  ];
}

/** What providers put around each message. */
const AROUND_MESSAGE = 16;

/** The longest answer to the longest reading of the question. */
export function mostTokensOf(
  messages: readonly ChatMessage[],
  { maxTokens }: AssistantProvider,
): Tokens {
  const input = messages.reduce(
    (sum, { content }) => sum + mostTokensIn(content) + AROUND_MESSAGE,
    0,
  );
  return { input, output: maxTokens };
}

export function mostCostOf(messages: readonly ChatMessage[], provider: AssistantProvider): number {
  return costOf(mostTokensOf(messages, provider), provider);
}

function figureLines({ months, recent, money }: AssistantFigures): string[] {
  return [
    ...(months ? monthLines(months) : []),
    ...(recent ? recentLines(recent) : []),
    ...(money ? moneyLines(money) : []),
  ];
}

function monthLines({ current, previous }: NonNullable<AssistantFigures['months']>): string[] {
  return [
    figureLabels.clients(current.totalClients),
    ...figureLabels.totals(figureLabels.currentMonth, current),
    ...figureLabels.totals(figureLabels.previousMonth, previous),
  ];
}

const MOST_SERVICES = 15;

function recentLines(recent: NonNullable<AssistantFigures['recent']>): string[] {
  const { byService, byHour, bookedMinutes, workingMinutes } = recent;
  const services = byService
    .slice(0, MOST_SERVICES)
    .map((service) => figureLabels.service({ ...service, name: withoutContacts(service.name) }));
  return [
    ...figureLabels.recent(RECENT_DAYS, recent),
    figureLabels.occupancy(RECENT_DAYS, permilleOf(bookedMinutes, workingMinutes)),
    ...services,
    ...countsBy(byHour, ({ weekday }) => weekday).map(([weekday, count]) =>
      figureLabels.weekday(promptLabels.weekdays[weekday - 1] ?? '', count),
    ),
    ...countsBy(byHour, ({ hour }) => hour).map(([hour, count]) => figureLabels.hour(hour, count)),
  ];
}

type Hour = NonNullable<AssistantFigures['recent']>['byHour'][number];

function countsBy(hours: readonly Hour[], keyOf: (hour: Hour) => number): [number, number][] {
  const counts = new Map<number, number>();
  for (const hour of hours) {
    counts.set(keyOf(hour), (counts.get(keyOf(hour)) ?? 0) + hour.appointments);
  }
  return [...counts].filter(([, count]) => count > 0).sort(([first], [second]) => first - second);
}

function moneyLines({
  byMonth,
  marginPermille,
  commissions,
}: NonNullable<AssistantFigures['money']>) {
  return [
    ...byMonth.filter(hasMoved).map(figureLabels.month),
    figureLabels.margin(marginPermille),
    figureLabels.commissions(commissions.totalCents, commissions.pendingCents),
  ];
}

function hasMoved({ incomeCents, expenseCents }: { incomeCents: number; expenseCents: number }) {
  return incomeCents !== 0 || expenseCents !== 0;
}
