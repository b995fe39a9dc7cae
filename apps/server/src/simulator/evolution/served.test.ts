import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openEvolutionLine } from '../../foundation/whatsapp/evolution-gateway.ts';
import { serve } from '../served.ts';
import { booksInMemory } from '../whatsapp/books.ts';
import { timeByHand } from '../whatsapp/played-time.ts';
import { createEvolutionSimulator } from './evolution-simulator.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('over real HTTP a hundred lines send at once, and each phone got what was sent', async () => {
  const simulator = createEvolutionSimulator({
    within: booksInMemory(),
    time: timeByHand(),
    now: () => 0,
    post: async () => 200,
  });
  server = await serve(simulator.fetch);
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const access = { url: `http://127.0.0.1:${port}`, apiKey: 'chave-simulada', transport: fetch };
  const names = Array.from({ length: 100 }, (_, index) => `loja-${index}`);
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const line = openEvolutionLine({ ...access, name });
      await line.create({ url: 'http://127.0.0.1:1/', secret: 's' });
      await simulator.pair(name, { number: '5511987654321', profileName: name });
      const message = { text: name, reference: name, window: 'open', template: null } as const;
      return (await line.send({ ...message, to: '(21) 99999-8888' })).outcome;
    }),
  );
  expect(new Set(outcomes)).toEqual(new Set(['accepted']));
  for (const name of names) {
    expect((await simulator.messages(name)).map(({ text }) => text)).toEqual([name]);
  }
  simulator.trouble({ gateway: 'down' });
  const line = openEvolutionLine({ ...access, name: 'loja-1' });
  expect(await line.state()).toEqual({ outcome: 'refused', reason: 'no-answer' });
});
