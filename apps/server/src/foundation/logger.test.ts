import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(url: string): string {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).info({ req: { method: 'GET', url } });
  return JSON.parse(lines.join('')).req.url;
}

test.each([
  ['/convite/s3cret', '/convite/…'],
  ['/convite//s3cret?from=s3cret', '/convite//…'],
  ['/Convite/s3cret', '/Convite/…'],
  ['/api/v1/invitation/s3cret', '/api/v1/invitation/…'],
  ['/api/v1/invitation/s3cret/newcomer', '/api/v1/invitation/…/newcomer'],
  ['/api/auth/reset-password/s3cret', '/api/auth/reset-password/…'],
  ['/review/s3cret', '/review/…'],
  ['/a/s3cret', '/a/…'],
  ['/a/s3cret/agenda.ics', '/a/…/agenda.ics'],
  ['/api/public/appointments/s3cret/cancel', '/api/public/appointments/…'],
  ['/api/v1/public/reviews/s3cret', '/api/v1/public/reviews/…'],
  ['/api/v1/public/orders/s3cret', '/api/v1/public/orders/…'],
  ['/pedido/s3cret', '/pedido/…'],
  ['/api/v1/gift-cards/by-code/s3cret', '/api/v1/gift-cards/by-code/…'],
  ['/calendario/0199/0198/s3cret.ics', '/calendario/…'],
  ['/Calendario//0199/s3cret.ics?x=1', '/Calendario//…'],
])('the key of a mailed link is not logged: %s', (url, shown) => {
  expect(logged(url)).toBe(shown);
});

test('every other path is logged as it is', () => {
  expect(logged('/api/v1/invitations/42/resend')).toBe('/api/v1/invitations/42/resend');
  expect(logged('/api/v1/gift-cards/42')).toBe('/api/v1/gift-cards/42');
  expect(logged('/api/v1/reviews/42/hide')).toBe('/api/v1/reviews/42/hide');
  expect(logged('/data/42')).toBe('/data/42');
});
