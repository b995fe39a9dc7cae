import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOULDS } from './public-pages.ts';

type Screens = { include(url: string): boolean };

/** The addresses of the program's screens, as the build of the web wrote them down: `/a/$id`. */
export function readScreens(folder: string): Screens {
  const file = join(folder, MOULDS, 'screens.json');
  const addresses: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const patterns = addresses.map(patternOf);
  return {
    include(url) {
      const path = new URL(url, 'http://localhost').pathname;
      return patterns.some((pattern) => pattern.test(path));
    },
  };
}

function patternOf(address: string): RegExp {
  const parts = address.split('/').filter(Boolean);
  const path = parts.map((part) => (part.startsWith('$') ? '/[^/]+' : `/${RegExp.escape(part)}`));
  return new RegExp(`^${path.join('')}/?$`);
}
