import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const SCALE = 6;

/** A QR code as the picture a gateway sends: black on white, with its quiet edge. */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { border: 2 });
  const side = size * SCALE;
  const lines: Buffer[] = [];
  for (let y = 0; y < side; y += 1) {
    // Each line begins with the filter it was written with: none.
    const line = Buffer.alloc(side + 1);
    for (let x = 0; x < side; x += 1) {
      const isDark = data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)];
      line[x + 1] = isDark ? 0 : 255;
    }
    lines.push(line);
  }
  return `data:image/png;base64,${png(side, Buffer.concat(lines)).toString('base64')}`;
}

/** Eight bits of grey per point. */
function png(side: number, points: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
