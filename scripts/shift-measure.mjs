import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const OWNER = { email: 'dona@horamarcada.test', password: 'demo1234' };
const SHAPES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  computer: { viewport: { width: 1280, height: 860 } },
};
/** What comes late has come by then. */
const SETTLED_IN_MS = 600;

/**
 * How much of each screen moves by itself while it comes, as browsers count it: parts of the window.
 *
 * @param {number} port of the browser
 * @param {string} server
 * @returns {Promise<{ shape: string, screen: string, moved: number, parts: string[] }[]>}
 */
export async function measureShifts(port, server) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const measured = [];
  for (const [shape, screen] of Object.entries(SHAPES)) {
    const context = await browser.newContext({
      ...screen,
      baseURL: server,
      serviceWorkers: 'block',
    });
    try {
      await context.addInitScript(noteShifts);
      const headers = { origin: server };
      await context.request.post('/api/auth/sign-in/email', { data: OWNER, headers });
      for (const one of await screensOf(context)) {
        measured.push({ shape, screen: one.name, ...(await visit(context, one)) });
      }
    } finally {
      await context.close();
    }
  }
  return measured;
}

/** Addresses, and what is opened there: a panel or a dialog that fills up after it is there. */
async function screensOf(context) {
  const [visited] = (await readJson(context, '/appointments')).items;
  const agenda = '/dashboard/appointments';
  return [
    { name: 'home', address: '/dashboard' },
    { name: 'agenda', address: agenda },
    { name: 'visit panel', address: agenda, opens: `${agenda}?open=${visited.id}` },
    { name: 'quick panel', address: agenda, opens: `${agenda}?quick=next` },
    { name: 'clients', address: '/dashboard/clients' },
    { name: 'client page', address: `/dashboard/clients/${visited.clientId}` },
    { name: 'drawer', address: '/dashboard/financial?tab=cash' },
    {
      name: 'closing of the drawer',
      address: '/dashboard/financial?tab=cash',
      presses: /^Fechar caixa/i,
    },
    { name: 'commissions', address: '/dashboard/financial?tab=commissions' },
    { name: 'book', address: '/dashboard/financial/transactions' },
    { name: 'reports', address: '/dashboard/reports' },
    { name: 'closings', address: '/dashboard/settings?tab=closings' },
  ];
}

async function readJson(context, path) {
  return (await context.request.get(`/api/v1${path}`)).json();
}

/** A page of its own for each: left for another address, one would keep its line for live changes. */
async function visit(context, { address, opens, presses }) {
  const page = await context.newPage();
  try {
    await page.goto(address);
    const onScreen = await movedOn(page);
    if (!opens && !presses) return onScreen;
    if (presses) await page.getByRole('button', { name: presses }).click();
    else await page.evaluate((href) => globalThis.__TSR_ROUTER__.navigate({ href }), opens);
    await page.getByRole('dialog').waitFor();
    // Making room for it is what was asked for; from then on everything keeps its place.
    await page.evaluate(() => globalThis.shifts.splice(0));
    return await movedOn(page);
  } finally {
    await page.close();
  }
}

/** Runs in each page, before anything else there does. */
function noteShifts() {
  globalThis.shifts = [];
  const watch = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const parts = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 30)} (${previousRect.y} → ${currentRect.y})`,
      );
      globalThis.shifts.push({ value, parts });
    }
  });
  watch.observe({ type: 'layout-shift', buffered: true });
}

/** Since it was last asked, and what it was. */
async function movedOn(page) {
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await pause(SETTLED_IN_MS);
  const shifts = await page.evaluate(() => globalThis.shifts.splice(0));
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return { moved: Math.round(sum * 1000) / 1000, parts: shifts.flatMap(({ parts }) => parts) };
}
