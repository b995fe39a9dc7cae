import { expect, test } from 'vitest';
import { startProcess } from './server-process.ts';

test.concurrent('a failure that nobody waited for is logged and stops the process in order', async () => {
  const surprised = startProcess('tests/surprised-process.ts', {}, ['rejected']);

  expect(await surprised.ended).toBe(1);
  expect(surprised.said()).toContain('"msg":"unexpected failure, stopping"');
  expect(surprised.said()).toContain('nobody waited for this');
  expect(surprised.said()).toContain('stopped in order');
});

test.concurrent('and ends it when stopping does not end', async () => {
  const surprised = startProcess('tests/surprised-process.ts', {}, ['thrown', 'stuck']);

  expect(await surprised.ended).toBe(1);
  expect(surprised.said()).not.toContain('stopped in order');
});
