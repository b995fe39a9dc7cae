import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { BusyError } from '../work-queue.ts';
import type { FileStore } from './file-store.ts';
import { drawPicture, removePicture, storePicture } from './pictures.ts';

const place = {
  area: 'company-logos',
  owner: '0198c000-0000-7000-8000-000000000001',
  name: 'logo',
} as const;
const folder = 'company-logos/0198c000-0000-7000-8000-000000000001';
const red = { r: 255, g: 0, b: 0 };

let stored: Map<string, Uint8Array>;
let files: FileStore;

beforeEach(() => {
  stored = new Map();
  files = {
    put: async (path, content) => void stored.set(path, content),
    get: async (path) => {
      const content = stored.get(path);
      return content ? { content, contentType: 'image/webp' } : null;
    },
    remove: async (path) => void stored.delete(path),
    removeFolder: async () => {},
  };
});

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'as %s is stored as a small WebP',
    async (type) => {
      const file = fileOf(await picture(1200, 600).toFormat(type).toBuffer());

      const outcome = await storePicture(files, place, file);

      expect(outcome).toMatchObject({
        value: expect.stringMatching(new RegExp(`^/files/${folder}/logo-[0-9a-f-]{36}\\.webp$`)),
      });
      expect(await storedMetadata()).toMatchObject({ format: 'webp', width: 512, height: 256 });
    },
  );

  test('that is small already is not blown up', async () => {
    await storePicture(files, place, fileOf(await picture(40, 20).png().toBuffer()));
    expect(await storedMetadata()).toMatchObject({ width: 40, height: 20 });
  });

  test('stands upright and tells nothing of where it was taken', async () => {
    const content = await picture(40, 20)
      .withExif({ IFD0: { Copyright: 'Bê' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    await storePicture(files, place, fileOf(content));

    const metadata = await storedMetadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  test('has an address of its own, and is removed without touching its twin', async () => {
    const small = fileOf(await picture(40, 20).png().toBuffer());
    const first = await storePicture(files, place, small);
    const second = await storePicture(files, place, small);
    if (!first.accepted || !second.accepted) throw new Error('Not stored');

    await removePicture(files, first.value);
    expect([...stored.keys()].map((path) => `/files/${path}`)).toEqual([second.value]);
    await removePicture(files, null);
    expect(stored.size).toBe(1);
  });
});

describe('several pictures at once', () => {
  test('are drawn one after the other', async () => {
    const file = fileOf(await picture(900, 900).png().toBuffer());
    let most = 0;
    const look = () => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    };
    sharp.queue.on('change', look);
    const owners = Array.from({ length: 8 }, (_, number) => `owner ${number}`);
    const drawn = await Promise.all(owners.map((owner) => drawPicture(file, owner)));
    sharp.queue.off('change', look);
    expect(drawn.map(({ accepted }) => accepted)).toEqual(owners.map(() => true));
    // One may still be counted while the next one begins.
    expect(most).toBeLessThan(3);
  });

  test('of one owner leave room for the others', async () => {
    const file = fileOf(await picture(40, 20).png().toBuffer());
    const many = Array.from({ length: 10 }, () => drawPicture(file, 'one'));
    const other = drawPicture(file, 'another');
    const outcomes = await Promise.allSettled(many);
    const refusals = outcomes.filter(({ status }) => status === 'rejected');
    expect(refusals).toEqual(
      refusals.map(() => ({ status: 'rejected', reason: expect.any(BusyError) })),
    );
    expect(refusals).toHaveLength(7);
    expect(await other).toMatchObject({ accepted: true });
  });
});

describe('nothing is stored of', () => {
  test.each([
    ['nothing', ''],
    ['a text', 'isto não é uma imagem'],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['the beginning of a PNG', '\x89PNG\r\n\x1a\n'],
    ['a PNG with garbage in it', `\x89PNG\r\n\x1a\n${'lixo'.repeat(500)}`],
  ])('%s, whatever it calls itself', async (_case, content) => {
    const file = fileOf(Buffer.from(content, 'latin1'));
    expect(await storePicture(files, place, file)).toEqual(refused('not-an-image'));
    expect(stored.size).toBe(0);
  });

  test('a picture that was cut off', async () => {
    const content = await picture(600, 600).png({ compressionLevel: 0 }).toBuffer();
    const file = fileOf(content.subarray(0, content.length / 2));
    expect(await storePicture(files, place, file)).toEqual(refused('not-an-image'));
  });

  test('a few bytes that unpack to more than the memory should hold', async () => {
    const bomb = blackSquare(8000);
    expect(bomb.length).toBeLessThan(10_000);
    expect((await sharp(bomb).metadata()).width).toBe(8000);
    expect(await storePicture(files, place, fileOf(bomb))).toEqual(refused('too-many-pixels'));
    expect(stored.size).toBe(0);
  });

  test.each([
    ['two bytes for each colour', { side: 5100, depth: 16, interlaced: 0 }, false],
    ['one byte for each colour', { side: 5100, depth: 8, interlaced: 0 }, true],
    ['one byte for each colour, in several passes', { side: 5100, depth: 8, interlaced: 1 }, false],
    ['what the refusal advises, at its heaviest', { side: 3500, depth: 16, interlaced: 1 }, true],
  ])('what is too much to unpack: %s', async (_case, head, mayBeDrawn) => {
    // Only the head is there: whatever is drawn of it turns out to be damaged.
    const outcome = await storePicture(files, place, fileOf(headOf(head)));
    expect(outcome).toEqual(refused(mayBeDrawn ? 'not-an-image' : 'too-many-pixels'));
  });

  test('a file over 5 MB, and what is not over it is looked at', async () => {
    const limit = 5 * 1024 * 1024;
    const picturePlus = async (length: number) =>
      fileOf(
        Buffer.concat([await picture(40, 20).jpeg().toBuffer(), Buffer.alloc(length)]),
        length,
      );

    expect(await storePicture(files, place, await picturePlus(limit + 1))).toEqual(
      refused('too-large'),
    );
    expect(stored.size).toBe(0);
    expect(await storePicture(files, place, await picturePlus(limit))).toMatchObject({
      accepted: true,
    });
  });
});

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: red } });
}

/** A PNG of one bit per pixel, which packs a thousand times smaller than it unpacks. */
function blackSquare(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + side / 8));
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** A PNG with four colours to the pixel, and no line of it. */
function headOf({ side, depth, interlaced }: { side: number; depth: number; interlaced: number }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, 6, 0, 0, interlaced], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND'),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Cut to a length where one is given. The type is a lie wherever the content is no PNG. */
function fileOf(content: Buffer, length = content.length): File {
  return new File([new Uint8Array(content.subarray(0, length))], 'logo.png', { type: 'image/png' });
}

function storedMetadata() {
  return sharp([...stored.values()][0]).metadata();
}

function refused(reason: string) {
  return { accepted: false, reason };
}
