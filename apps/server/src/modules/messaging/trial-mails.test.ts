import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { companies } from '../company/companies.table.ts';
import { TELL_OF_TRIAL } from './trial-mails.commands.ts';
import { trialMailJobs } from './trial-mails.jobs.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
let early: CompanyStory;
let ended: CompanyStory;

beforeAll(async () => {
  const company = (name: string, trialDays: number) =>
    world.tell.company(name, { name, email: `${name}@salao.test` }, { trialDays });
  early = await company('cedo', 4);
  await company('quase', 3);
  ended = await company('acabou', -1);
  await company('antiga', -8);
  const subscribed = await company('assinou', 2);
  const closed = await company('fechada', 2);
  await change(subscribed, { subscriptionStripeId: 'sub_1' });
  await change(closed, { active: false });
});

function change({ companyId }: CompanyStory, values: Partial<typeof companies.$inferInsert>) {
  return world.system.scopes.asOperator(actor, (scope) =>
    scope.update(companies).set(values).where(eq(companies.id, companyId)),
  );
}

/** A morning: the review, and then what it put into the queue. */
async function morning(now: Temporal.Instant): Promise<void> {
  const { mailer, scopes, logger, database } = world.system;
  const [review, tell] = trialMailJobs(mailer, 'http://localhost:3000');
  await review?.run({ scopes, actor, now, logger }, {});
  const { rows } = await database.pool.query(
    'delete from pgboss.job where name = $1 returning data',
    [TELL_OF_TRIAL],
  );
  for (const { data } of rows) await tell?.run({ scopes, actor, now, logger }, data);
}

async function letters(): Promise<string[]> {
  const all = await world.system.scopes.asOperator(actor, (scope) => scope.select().from(mails));
  return all.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
}

test('the owners hear that the trial ends in three days, and that it ended, once each', async () => {
  await morning(noon);
  await morning(noon);
  const first = [
    'acabou@salao.test: Seu período de teste terminou',
    'quase@salao.test: Seu período de teste termina em 3 dias',
  ];
  expect(await letters()).toEqual(first);

  await morning(noon.add({ hours: 24 }));
  const second = [...first, 'cedo@salao.test: Seu período de teste termina em 3 dias'].toSorted();
  expect(await letters()).toEqual(second);

  await morning(noon.add({ hours: 73 }));
  expect(await letters()).toEqual(
    [...second, 'quase@salao.test: Seu período de teste terminou'].toSorted(),
  );
});

test('the letters say until when, and lead to the plans', async () => {
  const written = await world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, 'quase@salao.test')).orderBy(mails.id),
  );
  expect(written[0]?.text).toContain('O período de teste de quase vai até 13/03/2026 12:00.');
  for (const { text } of written) expect(text).toContain('http://localhost:3000/plan-selection');
});

test('a trial that was made longer is told of again', async () => {
  await change(ended, { trialEndsAt: noon.add({ hours: 48 }) });
  await morning(noon);
  expect(await letters()).toContain('acabou@salao.test: Seu período de teste termina em 2 dias');
});

test('whoever subscribed between the review and the letter is left alone', async () => {
  const { mailer, scopes, logger } = world.system;
  await change(early, { trialEndsAt: noon.add({ hours: 1 }), subscriptionStatus: 'active' });
  const [, tell] = trialMailJobs(mailer, 'http://localhost:3000');
  const before = await letters();
  await tell?.run({ scopes, actor, now: noon, logger }, { companyId: early.companyId });
  expect(await letters()).toEqual(before);
});

test('the review runs every morning', () => {
  const [review] = trialMailJobs(world.system.mailer, 'http://localhost:3000');
  expect(review).toMatchObject({ name: 'trials.review', every: '0 9 * * *' });
});
