import { useEffect } from 'react';
import { platformName } from '../brand/platform-name.ts';

const COUNTED = /^\(\d+\+?\) /;

/** The tab is called as the screen in it: 'Clientes · Hora Marcada'. */
export function useTabTitle(screen: string): void {
  useEffect(() => {
    nameTab(`${screen} · ${platformName()}`);
    return () => nameTab(platformName());
  }, [screen]);
}

/** Before its name stands how many wait, also for whoever works in another tab. */
export function useTabCount(count: string): void {
  useEffect(() => {
    countInTab(count);
    return () => countInTab('');
  }, [count]);
}

function nameTab(name: string): void {
  const counted = COUNTED.exec(document.title)?.[0] ?? '';
  document.title = counted + name;
}

function countInTab(count: string): void {
  const name = document.title.replace(COUNTED, '');
  document.title = count ? `(${count}) ${name}` : name;
}
