import { LIVE_TOPICS, type LiveTopic } from '@app/contract/shared/live-topics';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Api } from './api.tsx';
import type { Change } from './own-changes.ts';

/** Which cached answers a topic makes old. */
const queriesOf: Record<LiveTopic, (api: Api) => readonly QueryKey[]> = {
  company: (api) => [
    api.company.key(),
    // The agenda shows on which days the company is closed.
    api.scheduling.agenda.key(),
    // The counter offers the ways of paying.
    api.cash.sessions.choices.key(),
    // A closed day leaves some without anybody; the first steps are counted at home.
    api.scheduling.appointments.listUnsolved.key(),
    api.insights.home.key(),
    // Appointments that confirm themselves are shown with the automations.
    api.messaging.automations.key(),
    // How far everybody may owe.
    api.prepaid.clients.key(),
    // What it tells its assistant.
    api.insights.assistant.read.key(),
  ],
  // What the session tells of visits for support, and the list of them.
  support: ({ identity, team }) => [identity.session.current.key(), team.supportVisits.key()],
  members: ({ team }) => [team.members.key(), team.invitations.list.key()],
  professionals: ({ team, catalog, scheduling, company, insights }) => [
    team.professionals.key(),
    team.schedules.key(),
    // The agenda shows who works when.
    scheduling.agenda.key(),
    // What somebody does and earns stands beside who she is.
    catalog.professionalServices.key(),
    catalog.commissionRates.key(),
    // Whoever is being booked may have left meanwhile.
    scheduling.bookingChoices.key(),
    scheduling.appointments.listUnsolved.key(),
    // Online booking opens with the first who can be booked.
    company.key(),
    insights.home.key(),
  ],
  services: ({ catalog, scheduling, company, insights }) => [
    catalog.key(),
    scheduling.bookingChoices.key(),
    scheduling.appointments.listUnsolved.key(),
    company.key(),
    insights.home.key(),
  ],
  clients: ({ clients, insights, scheduling, messaging, prepaid }) => [
    clients.clients.key(),
    clients.record.key(),
    insights.key(),
    scheduling.bookingChoices.searchClients.key(),
    scheduling.bookingChoices.findClient.key(),
    // Who wants no news, and who is blocked.
    scheduling.appointments.listReturns.key(),
    scheduling.appointments.clientAside.key(),
    // Beside what she writes stands what the book knows of her.
    messaging.conversations.key(),
    // How far she may owe is kept with her.
    prepaid.clients.key(),
  ],
  'client-imports': (api) => [api.clients.imports.key()],
  coupons: (api) => [api.promotions.coupons.key()],
  products: (api) => [api.stock.key()],
  loyalty: ({ loyalty }) => [loyalty.key()],
  prepaid: ({ prepaid }) => [prepaid.key()],
  reviews: ({ reviews }) => [reviews.key()],
  tasks: ({ tasks }) => [tasks.key()],
  appointments: ({ scheduling, insights, messaging }) => [
    insights.key(),
    // Her next visit, and the line of time that her visits are on.
    messaging.conversations.get.key(),
    messaging.conversations.timeline.key(),
    scheduling.agenda.key(),
    scheduling.appointments.key(),
    scheduling.bookingChoices.key(),
  ],
  messages: ({ messaging, insights }) => [
    messaging.templates.key(),
    messaging.automations.key(),
    messaging.byHand.key(),
    messaging.sending.key(),
    messaging.birthdays.key(),
    messaging.connection.key(),
    messaging.conversations.key(),
    messaging.campaigns.key(),
    messaging.reengagements.key(),
    messaging.returns.key(),
    messaging.analytics.key(),
    messaging.affected.key(),
    messaging.settings.key(),
    // How many wait for somebody to send them.
    insights.home.key(),
  ],
  holds: ({ scheduling }) => [scheduling.bookingChoices.key()],
  feeds: ({ scheduling }) => [scheduling.agenda.listFeeds.key()],
  cash: ({ cash, insights }) => [cash.key(), insights.key()],
  notices: ({ messaging }) => [messaging.notices.key()],
};

const changesRemembered = 100;
const refreshed = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Asks again for what a change made old. The one who made it hears of it twice, by the answer to
 * her request and by the live line: whatever comes second finds it done.
 */
export function refresh(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  { topic, requestId }: Change,
): Promise<unknown> {
  const askAgain = () =>
    Promise.all(
      queriesOf[topic](api).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  if (requestId === null) return askAgain();

  const done = refreshed.get(queryClient) ?? new Map<string, Promise<unknown>>();
  refreshed.set(queryClient, done);
  const change = `${requestId} ${topic}`;
  const running = done.get(change) ?? askAgain();
  done.set(change, running);
  for (const [oldest] of done) {
    if (done.size <= changesRemembered) break;
    done.delete(oldest);
  }
  return running;
}

export function refreshEverything(parts: { api: Api; queryClient: QueryClient }): void {
  for (const topic of LIVE_TOPICS) void refresh(parts, { topic, requestId: null });
}
