import { SHORT_NAMES } from './short-addresses.ts';

const LIST = /export interface FileRoutesByFullPath \{([^}]+)\}/;

/** Every address in the generated tree but the one for all that is left, and the short ones. */
export function screensIn(tree: string): string[] {
  const [, list = ''] = LIST.exec(tree) ?? [];
  const addresses = [...list.matchAll(/'(\/[^']*)'/g)].map(([, address = '']) => address);
  const own = addresses.filter((address) => address !== '/$');
  if (own.length === 0) throw new Error('The route tree names no screens');
  const short = own.flatMap((address) => {
    const [, dashboard, name = ''] = address.split('/');
    const isShort = dashboard === 'dashboard' && SHORT_NAMES.includes(name);
    return isShort ? [address.slice('/dashboard'.length)] : [];
  });
  return [...own, ...short];
}
