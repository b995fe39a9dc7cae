import type { PlatformSettings } from '@app/contract/platform/settings.contract';
import { appearanceStyle } from '@app/domain/platform/appearance-style';

const ELEMENT = 'shown-appearance';

/** Whoever saves sees it at once; everybody else's next page asks the server for the same. */
export function showAppearance({ appearance, general }: PlatformSettings): void {
  for (const link of document.querySelectorAll('link[href="/appearance.css"]')) link.remove();
  const element = document.getElementById(ELEMENT) ?? document.createElement('style');
  element.id = ELEMENT;
  element.textContent = appearanceStyle({ ...appearance, name: general.platformName });
  document.head.append(element);
}
