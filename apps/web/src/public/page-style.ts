import { paletteVariables } from '../foundation/palette.ts';

/** Every stylesheet of the public pages, by its path. What all pages share comes first. */
const sheets: Record<string, string> = import.meta.glob('./**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The stylesheet of the pages of one folder, small enough to travel inside each of them. */
export function pageStyle(folder: string): string {
  const shared = Object.keys(sheets).filter((path) => path.split('/').length === 2);
  const own = Object.keys(sheets).filter((path) => path.startsWith(`./${folder}/`));
  return smaller(
    [paletteVariables(), ...[...shared, ...own].map((path) => sheets[path])].join('\n'),
  );
}

/** Without comments and needless spaces; none of our rules has a text in which they matter. */
function smaller(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}
