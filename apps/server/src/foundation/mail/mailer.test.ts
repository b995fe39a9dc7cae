import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startSmtpSimulator } from '../../../tests/simulators/smtp.simulator.ts';
import { testWorld } from '../../../tests/support.ts';
import type { OperatorScope } from '../database/scopes.ts';
import { InvalidMailError, type MailMessage } from './mail-message.ts';
import { createMailer } from './mailer.ts';
import { mails } from './mails.table.ts';

let refused = '';
const server = await startSmtpSimulator({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onRcptTo({ address }, _session, callback) {
    const failure = Object.assign(new Error(`No mailbox ${address}`), { responseCode: 550 });
    callback(address === refused ? failure : null);
  },
});
const world = testWorld({ variables: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });

afterAll(() => server.close());

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}

function messageTo(name: string): MailMessage {
  return { to: `${name}@exemplo.com.br`, subject: 'Olá', text: 'Até amanhã', html: '<p>Olá</p>' };
}

async function stored(name: string) {
  const [mail] = await asOperator((scope) =>
    scope
      .select()
      .from(mails)
      .where(eq(mails.recipient, `${name}@exemplo.com.br`)),
  );
  return mail;
}

async function deliveryJobs(): Promise<{ id: string; data: { mailId: string } }[]> {
  const { rows } = await world.system.database.pool.query(
    "select id, data from pgboss.job where name = 'mail.deliver'",
  );
  return rows;
}

function received(name: string): number {
  return server.mails.filter(({ to }) => to.includes(`${name}@exemplo.com.br`)).length;
}

describe('without a mail server', () => {
  const outbox = createMailer(null);

  test('an e-mail is kept for the operator to read, and nothing waits to be sent', async () => {
    const before = await deliveryJobs();
    await asOperator((scope) => outbox.write(scope, messageTo('kept')));

    expect(await asOperator(outbox.delivery)).toBe('outbox');
    expect(await stored('kept')).toMatchObject({
      state: 'kept',
      subject: 'Olá',
      text: 'Até amanhã',
      html: '<p>Olá</p>',
      error: null,
    });
    expect(await deliveryJobs()).toEqual(before);
  });
});

describe('writing', () => {
  test('an e-mail of a transaction that fails was never written', async () => {
    const before = await deliveryJobs();
    const failing = asOperator(async (scope) => {
      await world.system.mailer.write(scope, messageTo('undone'));
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await stored('undone')).toBeUndefined();
    expect(await deliveryJobs()).toEqual(before);
  });

  test.each([
    ['a second recipient', { to: 'ana@exemplo.com,eva@exemplo.com' }],
    ['no address', { to: 'Ana' }],
    ['a header in the subject', { subject: 'Olá\r\nBcc: eva@exemplo.com' }],
  ])('an e-mail with %s is refused before it is stored', async (_case, change) => {
    const before = await asOperator((scope) => scope.$count(mails));
    for (const mailer of [world.system.mailer, createMailer(null)]) {
      const writing = asOperator((scope) =>
        mailer.write(scope, { ...messageTo('bad'), ...change }),
      );
      await expect(writing).rejects.toThrow(InvalidMailError);
    }
    expect(await asOperator((scope) => scope.$count(mails))).toBe(before);
  });

  test('a request of a company writes one, too', async () => {
    const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
    await world.inCompany(salon.companyId, (scope) =>
      world.system.mailer.write(scope, messageTo('cliente')),
    );
    expect(await stored('cliente')).toMatchObject({ state: 'waiting' });
  });
});

describe('with a mail server', () => {
  test('a job sends the e-mail once, however often it runs, and marks it sent', async () => {
    await asOperator((scope) => world.system.mailer.write(scope, messageTo('ana')));
    const mail = await stored('ana');
    expect(mail).toMatchObject({ state: 'waiting' });

    await deliver(mail?.id ?? '');
    await deliver(mail?.id ?? '');

    expect(received('ana')).toBe(1);
    expect(await stored('ana')).toMatchObject({ state: 'sent', error: null });
  });

  test('what was sent is no longer readable here: its links open accounts', async () => {
    await asOperator((scope) => world.system.mailer.write(scope, messageTo('lia')));
    const mail = await stored('lia');
    await deliver(mail?.id ?? '');

    expect(await stored('lia')).toMatchObject({ subject: 'Olá', text: '', html: null });
  });

  test('an e-mail that is no longer there is nobody’s problem', async () => {
    await expect(deliver('0196f3a0-0000-7000-8000-000000000000')).resolves.toBeUndefined();
  });

  test('whoever asked to know hears that a letter was refused for good', async () => {
    const { scopes, logger, clock, mailer } = world.system;
    const ifLost = { job: 'letter.lost', data: { companyId: 'c', messageId: 'm' } };
    await asOperator(async (scope) => {
      await mailer.write(scope, messageTo('perdida'), { ifLost });
      await mailer.write(scope, messageTo('calada'));
    });
    const actor = { userId: null, requestId: 'test' };
    for (const { data } of await deliveryJobs()) {
      await mailer.deliverJob.giveUp?.({ scopes, actor, now: clock(), logger }, data);
    }
    const { rows } = await world.system.database.pool.query(
      "select data from pgboss.job where name = 'letter.lost'",
    );
    expect(rows).toEqual([{ data: ifLost.data }]);
  });

  test('whoever asked to know hears that her mail left, and nobody else', async () => {
    const ifSent = { job: 'letter.left', data: { companyId: 'c', messageId: 'm' } };
    await asOperator(async (scope) => {
      await world.system.mailer.write(scope, messageTo('ouvida'), { ifSent });
      await world.system.mailer.write(scope, messageTo('muda'));
    });
    await deliver((await stored('muda'))?.id ?? '');
    const heard = () =>
      world.system.database.pool.query("select data from pgboss.job where name = 'letter.left'");
    expect((await heard()).rows).toEqual([]);
    const mailId = (await stored('ouvida'))?.id ?? '';
    const [job] = (await deliveryJobs()).filter(({ data }) => data.mailId === mailId);
    const { scopes, mailer, logger, clock } = world.system;
    const actor = { userId: null, requestId: 'test' };
    const run = () =>
      mailer.deliverJob.run({ scopes, actor, now: clock(), logger }, job?.data ?? {});
    await run();
    await run();
    expect((await heard()).rows).toEqual([{ data: ifSent.data }]);
  });

  test('a refusal is kept with its reason, and the job tries again until it goes out', async () => {
    refused = 'rui@exemplo.com.br';
    await world.system.work();
    await asOperator((scope) => world.system.mailer.write(scope, messageTo('rui')));

    await vi.waitFor(
      async () => expect(await stored('rui')).toMatchObject({ state: 'failed' }),
      5000,
    );
    const reason = (await stored('rui'))?.error;
    expect(reason).toContain('O servidor recusou a mensagem. Resposta: 550');
    expect(reason).not.toContain('rui@');
    refused = '';

    await vi.waitFor(
      async () => expect(await stored('rui')).toMatchObject({ state: 'sent' }),
      15_000,
    );
    expect((await stored('rui'))?.error).toBeNull();
    expect(received('rui')).toBe(1);
  });
});

function deliver(mailId: string): Promise<void> {
  const { scopes, mailer, logger, clock } = world.system;
  const actor = { userId: null, requestId: 'test' };
  return mailer.deliverJob.run({ scopes, actor, now: clock(), logger }, { mailId });
}
