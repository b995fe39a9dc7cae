import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { parseSmtpUrl, SmtpUrlError } from './smtp-options.ts';

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false }],
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
  ['smtp://localhost:1025/', { host: 'localhost', port: 1025, secure: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false }],
  [
    'smtp://user:pass@host:587',
    { host: 'host', port: 587, secure: false, user: 'user', password: 'pass' },
  ],
  [
    'smtps://ana%40exemplo.com:p%40ss%3A%2F%25%23@host',
    { host: 'host', port: 465, secure: true, user: 'ana@exemplo.com', password: 'p@ss:/%#' },
  ],
])('reads %s', (url, options) => {
  expect(parseSmtpUrl(url)).toEqual(options);
});

test.each([
  ['', /not of the form/],
  ['hunter2', /not of the form/],
  ['https://user:hunter2@host', /smtp:\/\/ or smtps:\/\//],
  ['smtp:user:hunter2@host', /no host/],
  ['smtp://user:hunter2@', /not of the form/],
  ['smtp://user:hunter2@host:0', /port/],
  ['smtp://user:hunter2@host:99999', /not of the form/],
  ['smtp://user:hunter2#x@host', /percent-encoded/],
  ['smtp://user:hunter2/x@host', /percent-encoded/],
  ['smtp://user:hunter2%@host', /wrongly encoded/],
  ['smtp://:hunter2@host', /password but no user/],
  ['smtp://user@host', /user but no password/],
  ['smtp://user:hunter2@host/folder', /end after the host/],
  ['smtp://user:hunter2@host?secure=true', /end after the host/],
])('says what is wrong with %j and keeps the password to itself', (url, complaint) => {
  const error = complaintAbout(url);

  expect(error.message).toMatch(complaint);
  expect(inspect(error, { depth: 10 })).not.toContain('hunter2');
});

function complaintAbout(url: string): SmtpUrlError {
  try {
    parseSmtpUrl(url);
  } catch (error) {
    if (error instanceof SmtpUrlError) return error;
    throw error;
  }
  throw new Error('Read what should have been refused');
}
