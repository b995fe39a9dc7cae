import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../src/modules/company/companies.table.ts';
import { members } from '../src/modules/team/members.table.ts';
import type { Api } from './agenda-support.ts';
import { contentsOf } from './contents.ts';
import { procedures, refusalOf as refusalBy } from './contract-walk.ts';
import { testWorld } from './support.ts';

type Person =
  | 'visitor'
  | 'outsider'
  | 'formerMember'
  | 'memberOfClosed'
  | 'professional'
  | 'owner'
  | 'ownerWithoutAccess';

/** Procedures that a visitor may call, and why. */
const PUBLIC_PROCEDURES: Record<string, string> = {
  'identity.session.current': 'answers null, by which the web knows that nobody is signed in',
  'identity.entrance.current': 'the gate asks before anybody can sign in',
  'identity.entrance.configure': 'the first administrator has no account yet; refused afterwards',
  'identity.entrance.loadDemo': 'fills an empty system of this machine; refused anywhere else',
  'identity.signUp.create': 'whoever signs up has no account yet',
  'billing.plans.trial': 'sign-up says how long one may try before there is an account',
  'team.invitations.show': 'whoever was invited may have no account; the link is the key',
  'team.invitations.acceptAsNewcomer': 'makes the account; the link is the key',
  'team.invitations.accept': 'looks at the session itself, to say who has to sign in first',
  'prepaid.ownOrder.shop': 'visitors see what a company sells by its link',
  'prepaid.ownOrder.challenge': 'is what keeps robots away',
  'prepaid.ownOrder.place': 'a client has no account',
  'prepaid.ownOrder.get': 'the link is the key',
  'scheduling.publicBooking.company': 'whoever books online has no account',
  'scheduling.publicBooking.professionals': 'shows whom she can book',
  'scheduling.publicBooking.services': 'shows what she can book',
  'scheduling.publicBooking.days': 'shows when there is time',
  'scheduling.publicBooking.slots': 'shows when there is time',
  'scheduling.publicBooking.checkCoupon': 'answers what a code takes off',
  'scheduling.publicBooking.couponTerms': 'answers what a code asks',
  'scheduling.publicBooking.hold': 'keeps a time for some minutes',
  'scheduling.publicBooking.release': 'gives such a time back',
  'scheduling.publicBooking.challenge': 'is what keeps robots away',
  'scheduling.publicBooking.book': 'is what the page is for',
  'scheduling.ownAppointment.get': 'a client has no account; her link is the key',
  'scheduling.ownAppointment.confirm': 'the link is the key',
  'scheduling.ownAppointment.cancel': 'the link is the key',
  'scheduling.ownAppointment.professionals': 'the link is the key',
  'scheduling.ownAppointment.days': 'the link is the key',
  'scheduling.ownAppointment.slots': 'the link is the key',
  'scheduling.ownAppointment.move': 'the link is the key',
  'scheduling.ownAppointment.stopMessages': 'the link is the key',
  'scheduling.ownAppointment.resumeMessages': 'the link is the key',
  'reviews.ownReview.get': 'a client has no account; her link is the key',
  'reviews.ownReview.send': 'the link is the key, once',
  'messaging.automations.toldVisitor': 'whoever booked online has no account',
  'platform.support.contact': 'whoever cannot get in must know whom to write to',
};
/** What a company without access may do all the same, and why. */
const WITHOUT_ACCESS: Record<string, string> = {
  'billing.subscription.read': 'shows how to get access back',
  'billing.subscription.checkout': 'pays for access',
  'billing.subscription.verify': 'asks whether the payment came',
  'billing.subscription.portal': 'mends a card that was refused',
  'billing.subscription.sync': 'asks the provider for the truth',
  'company.company.get': 'shows the company itself, which is hers with or without access',
  'company.company.update': 'puts right what the company says about itself, its bills included',
  'company.company.uploadLogo': 'belongs to what the company says about itself',
  'company.company.removeLogo': 'belongs to what the company says about itself',
  'team.supportVisits.list': 'tells who looked into the company, whatever it pays',
  'team.supportVisits.changes': 'tells what they changed',
  'team.supportVisits.allow': 'lets them help',
  'team.supportVisits.end': 'puts them out',
  'insights.home': 'opens for everybody; without access each of its blocks is null',
  'scheduling.agenda.nextDays': 'whoever booked still comes: who, when, and nothing to change',
  'live.changes': 'says which list changed, and nothing of what is in it',
};
/** What everyone in the team may look at or, of her own, change: whatever the role. */
const VIEWS = [
  'team.professionals.list',
  'team.schedules.get',
  'team.schedules.days',
  'catalog.services.list',
  'catalog.professionalServices.list',
  'scheduling.appointments.list',
  'scheduling.appointments.exportCsv',
  'scheduling.appointments.get',
  'scheduling.appointments.changeStatus',
  'scheduling.appointments.writeNotes',
  'scheduling.appointments.stage',
  'scheduling.appointments.clientAside',
  'scheduling.agenda.read',
  'scheduling.agenda.nextDays',
  'scheduling.agenda.listFeeds',
  'scheduling.agenda.renewFeed',
  'scheduling.agenda.removeFeed',
  'cash.commissions.statement',
  'cash.commissions.exportStatement',
  'tasks.tasks.list',
  'tasks.tasks.count',
  'tasks.tasks.listDue',
  'tasks.tasks.complete',
  'tasks.tasks.reopen',
  'messaging.notices.list',
  'messaging.notices.unread',
  'messaging.notices.markRead',
  'messaging.notices.markAllRead',
  'messaging.notices.wishes',
  'messaging.notices.keepWish',
  'messaging.push.here',
  'messaging.push.key',
  'messaging.push.subscribe',
  'messaging.push.unsubscribe',
  'insights.home',
  'live.changes',
];

const ofCompanies = procedures.filter(({ kind }) => kind === 'company');
const ofAccounts = procedures.filter(({ kind }) => kind === 'account');
const ofOperators = procedures.filter(({ kind }) => kind === 'operator');

const world = testWorld();
let apis: Record<Person, Api>;
let before: Record<string, string>;

beforeAll(async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  await salon.offers('Corte');
  const closed = await world.tell.company('Fechada', { name: 'Lia', email: 'lia@fechada.test' });
  const lapsed = await world.tell.company(
    'Vencida',
    { name: 'Iva', email: 'iva@vencida.test' },
    { trialDays: 0 },
  );
  const ana = await salon.isJoinedBy({ name: 'Ana', email: 'ana@salao.test' }, 'professional');
  const rui = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'manager');
  await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
    await scope.update(members).set({ active: false }).where(eq(members.userId, rui));
    await scope.update(companies).set({ active: false }).where(eq(companies.id, closed.companyId));
  });
  apis = {
    visitor: await world.as(),
    outsider: await world.as(await world.tell.person({ name: 'Eva', email: 'eva@fora.test' })),
    formerMember: await world.as(rui),
    memberOfClosed: await world.as(closed.ownerId),
    professional: await world.as(ana),
    owner: await world.as(salon.ownerId),
    ownerWithoutAccess: await world.as(lapsed.ownerId),
  };
  before = await contentsOf(world.system);
});

test('the contract is walked whole, and what is open to everyone says here why', () => {
  const open = procedures.filter(({ kind }) => kind === 'public').map(({ name }) => name);

  expect(open).toEqual(Object.keys(PUBLIC_PROCEDURES));
  expect(ofCompanies.map(({ name }) => name)).toEqual(expect.arrayContaining(VIEWS));
  expect(ofCompanies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys(WITHOUT_ACCESS)),
  );
  expect(ofAccounts.length).toBeGreaterThan(0);
  expect(ofOperators.length).toBeGreaterThan(0);
});

test('a visitor is nobody', async () => {
  expect(await apis.visitor.identity.session.current()).toBeNull();
});

test.each([...ofAccounts, ...ofCompanies, ...ofOperators])(
  '$name refuses a visitor',
  async ({ path }) => {
    expect(await refusalOf('visitor', path)).toBe('UNAUTHORIZED');
  },
);

describe.each([
  ['an account without company', 'outsider'],
  ['somebody who left the company', 'formerMember'],
  ['the owner of a company that was closed', 'memberOfClosed'],
] as const)('%s', (_case, person) => {
  test.each(ofCompanies)('is refused by $name', async ({ path }) => {
    expect(await refusalOf(person, path)).toBe('NO_COMPANY');
  });

  test.each(ofOperators)('is refused by $name', async ({ path }) => {
    expect(await refusalOf(person, path)).toBe('FORBIDDEN');
  });
});

test.each(ofCompanies.filter(({ name }) => !VIEWS.includes(name)))(
  '$name refuses a role that may only look',
  async ({ path }) => {
    expect(await refusalOf('professional', path)).toBe('FORBIDDEN');
  },
);

test.each(ofCompanies.filter(({ name }) => !(name in WITHOUT_ACCESS)))(
  '$name refuses a company whose trial is over',
  async ({ path }) => {
    const code = path[1] === 'administrative' ? 'FORBIDDEN' : 'MODULE_CLOSED';
    expect(await refusalOf('ownerWithoutAccess', path)).toBe(code);
  },
);

test('a company whose trial is over sees how to get access back', async () => {
  const seen = await apis.ownerWithoutAccess.billing.subscription.read();
  expect(seen).toMatchObject({ hasAccess: false });
});

test.each(ofOperators)('$name refuses the owner of a company', async ({ path }) => {
  expect(await refusalOf('owner', path)).toBe('FORBIDDEN');
});

test('none of this changed a single row', async () => {
  expect(await contentsOf(world.system)).toEqual(before);
});

function refusalOf(person: Person, path: readonly string[]): Promise<string> {
  return refusalBy(apis[person], path);
}
