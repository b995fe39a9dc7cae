import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip } from './zip-writer.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');

test('what was packed is away before the next part is asked for', async () => {
  const partSize = 200_000;
  let given = 0;
  let received = 0;
  let mostWaiting = 0;
  async function* parts() {
    for (let count = 0; count < 40; count++) {
      mostWaiting = Math.max(mostWaiting, given - received);
      given += partSize;
      // Twice as many letters as bytes of chance, so it packs to about half and no further.
      yield randomBytes(partSize / 2).toString('hex');
    }
  }
  const zip = openZip(async (bytes) => {
    received += bytes.length * 2;
  }, now);

  await zip.addText('big.txt', parts());
  await zip.close();

  expect(given).toBe(8_000_000);
  expect(mostWaiting).toBeLessThan(3 * partSize);
});

test('texts and pictures come out of the archive as they went in', async () => {
  const chunks: Uint8Array[] = [];
  const zip = openZip(async (bytes) => {
    chunks.push(bytes);
  }, now);
  const picture = new Uint8Array([1, 2, 3]);

  await zip.addText('vazio.txt', textOf());
  await zip.addText('nome.txt', textOf('Salão ', 'da Bê'));
  await zip.addPicture('imagens/logo.webp', picture);
  await zip.close();

  const entries = unzipSync(Buffer.concat(chunks));
  expect(Object.keys(entries)).toEqual(['vazio.txt', 'nome.txt', 'imagens/logo.webp']);
  expect(strFromU8(entries['nome.txt'] ?? new Uint8Array())).toBe('Salão da Bê');
  expect(entries['vazio.txt']).toHaveLength(0);
  expect([...(entries['imagens/logo.webp'] ?? [])]).toEqual([...picture]);
});

test('a disk that is full ends the archive', async () => {
  const zip = openZip(async () => {
    throw new Error('no space');
  }, now);
  await expect(zip.addText('nome.txt', textOf('Bê'))).rejects.toThrow('no space');
});

async function* textOf(...parts: string[]): AsyncGenerator<string> {
  yield* parts;
}
