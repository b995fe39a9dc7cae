import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PAGES_FOLDER } from './public-pages.ts';
import { screensIn } from './src/foundation/screen-addresses.ts';

/** Tells the server which addresses are screens, so that it answers 404 at all others. */
export function screens(): Plugin {
  let root = '';
  return {
    name: 'screens',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const tree = await readFile(join(root, 'src/routeTree.gen.ts'), 'utf8');
      const source = JSON.stringify(screensIn(tree));
      this.emitFile({ type: 'asset', fileName: `${PAGES_FOLDER}/screens.json`, source });
    },
  };
}
