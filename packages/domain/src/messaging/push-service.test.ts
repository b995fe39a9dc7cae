import { expect, test } from 'vitest';
import { isPushService } from './push-service.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/Q', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.mal.test/x', false],
  ['https://malfcm.googleapis.com.br/x', false],
  ['https://user:pass@fcm.googleapis.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['http://127.0.0.1:5432/', false],
  ['file:///etc/passwd', false],
  ['nada', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, 'world')).toBe(expected);
});

test('on a machine by itself a push service may be played', () => {
  expect(isPushService('http://127.0.0.1:4000/push/1', 'this-machine')).toBe(true);
  expect(isPushService('http://10.0.0.5/push', 'this-machine')).toBe(false);
});
