import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { clientName, importClients } from './palette-clients.mjs';

const OWNER = { email: 'dona@horamarcada.test', password: 'demo1234' };
const CLIENTS = 20_000;
/** Within a minute PostgreSQL has tidied up behind an import, as it has in a salon that is open. */
const TIDY_IN_MS = 65_000;
const SCREEN = { width: 1280, height: 800 };
const BLOCKS = 11;
const KEYS_IN_A_BLOCK = 10;
const FIELD = 'Buscar em tudo';

/**
 * How long after a key its answer is on the screen, among as many clients as a large salon has.
 * A field that writes down what a bare route answers takes turns with it.
 *
 * @param {number} port of the browser
 * @param {{ server: string, control: string }} addresses
 */
export async function measurePalette(port, { server, control }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = await browser.newContext({
    baseURL: server,
    viewport: SCREEN,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(defineMeasures, FIELD);
    const palette = await openPalette(context, server);
    const bare = await context.newPage();
    await bare.goto(control);
    await bare.setContent(BARE_FIELD);
    return compared(await takeTurns(palette, bare));
  } finally {
    await context.close();
  }
}

async function openPalette(context, server) {
  const page = await context.newPage();
  await page.request.post('/api/auth/sign-in/email', { data: OWNER });
  await importClients(page, { server, count: CLIENTS });
  await pause(TIDY_IN_MS);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: FIELD }).click();
  await page.getByRole('combobox', { name: FIELD }).waitFor();
  return page;
}

/** Says what it does as the palette says it, and does the least that an answer needs. */
const BARE_FIELD = `<!doctype html><input role="combobox" aria-label="${FIELD}">
<div role="listbox" aria-label="${FIELD}" aria-busy="false"></div>
<script>
  const [field, list] = [document.querySelector('input'), document.querySelector('div')];
  field.addEventListener('input', async () => {
    list.setAttribute('aria-busy', 'true');
    await (await fetch('/')).text();
    list.innerHTML = '<div role="option"></div>';
    list.firstChild.textContent = field.value + ' da Silva';
    list.setAttribute('aria-busy', 'false');
  });
</script>`;

/** Runs in each page, before anything else there does. */
function defineMeasures(name) {
  const find = (role) => document.querySelector(`[role=${role}][aria-label="${name}"]`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  function isAnswered({ typed, answer }) {
    const list = find('listbox');
    if (find('combobox').value !== typed || list.getAttribute('aria-busy') === 'true') return false;
    return list.querySelector('[role=option]')?.textContent.startsWith(answer) ?? false;
  }

  /** Milliseconds from the next key to the frame after the one that draws its answer. */
  function timeNextKey(expected) {
    globalThis.painted = new Promise((resolve) => {
      const look = async ({ timeStamp }) => {
        do await frame();
        while (!isAnswered(expected));
        resolve((await frame()) - timeStamp);
      };
      addEventListener('keydown', look, { capture: true, once: true });
    });
  }
  Object.assign(globalThis, { isAnswered, timeNextKey });
}

/** The first block warms up the server and both pages; nobody counts it. */
async function takeTurns(palette, bare) {
  const times = { palette: [], bare: [] };
  for (let block = 0; block < BLOCKS; block++) {
    const ofPalette = await timeBlock(palette, block);
    const ofBare = await timeBlock(bare, block);
    if (block === 0) continue;
    times.palette.push(...ofPalette);
    times.bare.push(...ofBare);
  }
  return times;
}

async function timeBlock(page, block) {
  await page.bringToFront();
  const times = [];
  for (let key = 0; key < KEYS_IN_A_BLOCK; key++) {
    times.push(await timeLastKey(page, askedFor(block * KEYS_IN_A_BLOCK + key)));
  }
  return times;
}

/** Another client each time, as far from the last one that no answer is known already. */
function askedFor(round) {
  return CLIENTS / 2 + 17 * round;
}

/** The rest of the name stands there, and its answer too. */
async function timeLastKey(page, number) {
  const typed = `Pessoa ${number}`;
  const before = typed.slice(0, -1);
  await page.getByRole('combobox', { name: FIELD }).fill(before);
  const known = { typed: before, answer: 'Pessoa' };
  await page.waitForFunction((expected) => globalThis.isAnswered(expected), known);
  const expected = { typed, answer: clientName(number) };
  await page.evaluate((next) => globalThis.timeNextKey(next), expected);
  await page.keyboard.press(typed.slice(-1));
  return page.evaluate(() => globalThis.painted);
}

function compared({ palette, bare }) {
  const [ofPalette, ofBare] = [figuresOf(palette), figuresOf(bare)];
  return {
    clients: CLIENTS,
    keys: palette.length,
    target: { p95InMs: 'at most 100' },
    ...ofPalette,
    control: ofBare,
    ratioOfP50: rounded(ofPalette.p50InMs / ofBare.p50InMs),
    ratioOfP95: rounded(ofPalette.p95InMs / ofBare.p95InMs),
  };
}

function figuresOf(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => rounded(sorted[Math.floor(sorted.length * share)]);
  return { p50InMs: at(0.5), p95InMs: at(0.95) };
}

function rounded(value) {
  return Math.round(value * 10) / 10;
}
