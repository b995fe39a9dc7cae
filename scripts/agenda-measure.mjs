import { chromium } from 'playwright-core';
import { agendaDay } from './agenda-day.mjs';

const OWNER = { email: 'dona@horamarcada.test', password: 'demo1234' };
const FULL = { professionals: 12, appointments: 500 };
const SCREEN = { width: 1440, height: 900 };
const DRAG_IN_MS = 3000;

/**
 * The busiest day that the agenda has to bear: how soon it is on the screen, and how smoothly an
 * appointment follows the mouse. Only the day itself is made up; everything else is the real thing.
 *
 * @param {number} port of the browser
 * @param {string} server
 */
export async function measureAgenda(port, server) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = await browser.newContext({
    baseURL: server,
    viewport: SCREEN,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.request.post('/api/auth/sign-in/email', { data: OWNER });
    await page.addInitScript(noteFirstPaint);
    await page.route('**/rpc/scheduling/agenda/read', fulfil);
    // Once for the cache: whoever works with the agenda opens it every day.
    await open(page);
    const paints = await open(page);
    const nextDayInMs = await turnThePage(page);
    return { ...paints, nextDayInMs, ...(await drag(page)), ...(await dragBareBox(page)) };
  } finally {
    await context.close();
  }
}

/** From the question for the day, from its answer, and from the very beginning of the page. */
async function open(page) {
  await page.goto('/dashboard/appointments');
  const painted = await page.waitForFunction(() => globalThis.dayPaintedAt);
  const { startTime, responseEnd } = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/rpc/scheduling/agenda/read'))
      .toJSON(),
  );
  const at = await painted.jsonValue();
  return {
    pageLoadToDayInMs: Math.round(at),
    dayPaintInMs: Math.round(at - startTime),
    dayPaintAfterDataInMs: Math.round(at - responseEnd),
  };
}

/** Runs in the page, before anything else there does. */
function noteFirstPaint() {
  function look() {
    if (document.querySelector('[data-entry]')) {
      // In the frame after the one that draws it.
      requestAnimationFrame((now) => Object.assign(globalThis, { dayPaintedAt: now }));
    } else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

async function fulfil(route) {
  const { json } = route.request().postDataJSON();
  const body = { json: agendaDay({ date: json.fromDate, ...FULL }) };
  await route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });
}

async function turnThePage(page) {
  // By then the neighbouring days have been fetched, as they have when a person turns the page.
  await page.waitForTimeout(1000);
  return page.evaluate(async () => {
    const shown = () => document.querySelector('[data-column]')?.getAttribute('data-column');
    const before = shown();
    const start = performance.now();
    document.querySelector('[aria-label="Próximo dia"]')?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (shown() === before);
    return Math.round((await frame()) - start);
  });
}

async function drag(page) {
  const entry = page.locator('[data-entry][data-movable]').first();
  await entry.scrollIntoViewIfNeeded();
  const { x, y } = await entry.boundingBox();
  await page.mouse.move(x + 20, y + 6);
  await page.mouse.down();
  const { framesPerSecond, longestInMs } = await wander(page, { x, y });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { dragFramesPerSecond: framesPerSecond, longestDragFrameInMs: longestInMs };
}

/** The same way with a bare box, for what this machine can do at this moment. */
async function dragBareBox(page) {
  await page.goto('about:blank');
  await page.setContent(
    '<div style="width:160px;height:48px;background:#93c5fd;will-change:transform"></div>',
  );
  await page.evaluate(() =>
    addEventListener('pointermove', ({ clientX, clientY }) => {
      const { style } = document.querySelector('div');
      style.transform = `translate(${clientX}px, ${clientY}px)`;
    }),
  );
  const { framesPerSecond } = await wander(page, { x: 100, y: 100 });
  return { bareBoxFramesPerSecond: framesPerSecond };
}

async function wander(page, { x, y }) {
  const counting = page.evaluate(countFrames, DRAG_IN_MS);
  for (const end = Date.now() + DRAG_IN_MS; Date.now() < end; ) {
    const turn = (Date.now() % 2000) / 2000;
    await page.mouse.move(x + 300 + 280 * Math.sin(turn * 2 * Math.PI), y + 40 + 300 * turn);
  }
  return counting;
}

/** Runs in the page. */
async function countFrames(duration) {
  const times = [];
  const start = performance.now();
  while ((times.at(-1) ?? 0) - start < duration) {
    times.push(await new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const gaps = times.slice(1).map((time, at) => time - times[at]);
  const seconds = (times.at(-1) - times[0]) / 1000;
  return {
    framesPerSecond: Math.round(gaps.length / seconds),
    longestInMs: Math.round(Math.max(...gaps)),
  };
}
