import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nobody is kept out: no violation of the accessibility rules on what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Whoever is still being let in looks at a waiting sign, which has no heading.
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: 10_000 }).catch(() => undefined);
  // What answers an older question is dimmed until the newer one is answered.
  const outdated = page.locator('main [aria-busy="true"]').first();
  await outdated.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined);
  await untilStill(page);
  const { violations } = await (await checkOf(page)).analyze();
  const wrong: string[] = [];
  for (const { id, nodes } of violations)
    for (const node of nodes)
      if (!(await liesUnderBar(page, node))) wrong.push(`${id}: ${node.html}`);
  expect(wrong).toEqual([]);
}

/** By night what was looked at by day, or the other way round: nothing but colours is another. */
export async function expectReadableOtherwise(page: Page): Promise<void> {
  const [now, otherwise] = (await page.evaluate(
    () => matchMedia('(prefers-color-scheme: dark)').matches,
  ))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await wear(page, otherwise);
  const check = (await checkOf(page)).withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await check.exclude('tbody > tr:nth-child(n + 5)').analyze();
  await wear(page, now);
  const wrong = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(wrong, otherwise).toEqual([]);
}

async function wear(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    // Visitors' pages follow by their styles alone.
    const { mantineColorScheme = wanted } = document.documentElement.dataset;
    return mantineColorScheme === wanted;
  }, scheme);
  await untilStill(page);
}

/** Nothing fades or slides any more. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let moving = document.getAnimations();
    while (moving.length > 0) {
      // One that is cut short by its element going away is over as well.
      await Promise.allSettled(moving.map((animation) => animation.finished));
      // A colour goes down from parent to child, and each begins when the one above is through.
      moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    }
  });
}

async function checkOf(page: Page): Promise<AxeBuilder> {
  // The rules are long, and stay in a page until it is loaded again.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Of our own pages none frames another's, so the whole check can run in the page itself. Rows of a
  // list are alike, and what is not on trial is not looked for: styles as files, films, what is right.
  const check = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .options({
      resultTypes: ['violations'],
      preload: false,
      // Among its rules it is the one that is not looked at unless asked for.
      rules: { 'target-size': { enabled: true } },
    })
    .exclude('tbody > tr:nth-child(n + 13)')
    .setLegacyMode();
  // What lies under a dialog cannot be reached, and is looked at where it lies open.
  if (await page.locator('body > :not(#root) [aria-modal="true"]').first().isVisible())
    check.exclude('#root');
  return check;
}

type Wrong = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** Too small only because a head, a foot or the bar of a phone lies over a part of it: scrolled, it is whole. */
async function liesUnderBar(page: Page, { any }: Wrong): Promise<boolean> {
  const size = any.find(({ id, data }) => id === 'target-size' && data?.messageKey);
  const over = size?.relatedNodes?.map(({ target }) => String(target)) ?? [];
  if (over.length === 0) return false;
  const isOfBar = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        for (let part: Element | null = element; part; part = part.parentElement) {
          if (part.matches('header, [data-phone-tabs]')) return true;
          if (getComputedStyle(part).position === 'sticky') return true;
        }
        return false;
      });
  return (await Promise.all(over.map(isOfBar))).every(Boolean);
}
