type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

const GAP = null;
const SIGNATURES: readonly (readonly [ImageType, readonly (number | typeof GAP)[]])[] = [
  ['image/png', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', ascii('GIF87a')],
  ['image/gif', ascii('GIF89a')],
  ['image/webp', [...ascii('RIFF'), GAP, GAP, GAP, GAP, ...ascii('WEBP')]],
];

/** Tells an image by how its content begins. Names and declared types are what the sender wishes. */
export function imageTypeOf(content: Uint8Array): ImageType | null {
  const match = SIGNATURES.find(([, signature]) =>
    signature.every((byte, at) => byte === GAP || content[at] === byte),
  );
  return match?.[0] ?? null;
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, 'ascii')];
}
