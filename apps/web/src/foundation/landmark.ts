import { createContext, use } from 'react';

/** True below something that is the page's main landmark already: a page has one. */
export const InsideMain = createContext(false);

/** What the outermost element of a whole screen is. */
export function useScreenElement(): 'main' | 'div' {
  return use(InsideMain) ? 'div' : 'main';
}
