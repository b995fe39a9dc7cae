import { qrImageOf } from '../../booking/qr-squares.ts';

const PIXELS = 1200;

/** For a printer: sharp in any size. */
export function qrSvgFile(content: string, name: string): File {
  const { size, path } = qrImageOf(content);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${PIXELS}" height="${PIXELS}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
  ];
  return new File([svg.join('')], `${name}.svg`, { type: 'image/svg+xml' });
}

/** For messages and social networks, which take no SVG. */
export async function qrPngFile(content: string, name: string): Promise<File> {
  const { size, path } = qrImageOf(content);
  const scale = Math.ceil(PIXELS / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw');

  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new File([await blobOf(canvas)], `${name}.png`, { type: 'image/png' });
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))));
  });
}
