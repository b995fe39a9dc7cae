import { expect, test } from 'vitest';
import { testWorld } from './support.ts';

const world = testWorld();
const READS = ['/api/v1/entrance', '/api/v1/support'];

function read(url: string, remoteAddress: string) {
  return world.app.inject({ url, remoteAddress });
}

test.each(['/b/ninguem', '/files/company-logos/nada.webp'])(
  'one network visits %s three hundred times a minute, then is told how long to wait',
  async (url) => {
    for (let time = 0; time < 300; time++) {
      const answer = await read(url, `2001:db8::${time}`);
      expect(answer.statusCode).not.toBe(429);
    }
    const refused = await read(url, '2001:db8::ffff');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^Muitas tentativas\. Aguarde /),
    });
    expect((await read(url, '2001:db8:1::1')).statusCode).not.toBe(429);
  },
);

test('one address reads what is public sixty times a minute, then is told how long to wait', async () => {
  for (let time = 0; time < 60; time++) {
    const answer = await read(READS[time % READS.length] ?? '', '203.0.113.9');
    expect(answer.statusCode).toBe(200);
  }
  for (const url of READS) {
    const refused = await read(url, '203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas. Aguarde 1 min e tente novamente.',
    });
  }
  expect((await read('/api/v1/entrance', '203.0.113.10')).statusCode).toBe(200);
});
