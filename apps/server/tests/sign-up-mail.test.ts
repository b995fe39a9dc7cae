import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { users } from '../src/modules/identity/accounts.table.ts';
import { browserOf } from './sign-in-support.ts';
import { strangersOf } from './sign-up-support.ts';
import { startSmtpSimulator } from './simulators/smtp.simulator.ts';
import { testWorld } from './support.ts';

const server = await startSmtpSimulator({ disabledCommands: ['STARTTLS'], authOptional: true });
const world = testWorld({ variables: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
const { stranger, someone } = strangersOf(world);
const { post, enter } = browserOf(world);

beforeAll(() => world.system.work());
afterAll(() => server.close());

/** The link in the mail of this kind that reached this person's mailbox. */
async function linkTo(email: string, subject: string): Promise<URL> {
  const find = () =>
    server.mails.find(({ to, content }) => to.includes(email) && content.includes(subject));
  await vi.waitFor(() => expect(find()).toBeDefined(), 10_000);
  return new URL(/http:\/\/localhost:3000\/api\/auth\/\S+/.exec(find()?.content ?? '')?.[0] ?? '');
}

test('whoever signs up gets the confirmation by mail, and is confirmed by opening it', async () => {
  const input = someone();
  const { userId } = await stranger().identity.signUp.create(input);
  const link = await linkTo(input.email, 'Confirme seu e-mail');

  const response = await world.app.inject({ url: `${link.pathname}${link.search}` });
  expect(response.headers.location).toBe('/dashboard/profile?confirmed=1');
  const { owner } = world.system.database;
  const [account] = await owner.select().from(users).where(eq(users.id, userId));
  expect(account?.emailVerified).toBe(true);
  expect((await stranger().identity.entrance.current()).recoversByEmail).toBe(true);
});

test('whoever forgot the password gets a link by mail that sets a new one', async () => {
  const input = someone();
  await stranger().identity.signUp.create(input);
  const body = { email: input.email, redirectTo: '/auth/reset' };
  await post('/request-password-reset', { body });
  const link = await linkTo(input.email, 'Nova senha');

  const opened = await world.app.inject({ url: `${link.pathname}${link.search}` });
  const target = new URL(String(opened.headers.location), 'http://localhost:3000');
  expect(target.pathname).toBe('/auth/reset');
  const token = target.searchParams.get('token');
  await post('/reset-password', { body: { token, newPassword: 'uma-senha-nova' } });
  expect((await enter(input.email, 'uma-senha-nova')).statusCode).toBe(200);
});
