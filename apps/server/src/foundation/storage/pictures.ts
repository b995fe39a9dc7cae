import { randomUUID } from 'node:crypto';
import { IMAGE_LIMITS } from '@app/domain/company/company-form';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import sharp, { type Metadata } from 'sharp';
import { BusyError, createWorkQueue } from '../work-queue.ts';
import type { FileStore } from './file-store.ts';
import { imageTypeOf } from './image-type.ts';

const ADDRESS_PREFIX = '/files/';

export const PICTURE_AREAS = ['company-logos', 'professional-photos', 'account-photos'] as const;

/** Whose picture: its area, the company or account it belongs to, and its name among theirs. */
export type PicturePlace = {
  area: (typeof PICTURE_AREAS)[number];
  owner: string;
  name: string;
};
export type PictureRefusal = 'not-an-image' | 'too-large' | 'too-many-pixels';

/**
 * Draws the picture anew and stores that: small, upright, and without what was hidden in the file,
 * such as where it was taken. Answers the address under which browsers find it, which no other
 * picture ever gets: whoever removes the one before cannot hit it.
 */
export async function storePicture(
  files: FileStore,
  place: PicturePlace,
  file: Blob,
  longestSide: number = IMAGE_LIMITS.sideInPixels,
): Promise<Result<string, PictureRefusal>> {
  const drawn = await drawPicture(file, place.owner, longestSide);
  if (!drawn.accepted) return drawn;

  const path = newPathOf(place);
  await files.put(path, drawn.value, 'image/webp');
  return accept(ADDRESS_PREFIX + path);
}

// One picture fills enough of the memory, and leaves the other threads to those who sign in.
export const inTurn = createWorkQueue({ waiting: 16, ofOwner: 3 });
sharp.concurrency(1);

/** The picture as it is stored, and nothing stored yet. Nobody fills the row of those that wait. */
export async function drawPicture(
  file: Blob,
  owner: string,
  longestSide: number = IMAGE_LIMITS.sideInPixels,
): Promise<Result<Uint8Array, PictureRefusal>> {
  if (file.size > IMAGE_LIMITS.bytes) return refuse('too-large');
  return inTurn(owner, async () => {
    const content = new Uint8Array(await file.arrayBuffer());
    if (imageTypeOf(content) === null) return refuse('not-an-image');
    if (await isTooMuch(content)) return refuse('too-many-pixels');
    const drawn = await drawAnew(content, longestSide);
    return drawn === null ? refuse('not-an-image') : accept(drawn);
  });
}

/** The only one at its path: a new version makes browsers ask for it again. */
export function newAddressOf(path: string): string {
  return `${ADDRESS_PREFIX}${path}?v=${randomUUID()}`;
}

/** Where the picture at this address is stored. */
export function picturePathOf(address: string): string {
  return address.slice(ADDRESS_PREFIX.length).replace(/\?.*$/, '');
}

/** The picture at this address, once nothing points at it any more. */
export async function removePicture(files: FileStore, address: string | null): Promise<void> {
  if (address) await files.remove(picturePathOf(address));
}

/** Where pictures of companies lie. Those of accounts belong to the people. */
export const COMPANY_PICTURE_AREAS = ['company-logos', 'professional-photos'] as const;

/** Every picture of a company that goes. */
export async function removePicturesOf(files: FileStore, companyId: string): Promise<void> {
  for (const area of COMPANY_PICTURE_AREAS) {
    await files.removeFolder(`${area}/${companyId}`);
  }
}

// A few bytes can claim to be a picture that fills the memory. A good phone takes 12 to 50 million.
const MOST_PIXELS = 50_000_000;
// Unpacked. Most pictures are read line by line; of others all of it is held until the last line.
const MOST_BYTES = { readByLine: 200_000_000, heldWhole: 100_000_000 };
/** In seconds. */
export const LONGEST_DRAWING = 20;

/** Told by the head of the file: nothing is unpacked for it. */
async function isTooMuch(content: Uint8Array): Promise<boolean> {
  try {
    const head = await sharp(content, { limitInputPixels: false }).metadata();
    if (head.width * head.height > MOST_PIXELS) return true;
    return bytesOf(head) > MOST_BYTES[isHeldWhole(head) ? 'heldWhole' : 'readByLine'];
  } catch {
    return false;
  }
}

function bytesOf({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/** What comes in several passes, and what is packed as one piece. */
function isHeldWhole({ isProgressive, format }: Metadata): boolean {
  return isProgressive || format === 'webp' || format === 'gif';
}

async function drawAnew(content: Uint8Array, side: number): Promise<Uint8Array | null> {
  try {
    return await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_DRAWING })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch (error) {
    if (isTimeout(error)) throw new BusyError('A picture took too long to draw', { cause: error });
    // It began like an image and could not be read as one: damaged, made up, or far too large.
    return null;
  }
}

/** The library tells it by its words alone. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout:');
}

function newPathOf({ area, owner, name }: PicturePlace): string {
  return `${area}/${owner}/${name}-${randomUUID()}.webp`;
}
