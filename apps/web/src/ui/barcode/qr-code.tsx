import { qrImageOf } from '../../booking/qr-squares.ts';

type QrCodeProps = { content: string; label: string; className?: string | undefined };

/** Dark on white in both themes: cameras do not read it the other way round. */
export function QrCode({ content, label, className }: QrCodeProps) {
  const { size, path } = qrImageOf(content);
  return (
    <svg
      className={className}
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
