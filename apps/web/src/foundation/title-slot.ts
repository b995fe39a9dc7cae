import { createContext } from 'react';

/** Where the title of a page stands instead of above its content: in the bar over all of them. */
export const TitleSlot = createContext<HTMLElement | null>(null);
