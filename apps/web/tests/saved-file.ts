import { vi } from 'vitest';

/** Catches what is handed to the browser as a download: its name, and its lines without the mark. */
export function catchSavedFile(): { name: () => string; lines: () => Promise<string[]> } {
  let saved: File | null = null;
  URL.createObjectURL = vi.fn((file: File) => {
    saved = file;
    return 'blob:saved';
  });
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return {
    name: () => saved?.name ?? '',
    lines: async () => ((await saved?.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n'),
  };
}
