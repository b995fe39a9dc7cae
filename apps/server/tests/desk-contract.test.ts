import { beforeAll, expect, test } from 'vitest';
import type { Api } from './agenda-support.ts';
import { procedures, refusalOf } from './contract-walk.ts';
import { testWorld } from './support.ts';

/** All that a receptionist may call. Money is taken at the desk; refunds, pay and figures are not. */
const DESK = [
  ...all('team', ['professionals.list', 'schedules.get', 'schedules.days']),
  ...all('catalog', ['services.list', 'professionalServices.list']),
  ...all('clients.clients', ['list', 'get', 'tags', 'create', 'update', 'remove']),
  ...all('clients.clients', ['deactivate', 'reactivate', 'block', 'unblock']),
  ...all('clients.record', ['listNotes', 'writeNote', 'removeNote', 'listChanges']),
  ...all('clients.record', ['listConsents', 'recordConsent']),
  ...all('stock.products', ['list', 'listMovements']),
  'promotions.coupons.list',
  ...all('scheduling.appointments', ['list', 'get', 'lengths', 'listChanges', 'ofClient']),
  ...all('scheduling.appointments', [
    'book',
    'update',
    'move',
    'changeStatus',
    'writeNotes',
    'remove',
    'settleVisitor',
  ]),
  ...all('scheduling.appointments', ['stage', 'clientAside', 'listReturns', 'listAround']),
  ...all('scheduling.appointments', ['listUnsolved', 'keep']),
  ...all('scheduling.series', ['preview', 'book', 'moveFollowing', 'cancelFollowing']),
  ...all('scheduling.agenda', ['read', 'nextDays', 'block', 'unblock']),
  ...all('scheduling.agenda', ['listFeeds', 'renewFeed', 'removeFeed']),
  ...all('scheduling.bookingChoices', ['professionals', 'services', 'days', 'slots']),
  ...all('scheduling.bookingChoices', ['searchClients', 'findClient', 'checkCoupon']),
  ...all('messaging.campaigns', ['list', 'get', 'segments', 'audience', 'number']),
  ...all('messaging', ['reengagements.list', 'analytics.figures', 'analytics.report']),
  ...all('messaging.connection', ['read', 'check']),
  ...all('messaging.birthdays', ['get', 'log']),
  ...all('messaging', ['templates.list', 'templates.sample', 'automations.get', 'settings.get']),
  ...all('messaging', ['officialTemplates.list']),
  ...all('messaging', ['automations.told', 'affected.listTold', 'affected.tell']),
  ...all('messaging.push', ['here', 'key', 'subscribe', 'unsubscribe']),
  ...all('messaging.byHand', ['list', 'count', 'markSent', 'skip']),
  ...all('messaging.returns', ['list', 'send', 'note']),
  ...all('messaging.sending', ['list', 'get', 'window', 'send', 'test', 'retry']),
  ...all('cash.receipts', ['send', 'get']),
  ...all('messaging.conversations', ['list', 'unread', 'answerers', 'get', 'thread', 'timeline']),
  ...all('messaging.conversations', [
    'quickAnswers',
    'start',
    'reply',
    'markRead',
    'settle',
    'assign',
  ]),
  ...all('loyalty', ['campaigns.list', 'campaigns.figures', 'points.list']),
  ...all('loyalty.clients', ['points', 'statuses', 'redeemable']),
  ...all('loyalty.clients', ['useReward', 'usePoints', 'undoReward', 'undoPoints']),
  ...all('prepaid', ['packages.list', 'giftCards.list', 'giftCards.get', 'giftCards.find']),
  ...all('prepaid.clients', ['packages', 'account', 'owing']),
  ...all('prepaid.orders', ['list', 'confirm', 'refuse', 'refuseMany', 'shop']),
  ...all('reviews.reviews', ['list', 'summary', 'ofClient', 'listAskable', 'ask']),
  ...all('tasks.tasks', [
    'list',
    'count',
    'listDue',
    'listAssignees',
    'create',
    'update',
    'remove',
  ]),
  ...all('tasks.tasks', ['complete', 'reopen', 'deactivate', 'reactivate', 'exportCsv']),
  ...all('cash.sessions', ['current', 'list', 'get', 'open', 'close', 'move', 'choices']),
  ...all('cash.settlements', ['settle', 'ofAppointment', 'get']),
  ...all('cash.sales', ['sell', 'ofClient', 'cardsOf', 'lastSold']),
  ...all('cash.commissions', ['statement', 'exportStatement']),
  ...all('messaging.notices', ['list', 'unread', 'markRead', 'markAllRead', 'wishes', 'keepWish']),
  'insights.home',
  'live.changes',
];

const ofCompanies = procedures.filter(({ kind }) => kind === 'company');
const isAtDesk = ({ name }: { name: string }) => DESK.includes(name);

const world = testWorld();
let desk: Api;

beforeAll(async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const rui = { name: 'Rui', email: 'rui@salao.test' };
  desk = await world.as(await salon.isJoinedBy(rui, 'receptionist'));
});

test('what is named here is there', () => {
  expect(ofCompanies.map(({ name }) => name)).toEqual(expect.arrayContaining(DESK));
});

test.each(ofCompanies.filter((one) => !isAtDesk(one)))(
  '$name refuses a receptionist',
  async ({ path }) => {
    expect(await refusalOf(desk, path)).toBe('FORBIDDEN');
  },
);

test.each(ofCompanies.filter(isAtDesk))('$name is open to a receptionist', async ({ path }) => {
  expect(await refusalOf(desk, path)).not.toBe('FORBIDDEN');
});

function all(area: string, names: readonly string[]): string[] {
  return names.map((name) => `${area}.${name}`);
}
