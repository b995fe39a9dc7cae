import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import {
  type SmtpSimulator,
  startSmtpSimulator,
} from '../../../tests/simulators/smtp.simulator.ts';
import { MailDeliveryError } from './mail-delivery-error.ts';
import { InvalidMailError, type MailMessage } from './mail-message.ts';
import { createSmtpTransport, type SmtpTransportOptions } from './smtp-transport.ts';

const message: MailMessage = {
  to: 'ana@exemplo.com.br',
  subject: 'Confirmação do horário',
  text: 'Olá, Ana! Até amanhã às 10h.',
  html: '<p>Olá, Ana!</p>',
};
const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'], authOptional: true };
const withLogin: SMTPServerOptions = {
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, callback) {
    if (username === 'salao' && password === 's3nha@certa') callback(null, { user: username });
    else callback(new Error('Wrong user or password'));
  },
};

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function startMailServer(options: SMTPServerOptions): Promise<SmtpSimulator> {
  const simulator = await startSmtpSimulator(options);
  closers.push(simulator.close);
  return simulator;
}

function transportTo(port: number, options: Partial<SmtpTransportOptions> = {}) {
  const from = 'Salão Demo <nao-responda@exemplo.com.br>';
  const transport = createSmtpTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    from,
    ...options,
  });
  closers.push(transport.close);
  return transport;
}

async function failureOf(work: Promise<string>): Promise<MailDeliveryError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof MailDeliveryError) return error;
  throw new Error('Expected a MailDeliveryError', { cause: error });
}

test('delivers a mail to a server without login', async () => {
  const { port, mails } = await startMailServer(plain);
  await transportTo(port).send(message);

  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'nao-responda@exemplo.com.br', to: ['ana@exemplo.com.br'] });
  const content = mail?.content;
  expect(content).toContain('From: Salão Demo <nao-responda@exemplo.com.br>\r\n');
  expect(content).toContain('To: ana@exemplo.com.br\r\n');
  expect(content).toContain('Subject: Confirmação do horário\r\n');
  expect(content).toContain('Auto-Submitted: auto-generated\r\n');
  expect(content).toContain('Olá, Ana! Até amanhã às 10h.');
  expect(content).toContain('<p>Olá, Ana!</p>');
});

test('delivers a mail that has only text', async () => {
  const { port, mails } = await startMailServer(plain);
  await transportTo(port).send({ to: message.to, subject: message.subject, text: message.text });

  expect(mails[0]?.content).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mails[0]?.content).not.toContain('text/html');
});

test('logs in where the server asks for it', async () => {
  const { port, mails } = await startMailServer(withLogin);
  await transportTo(port, { user: 'salao', password: 's3nha@certa' }).send(message);

  expect(mails).toMatchObject([{ user: 'salao', to: ['ana@exemplo.com.br'] }]);
});

test.each([
  ['a wrong password', { user: 'salao', password: 's3nha-errada' }],
  ['no login where one is needed', {}],
])('explains %s without showing it', async (_case, login) => {
  const { port, mails } = await startMailServer(withLogin);
  const failure = await failureOf(transportTo(port, login).send(message));

  expect(failure.reason).toBe('login-refused');
  expect(failure.message).toContain(`127.0.0.1:${port}: O servidor recusou o usuário ou a senha.`);
  expect(inspect(failure, { depth: 10 })).not.toContain('s3nha');
  expect(mails).toEqual([]);
});

test('explains that nobody listens there', async () => {
  const failure = await failureOf(transportTo(1).send(message));

  expect(failure.reason).toBe('unreachable');
  expect(failure.message).toBe(
    'Servidor de e-mail 127.0.0.1:1: Não foi possível conectar. Confira o endereço e a porta.',
  );
});

test('explains that the host does not exist', async () => {
  const failure = await failureOf(transportTo(25, { host: 'nao-existe.invalid' }).send(message));

  expect(failure.reason).toBe('host-not-found');
});

test('gives up on a server that stays silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closers.push(() => silent.close());
  // `address()` answers text only for a pipe, and this server listens on a port.
  const { port } = silent.address() as AddressInfo;

  const failure = await failureOf(transportTo(port, { timeoutInMilliseconds: 200 }).send(message));

  expect(failure.reason).toBe('timed-out');
});

test.each([
  ['mail-refused', 550],
  ['busy', 450],
] as const)(
  'tells %s when the server answers %i, without the address',
  async (reason, responseCode) => {
    const { port } = await startMailServer({
      ...plain,
      onRcptTo({ address }, _session, callback) {
        callback(Object.assign(new Error(`No mailbox <${address}>`), { responseCode }));
      },
    });
    const failure = await failureOf(transportTo(port).send(message));

    expect(failure.reason).toBe(reason);
    expect(failure.message).toContain(`Resposta: ${responseCode} No mailbox <…>`);
    expect(inspect(failure, { depth: 10 })).not.toContain('ana@');
  },
);

test.each([
  ['TLS from the start', { secure: true }, {}],
  ['STARTTLS', {}, { secure: false }],
])('trusts no certificate that nobody vouches for: %s', async (_case, server, client) => {
  const { port, mails } = await startMailServer({ authOptional: true, ...server });
  const failure = await failureOf(transportTo(port, { secure: true, ...client }).send(message));

  expect(failure.reason).toBe('insecure');
  expect(mails).toEqual([]);
});

test('sends nothing in the clear when TLS is required', async () => {
  const { port, mails } = await startMailServer(plain);
  const failure = await failureOf(transportTo(port, { startTls: 'required' }).send(message));

  expect(failure.reason).toBe('insecure');
  expect(mails).toEqual([]);
});

// 0.0.0.0 reaches this machine, but is not one of the names a password may go to in the clear.
test('gives the password to another machine only over TLS', async () => {
  const { port, mails } = await startMailServer(withLogin);
  const login = { host: '0.0.0.0', user: 'salao', password: 's3nha@certa' };

  expect((await failureOf(transportTo(port, login).send(message))).reason).toBe('insecure');
  await transportTo(port, { ...login, startTls: 'when-offered' }).send(message);
  expect(mails).toHaveLength(1);
});

test.each([
  ['recipient', { to: 'ana@exemplo.com.br\r\nBcc: eva@exemplo.com' }],
  ['subject', { subject: 'Olá\r\nBcc: eva@exemplo.com' }],
])('refuses to smuggle headers in through the %s', async (_header, change) => {
  const { port, mails } = await startMailServer(plain);

  await expect(transportTo(port).send({ ...message, ...change })).rejects.toThrow(InvalidMailError);
  expect(mails).toEqual([]);
});

test('refuses to smuggle headers in through the sender', () => {
  expect(() => transportTo(25, { from: 'a@exemplo.com\nBcc: eva@exemplo.com' })).toThrow(
    InvalidMailError,
  );
});

test('another name stands before our address, and a calendar file goes along', async () => {
  const { port, mails } = await startMailServer(plain);
  await transportTo(port).send({
    ...message,
    fromName: 'Salão "da Bê", Centro',
    replyTo: 'contato@salao.test',
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  });

  const [mail] = mails;
  expect(mail?.from).toBe('nao-responda@exemplo.com.br');
  const content = String(mail?.content);
  expect(content).toMatch(
    /^From: [^\n]*Salão[^\n]*(\r\n )?[^\n]*<nao-responda@exemplo\.com\.br>\r?$/m,
  );
  expect(content).toMatch(/^Reply-To: contato@salao\.test\r?$/m);
  expect(content).toMatch(/^Content-Type: text\/calendar/m);
  expect(content).toContain('horario.ics');
});

test.each([
  ['a name with a line break', { fromName: 'Salão\r\nBcc: outro@exemplo.com.br' }],
  ['an answer address that is a list', { replyTo: 'a@exemplo.com.br, b@exemplo.com.br' }],
])('%s is refused', async (_case, header) => {
  const { port, mails } = await startMailServer(plain);
  await expect(transportTo(port).send({ ...message, ...header })).rejects.toThrow(InvalidMailError);
  expect(mails).toEqual([]);
});
