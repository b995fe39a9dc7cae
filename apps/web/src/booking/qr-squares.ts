import { encode } from 'uqr';

export type QrImage = { size: number; path: string };

// Cameras look for the quiet frame around the squares.
const FRAME = 4;

/** A QR code as one path over a square of that size. */
export function qrImageOf(content: string): QrImage {
  const { data, size } = encode(content, { ecc: 'M', border: FRAME });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
