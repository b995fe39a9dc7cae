import { chromium } from 'playwright-core';

const OWNER = { email: 'dona@horamarcada.test', password: 'demo1234' };
const SHAPES = {
  chromeInPixels: { viewport: { width: 1280, height: 800 } },
  phoneChromeInPixels: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/**
 * How much stands above the first hour of the agenda: bar, tools and names. The work gets the rest.
 *
 * @param {number} port of the browser
 * @param {string} server
 */
export async function measureRoom(port, server) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const measured = {};
  for (const [figure, shape] of Object.entries(SHAPES)) {
    const context = await browser.newContext({
      ...shape,
      baseURL: server,
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      await page.request.post('/api/auth/sign-in/email', { data: OWNER });
      await page.goto('/dashboard/appointments');
      const names = page
        .getByRole('region', { name: 'Agenda', exact: true })
        .locator('> div > div');
      measured[figure] = await names
        .first()
        .evaluate((head) => Math.round(head.getBoundingClientRect().bottom + scrollY));
    } finally {
      await context.close();
    }
  }
  return measured;
}
