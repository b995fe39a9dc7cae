import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { FileStore } from './file-store.ts';
import { inTurn, LONGEST_DRAWING } from './pictures.ts';

/** The shape in which chats show a link large. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
/** Around a logo, which is stored at most 512 high. */
const MARGIN = 59;
/** Most are drawn for paper, as on the page. */
const PAPER = '#ffffff';
const MOST_REMEMBERED = 50;
const COVER = /\/cover-[^/]+$/;

export type PreviewPictures = {
  /** The picture at this path in the shape of a preview; null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
};

/** The address of the preview of the picture at this address. Not every chat can read a WebP. */
export function previewAddressOf(address: string): string {
  return address.replace('/files/', '/files/previews/').replace('.webp', '.jpg');
}

/**
 * Previews are drawn when somebody asks and remembered by what they were drawn from: one that is asked for
 * under many names is drawn once, and with its picture it is gone.
 */
export function createPreviewPictures(files: FileStore): PreviewPictures {
  const remembered = new Map<string, Promise<Uint8Array>>();

  function remember(key: string, drawn: Promise<Uint8Array>): Promise<Uint8Array> {
    remembered.delete(key);
    remembered.set(key, drawn);
    const [oldest] = remembered.keys();
    if (oldest && remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
    drawn.catch(() => remembered.delete(key));
    return drawn;
  }

  return {
    async read(path) {
      const file = await files.get(path);
      if (!file) return null;
      const key = createHash('sha256').update(path).update(file.content).digest('base64');
      const known = remembered.get(key) ?? inTurn(path, () => drawPreview(path, file.content));
      return remember(key, known);
    },
  };
}

async function drawPreview(path: string, content: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(content).timeout({ seconds: LONGEST_DRAWING });
  const { width, height } = PREVIEW_SIZE;
  if (COVER.test(path)) return jpegOf(picture.resize(width, height, { fit: 'cover' }));
  const [innerWidth, innerHeight] = [width - 2 * MARGIN, height - 2 * MARGIN];
  const logo = picture.resize(innerWidth, innerHeight, { fit: 'contain', background: PAPER });
  const around = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  return jpegOf(logo.extend({ ...around, background: PAPER }));
}

function jpegOf(picture: Sharp): Promise<Uint8Array> {
  return picture.flatten({ background: PAPER }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
