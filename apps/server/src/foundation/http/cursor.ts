/** Where a page ended, as a text that nobody has to understand. */
export function writeCursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** What was written; `null` for what was never handed out. Whoever reads it still checks its shape. */
export function partsOfCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

export const unknownCursor = {
  issues: [{ path: ['cursor'], message: 'Recarregue a lista e tente de novo.' }],
};
