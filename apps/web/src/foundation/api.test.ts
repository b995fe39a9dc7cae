import { expect, test, vi } from 'vitest';
import { createApi } from './api.tsx';

test('what a write made old is noted when its answer is here, not before', async () => {
  const steps: string[] = [];
  const body = new ReadableStream({
    async start(stream) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push('answer arrives');
      stream.enqueue(new TextEncoder().encode('{"json":{"id":"one"}}'));
      stream.close();
    },
  });
  const headers = { 'content-type': 'application/json', 'x-changes': 'coupons' };
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  const { promotions } = createApi((changes) => {
    if (changes.length > 0) steps.push(changes.map(({ topic }) => topic).join());
  });

  await promotions.coupons.remove.call({ id: 'one' });
  expect(steps).toEqual(['answer arrives', 'coupons']);
  vi.unstubAllGlobals();
});
