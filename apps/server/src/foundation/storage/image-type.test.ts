import { expect, test } from 'vitest';
import { imageTypeOf } from './image-type.ts';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const webp = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
const jpegStart = '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA==';

function bytes(base64: string): Uint8Array {
  return Buffer.from(base64, 'base64');
}

test.each([
  ['image/png', bytes(png)],
  ['image/gif', bytes(gif)],
  ['image/gif', Buffer.from('GIF87a…')],
  ['image/webp', bytes(webp)],
  ['image/jpeg', bytes(jpegStart)],
])('recognises %s by its content', (type, content) => {
  expect(imageTypeOf(content)).toBe(type);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing that may carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['the first bytes of a PNG alone', bytes(png).subarray(0, 7)],
  ['a sound in the same wrapper as WebP', Buffer.from('RIFF\x24\x08\0\0WAVEfmt ')],
  ['an image that does not begin at the start', Buffer.concat([Buffer.from(' '), bytes(png)])],
  ['a document', Buffer.from('%PDF-1.7')],
])('%s is not an image', (_case, content) => {
  expect(imageTypeOf(content)).toBeNull();
});
