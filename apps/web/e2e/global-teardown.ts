import { rmSync } from 'node:fs';

export default function removeData(): void {
  for (const folder of [process.env.E2E_DATA, process.env.E2E_EMPTY_DATA]) {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}
