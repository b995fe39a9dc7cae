import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type ReceivedMail = {
  /** Who logged in, if anybody did. */
  user: unknown;
  from: string;
  to: string[];
  /** Headers and bodies, decoded. */
  content: string;
};

export type SmtpSimulator = { port: number; mails: readonly ReceivedMail[]; close(): void };

/** A mail server on this machine that keeps what it receives. */
export async function startSmtpSimulator(options: SMTPServerOptions): Promise<SmtpSimulator> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disableReverseLookup: true,
    async onData(stream, { user, envelope }, callback) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      mails.push({ user, from, to, content: decoded(await text(stream)) });
      callback();
    },
    ...options,
  });
  // A client that gives up on TLS counts as an error of the server, and must not end the process.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  // `address()` answers text only for a pipe, and this server listens on a port.
  const { port } = listener.address() as AddressInfo;
  return { port, mails, close: () => server.close() };
}

/** Enough of MIME to read our own mails: quoted-printable in headers and bodies. */
function decoded(content: string): string {
  const unfolded = content.replace(/\?=\r\n =\?UTF-8\?Q\?/g, '');
  const headers = unfolded.replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words) =>
    words.replaceAll('_', ' '),
  );
  const escapes = headers.replace(/=\r\n/g, '').replaceAll('%', '%25');
  return decodeURIComponent(escapes.replace(/=([0-9A-F]{2})/g, '%$1'));
}
