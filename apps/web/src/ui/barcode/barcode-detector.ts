type DetectedCode = { rawValue: string };
type Detector = { detect: (picture: HTMLVideoElement) => Promise<DetectedCode[]> };
type DetectorKind = new (options: { formats: string[] }) => Detector;

/** What a code stands on: goods of a shelf, or a gift card. */
export type CodeKind = 'goods' | 'gift-card';

const FORMATS: Record<CodeKind, string[]> = {
  goods: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf'],
  'gift-card': ['qr_code'],
};

function detectorKind(): DetectorKind | undefined {
  // The compiler's list of what browsers have does not know it yet.
  return (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
}

/** Whether this browser finds barcodes in a picture, and may be asked for one. */
export function canReadBarcodes(): boolean {
  return detectorKind() !== undefined && 'mediaDevices' in navigator;
}

const LOOK_EVERY = 250;
const SAME_AGAIN_AFTER = 1500;

/** Looks until it is stopped; one that stays in the picture is read once in a while, not all the time. */
export function watchForBarcodes(
  video: HTMLVideoElement,
  kind: CodeKind,
  onRead: (code: string) => void,
): () => void {
  const Kind = detectorKind();
  if (!Kind) return () => {};
  const detector = new Kind({ formats: FORMATS[kind] });
  let last = { code: '', at: 0 };
  const timer = setInterval(async () => {
    // A picture that is not there yet, or cannot be read, is looked at again.
    const [found] = await detector.detect(video).catch(() => []);
    if (!found) return;
    const at = performance.now();
    if (found.rawValue === last.code && at - last.at < SAME_AGAIN_AFTER) return;
    last = { code: found.rawValue, at };
    onRead(found.rawValue);
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
