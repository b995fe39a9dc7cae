import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableOtherwise } from './accessible.ts';
import { expectNoSidewaysScroll } from './journey.ts';
import { expectThumbSized } from './thumbs.ts';

/** By day and by night nobody is kept out, and nothing is cut off. */
export async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectReadableOtherwise(page);
}

/** And a thumb meets what it wants: of a screen on which nothing lies over another thing. */
export async function expectAtEase(page: Page): Promise<void> {
  await expectReadable(page);
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await expectThumbSized(page);
}
