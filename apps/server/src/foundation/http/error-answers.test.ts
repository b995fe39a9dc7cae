import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { BusyError } from '../work-queue.ts';
import { presentableError, registerErrorAnswers } from './error-answers.ts';

test('whoever asks for more than may wait is told to come back in a moment', () => {
  const resHeaders = new Headers();
  const failed = { logger: createLogger('silent'), requestId: 'test', resHeaders };
  expect(presentableError(new BusyError(), failed)).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    message: expect.stringContaining('Tente novamente em alguns segundos.'),
  });
  expect(resHeaders.get('retry-after')).toBe('2');
});

test('so is whoever asks for a file', async () => {
  const app = Fastify();
  registerErrorAnswers(app);
  app.get('/picture', () => Promise.reject(new BusyError()));
  const { statusCode, headers } = await app.inject({ url: '/picture' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});
