import { useMemo } from 'react';
import { qrImageOf } from '../qr-squares.ts';
import classes from './shop.module.css';

/** Dark on white in both themes: cameras do not read it the other way round. */
export function QrPicture({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => qrImageOf(content), [content]);
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
